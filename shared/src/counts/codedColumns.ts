/** Columns with a bound on their codes, and keys that pack the codes of several columns, so that one comparison serves them all. */
import type { Codes } from '../table/index.ts';

/** Rows between two yields of a counting generator: well under a millisecond of work. */
export const blockRows = 16384;

export interface CodedColumn {
  readonly codes: Codes;
  /** Every code is below it. */
  readonly limit: number;
}

export function* boundColumns(columns: readonly Codes[], rows: number): Generator<number, CodedColumn[]> {
  const buffer = new Uint32Array(Math.min(rows, blockRows));
  const bounded: CodedColumn[] = [];
  for (const codes of columns) {
    let largest = 0;
    for (let from = 0; from < rows; from += blockRows) {
      const to = Math.min(rows, from + blockRows);
      codes.copyTo(buffer, from, to);
      largest = Math.max(largest, largestOf(buffer, to - from));
      yield 0;
    }
    bounded.push({ codes, limit: largest + 1 });
  }
  return bounded;
}

function largestOf(codes: Uint32Array, count: number): number {
  let largest = 0;
  for (let i = 0; i < count; i++) largest = Math.max(largest, codes[i]);
  return largest;
}

/**
 * Appends the codes of a column to the keys of the rows `from` to `to`, or of the `chosen` rows among them, as a digit
 * in mixed radix. Keys stay below 2^32, which is the caller's care, so arithmetic modulo 2^32 loses nothing.
 */
export function appendDigit(
  keys: Uint32Array,
  column: CodedColumn,
  from: number,
  to: number,
  chosen: Uint32Array | undefined,
  buffer: Uint32Array,
): void {
  const { codes, limit } = column;
  // Where few rows are chosen, fetching them one by one is cheaper than copying all.
  if (chosen !== undefined && chosen.length * 16 < to - from) {
    for (let i = 0; i < chosen.length; i++) keys[i] = (Math.imul(keys[i], limit) + (codes.at(chosen[i]) | 0)) | 0;
    return;
  }
  codes.copyTo(buffer, from, to);
  if (chosen === undefined) appendAll(keys, limit, buffer, to - from);
  else appendChosen(keys, limit, buffer, chosen, from);
}

function appendAll(keys: Uint32Array, limit: number, codes: Uint32Array, count: number): void {
  for (let i = 0; i < count; i++) keys[i] = (Math.imul(keys[i], limit) + (codes[i] | 0)) | 0;
}

function appendChosen(keys: Uint32Array, limit: number, codes: Uint32Array, chosen: Uint32Array, from: number): void {
  for (let i = 0; i < chosen.length; i++) {
    keys[i] = (Math.imul(keys[i], limit) + (codes[chosen[i] - from] | 0)) | 0;
  }
}
