/** Finds identifiers inside longer texts: addresses, numbers of people and of accounts, and names, in a column of remarks. */
import type { Dictionary } from '../../table/index.ts';
import { translatable } from '../../words/index.ts';
import { mayHoldNames } from './names/mayHoldNames.ts';
import { namesIn } from './names/namesIn.ts';
import { type Named, NameTally } from './names/nameTally.ts';
import { OVERLAP, sorts } from './sorts.ts';

const NAMES = translatable('names of people');

/** The identifiers in the texts of one column. */
export interface Embedded {
  /** Rows whose text holds at least one. */
  readonly rows: number;
  /** What it is, in the plural → rows. */
  readonly rowsOf: ReadonlyMap<string, number>;
  /** Rows in which all that was found is kept for examples, or was never given out. */
  readonly reservedRows: number;
}

/** Whether all that was found is kept for examples: then it names nobody. */
export function isOnlyReserved({ rows, reservedRows }: Embedded): boolean {
  return reservedRows === rows;
}

/** Bytes of a text that are searched in one go; two stretches of this kind overlap. */
const STRETCH = 8 * 1024;
/** Bytes looked at between two yields; those that are read for names count more. */
const STEP = 64 * 1024;
const COST_OF_NAMES = 16;
/** Fewer digits than this make no number of a person. */
const FEWEST_DIGITS = 9;

const decoder = new TextDecoder();

/** Yields the number of values looked at. */
export function* findEmbedded(dictionary: Dictionary): Generator<number, Embedded | undefined> {
  const rowsOf = new Map<string, number>();
  const names = new NameTally();
  let rows = 0;
  let reservedRows = 0;
  let looked = 0;
  for (let code = 1; code < dictionary.size; code++) {
    const count = dictionary.count(code);
    if (count === 0) continue;
    const found = new Set<string>();
    const named: Named[] = [];
    let isReserved = true;
    const bytes = dictionary.bytes(code);
    for (let from = 0; from === 0 || from + OVERLAP < bytes.length; from += STRETCH - OVERLAP) {
      const stretch = bytes.subarray(from, from + STRETCH);
      looked += stretch.length;
      for (const sort of sortsIn(stretch)) {
        found.add(sort.label);
        isReserved &&= sort.isReserved;
      }
      if (mayHoldNames(stretch)) {
        looked += COST_OF_NAMES * stretch.length;
        named.push(...namedIn(decoder.decode(stretch)));
      }
      if (looked < STEP) continue;
      looked = 0;
      yield code;
    }
    if (found.size > 0) rows += count;
    if (found.size > 0 && isReserved && named.length === 0) reservedRows += count;
    for (const label of found) rowsOf.set(label, (rowsOf.get(label) ?? 0) + count);
    if (named.length > 0) names.add(named, count, found.size === 0);
  }
  const people = names.rows();
  if (people.all > 0) rowsOf.set(NAMES, people.all);
  rows += people.withoutOthers;
  return rows > 0 ? { rows, rowsOf, reservedRows } : undefined;
}

function namedIn(text: string): Named[] {
  return namesIn(text).map(({ start, end, sureness }) => ({ name: text.slice(start, end), sureness }));
}

/** Nearly all texts have neither an at sign nor enough digits, and need not become strings. */
function sortsIn(bytes: Uint8Array): { label: string; isReserved: boolean }[] {
  const hasAt = bytes.includes(0x40);
  const hasDigits = hasEnoughDigits(bytes);
  if (!hasAt && !hasDigits) return [];
  const text = decoder.decode(bytes);
  return sorts.flatMap(({ label, needs, pattern, isOne, isReserved }) => {
    if (!(needs === 'at sign' ? hasAt : hasDigits)) return [];
    const all = Array.from(text.matchAll(pattern), ([found]) => found).filter(isOne);
    return all.length > 0 ? [{ label, isReserved: all.every(isReserved) }] : [];
  });
}

function hasEnoughDigits(bytes: Uint8Array): boolean {
  let digits = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] >= 0x30 && bytes[i] <= 0x39 && ++digits === FEWEST_DIGITS) return true;
  }
  return false;
}
