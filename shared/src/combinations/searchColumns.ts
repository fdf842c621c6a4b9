/** Columns as a search reads them: counted, and ordered so that the most distinguishing ones come first. */
import type { Codes } from '../table/index.ts';

/** Rows between two yields: well under a millisecond of work. */
export const blockRows = 16384;

/** Values between two yields where values are gone through. */
export const codesPerSlice = 2 ** 17;

type CodeArray = Codes['view'];

export interface CountedColumn {
  /** The number of the column among those the search was given. */
  readonly index: number;
  /** Values that occur. */
  readonly values: number;
  /** Rows whose value occurs once. */
  readonly alone: number;
  /** Pairs of rows that agree in the column. */
  readonly pairs: number;
}

export interface SearchColumn extends CountedColumn {
  readonly codes: CodeArray;
  /** Code → rows that hold it. */
  readonly frequencies: Uint32Array;
}

/** The most distinguishing ones come first. */
export function byPairs(a: CountedColumn, b: CountedColumn): number {
  return a.pairs - b.pairs || a.index - b.index;
}

/** The columns by ascending number of pairs of rows that agree. Yields the rows counted. */
export function* searchColumns(columns: readonly Codes[], rows: number): Generator<number, SearchColumn[]> {
  const keys = new Uint32Array(Math.min(rows, blockRows));
  const found: SearchColumn[] = [];
  let done = 0;
  for (const [index, column] of columns.entries()) {
    const codes = column.view.subarray(0, rows);
    let frequencies = new Uint32Array(256);
    for (let from = 0; from < rows; from += blockRows) {
      const to = Math.min(rows, from + blockRows);
      column.copyTo(keys, from, to);
      const largest = largestOf(keys, to - from);
      if (largest >= frequencies.length) frequencies = grown(frequencies, largest + 1);
      tally(keys, to - from, frequencies);
      done += to - from;
      yield done;
    }
    const counts = { values: 0, alone: 0, pairs: 0 };
    for (let code = 0; code < frequencies.length; code += codesPerSlice) {
      summarise(frequencies, code, Math.min(frequencies.length, code + codesPerSlice), counts);
      yield done;
    }
    found.push({ index, codes, frequencies, ...counts });
  }
  return found.sort(byPairs);
}

function summarise(
  frequencies: Uint32Array,
  from: number,
  to: number,
  counts: { values: number; alone: number; pairs: number },
): void {
  for (let code = from; code < to; code++) {
    const frequency = frequencies[code];
    if (frequency > 0) counts.values++;
    if (frequency === 1) counts.alone++;
    else counts.pairs += (frequency * (frequency - 1)) / 2;
  }
}

function largestOf(keys: Uint32Array, count: number): number {
  let largest = 0;
  for (let i = 0; i < count; i++) if (keys[i] > largest) largest = keys[i];
  return largest;
}

function tally(keys: Uint32Array, count: number, frequencies: Uint32Array): void {
  for (let i = 0; i < count; i++) frequencies[keys[i]]++;
}

function grown(array: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(length, array.length * 2));
  larger.set(array);
  return larger;
}

/** Fetches the codes of rows `from` to `to` of a list. Each width of code has a loop that sees one kind of array only. */
export function gather(codes: CodeArray, rows: Uint32Array, from: number, to: number, keys: Uint32Array): void {
  if (codes instanceof Uint8Array) gatherBytes(codes, rows, from, to, keys);
  else if (codes instanceof Uint16Array) gatherHalves(codes, rows, from, to, keys);
  else gatherWords(codes, rows, from, to, keys);
}

function gatherBytes(codes: Uint8Array, rows: Uint32Array, from: number, to: number, keys: Uint32Array): void {
  for (let i = from; i < to; i++) keys[i - from] = codes[rows[i]];
}

function gatherHalves(codes: Uint16Array, rows: Uint32Array, from: number, to: number, keys: Uint32Array): void {
  for (let i = from; i < to; i++) keys[i - from] = codes[rows[i]];
}

function gatherWords(codes: Uint32Array, rows: Uint32Array, from: number, to: number, keys: Uint32Array): void {
  for (let i = from; i < to; i++) keys[i - from] = codes[rows[i]];
}
