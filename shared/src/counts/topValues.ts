/** The most frequent values of a column, and how much the others hold. */
import type { Dictionary } from '../table/index.ts';

/** Values between two yields: to tell equal frequencies apart, the bytes of values are compared. */
const blockValues = 4096;

/** What is asked of a column: its distinct values. */
interface ValuesOfColumn {
  readonly dictionary: Pick<Dictionary, 'size' | 'count' | 'bytes'>;
}

export interface ValueCount {
  readonly code: number;
  readonly count: number;
}

export interface TopValues {
  /** By descending count, then by the bytes of the value, so that the order does not depend on who counted. */
  readonly values: readonly ValueCount[];
  readonly otherValues: number;
  readonly otherRows: number;
  readonly missingRows: number;
}

/** Missing cells are counted apart; values that lost their last row do not count. Yields the codes looked at. */
export function* topValues(column: ValuesOfColumn, limit: number): Generator<number, TopValues> {
  const { dictionary } = column;
  const top: ValueCount[] = [];
  let otherValues = 0;
  let otherRows = 0;
  for (let code = 1; code < dictionary.size; code++) {
    if (code % blockValues === 0) yield code;
    const count = dictionary.count(code);
    if (count === 0) continue;
    const place = placeOf(code, count);
    if (place < limit) top.splice(place, 0, { code, count });
    const pushedOut = place < limit ? (top.length > limit ? top.pop() : undefined) : { code, count };
    if (pushedOut === undefined) continue;
    otherValues++;
    otherRows += pushedOut.count;
  }
  return { values: top, otherValues, otherRows, missingRows: dictionary.count(0) };

  /** How many of the values kept come before a value. */
  function placeOf(code: number, count: number): number {
    let place = top.length;
    while (place > 0 && !precedes(top[place - 1], code, count)) place--;
    return place;
  }

  function precedes(kept: ValueCount, code: number, count: number): boolean {
    if (kept.count !== count) return kept.count > count;
    return compareBytes(dictionary.bytes(kept.code), dictionary.bytes(code)) < 0;
  }
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}
