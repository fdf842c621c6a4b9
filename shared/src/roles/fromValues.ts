/** What a column is where no detector knows it: by how many values it has, and what they look like. */
import { holdsCodes } from './codes.ts';
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
/** In scripts that write a word in one or two characters. */
const DENSE_TEXT_LENGTH = 16;
/** As codes are written. */
const inOnePiece = /^[\x21-\x7e]+$/;
const denseScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** In fewer rows than this, that all values differ says nothing. */
const ROWS_FOR_A_KEY = 10;
const KEY_SHARE = 0.95;
/** Digits of a number that reads like a code: amounts of one length have fewer. */
const CODE_DIGITS = 7;
/** Of numbers of rows, the largest as a multiple of the rows: a few are left out by the sample of values. */
const ROW_NUMBERS = 1.02;
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
  if (isRowNumber(column)) return told('insensitive', 'number', { says: 'row numbers' });
  if (isKey(column)) return told('identifier', 'code', { says: 'unique', share: column.uniqueShare });
  if (!numbers && meanLength > (isDense(column) ? DENSE_TEXT_LENGTH : FREE_TEXT_LENGTH)) {
    return told('insensitive', 'text', { says: 'free text', characters: Math.round(meanLength) });
  }
  return told('unknown', kindOf(column), { says: 'values', distinct });
}

function isDense({ probe }: ColumnSample): boolean {
  return probe.filter((value) => denseScript.test(value)).length > probe.length / 2;
}

/** Nearly each row has a value of its own. */
function isUnique({ uniqueShare, rows, missing }: ColumnSample): boolean {
  const present = rows - missing;
  return present >= Math.max(ROWS_FOR_A_KEY, rows / 2) && uniqueShare >= KEY_SHARE;
}

/** 1 to n, or 0 to n − 1, with no row left out. */
function isRowNumber(column: ColumnSample): boolean {
  const { numbers, rows, missing } = column;
  if (!numbers?.areWhole || missing > 0 || !isUnique(column)) return false;
  return (numbers.least === 0 || numbers.least === 1) && numbers.largest - numbers.least < ROW_NUMBERS * rows;
}

/** Of codes in one piece, or of whole numbers that are no amounts. */
function isKey(column: ColumnSample): boolean {
  const { numbers, distinct } = column;
  if (!isUnique(column)) return false;
  if (!numbers) return holdsCodes(column) && column.probe.every((value) => inOnePiece.test(value));
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
