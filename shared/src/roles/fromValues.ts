/** What a column is where no detector knows it: by how many values it has, and what they look like. */
import { Confidence } from './detector.ts';
import type { Evidence, Role, ValueKind } from './role.ts';
import type { ColumnSample } from './sample.ts';

export interface FromValues {
  readonly role: Role;
  readonly kind: ValueKind;
  readonly confidence: number;
  readonly evidence: Evidence;
}

/** Values of more characters than this on average are sentences: nobody knows them of another person word by word. */
const FREE_TEXT_LENGTH = 40;
/** In fewer rows than this, that all values differ says nothing. */
const ROWS_FOR_A_KEY = 10;
const KEY_SHARE = 0.95;
/** Numbers with more values than this are measured, not known of somebody. */
const FEW_NUMBERS = 20;
/** Digits of a number that reads like a code. */
const CODE_DIGITS = 4;
/** Texts with more values than this are no list of categories. */
const MOST_CATEGORIES = 200;

export function fromValues(column: ColumnSample): FromValues {
  const { distinct, values, meanLength, numbers, dates, rows, missing } = column;
  const told = (role: Role, kind: ValueKind, evidence: Evidence): FromValues => ({
    role,
    kind,
    confidence: Confidence.hint,
    evidence,
  });
  if (values.length === 0) return told('insensitive', 'text', { says: 'empty' });
  if (distinct === 1 && missing === 0 && rows > 1) return told('insensitive', kindOf(column), { says: 'constant' });
  if (dates) return told('quasi-identifier', 'date', { says: 'years', from: dates.firstYear, to: dates.lastYear });
  if (!numbers && meanLength > FREE_TEXT_LENGTH) {
    return told('insensitive', 'text', { says: 'free text', characters: Math.round(meanLength) });
  }
  if (isKey(column)) return told('identifier', 'code', { says: 'unique', share: column.uniqueShare });
  if (numbers && distinct > FEW_NUMBERS && !numbers.isPadded) {
    return told('insensitive', 'number', { says: 'many numbers', distinct });
  }
  return told('quasi-identifier', kindOf(column), { says: 'values', distinct });
}

/** Nearly each row has a value, and one of its own, and values are no amounts. */
function isKey({ uniqueShare, rows, missing, numbers, distinct }: ColumnSample): boolean {
  const present = rows - missing;
  if (present < Math.max(ROWS_FOR_A_KEY, rows / 2) || uniqueShare < KEY_SHARE) return false;
  if (!numbers) return true;
  if (!numbers.areWhole || numbers.least < 0) return false;
  const isNumberedThrough = numbers.largest - numbers.least < 1.1 * distinct;
  const readsLikeCode = numbers.hasOneLength && String(Math.round(numbers.largest)).length >= CODE_DIGITS;
  return isNumberedThrough || numbers.isPadded || readsLikeCode;
}

function kindOf({ numbers, distinct, probe }: ColumnSample): ValueKind {
  if (numbers) return numbers.isPadded ? 'code' : 'number';
  const codes = probe.filter((value) => /^[\w./-]+$/.test(value) && /\d/.test(value)).length;
  if (codes >= 0.8 * probe.length) return 'code';
  return distinct <= MOST_CATEGORIES ? 'category' : 'text';
}
