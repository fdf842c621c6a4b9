/** A column made ready to be crossed with others: its values in one kind of array, their frequencies, and the rows of each. */

import { freshTable } from '../hashing/index.ts';
import type { Codes } from '../table/index.ts';
import { blockRows } from './codedColumns.ts';

/** The rows of value v are `order[starts[v]]` … `order[starts[v + 1] - 1]`, ascending. */
interface GroupedRows {
  readonly starts: Uint32Array;
  readonly order: Uint32Array;
}

export class IndexedColumn {
  /** Row → value, a number. */
  readonly values: Uint32Array;
  /** Value → number of its rows; 0 for numbers that do not occur. */
  readonly frequencies: Uint32Array;
  /** How many values occur. */
  readonly distinct: number;
  #grouped: GroupedRows | undefined;

  constructor(values: Uint32Array, frequencies: Uint32Array) {
    this.values = values;
    this.frequencies = frequencies;
    let distinct = 0;
    for (let value = 0; value < frequencies.length; value++) if (frequencies[value] > 0) distinct++;
    this.distinct = distinct;
  }

  /** Every value is below it. */
  get limit(): number {
    return this.frequencies.length;
  }

  /** The rows by value, put in order when they are first asked for. Yields no progress. */
  *grouped(): Generator<number, GroupedRows> {
    this.#grouped ??= yield* groupRows(this.values, this.frequencies);
    return this.#grouped;
  }
}

/** Yields how many rows were handled. */
export function* indexColumn(codes: Codes, rows: number): Generator<number, IndexedColumn> {
  const values = new Uint32Array(rows);
  let frequencies = new Uint32Array(256);
  for (let from = 0; from < rows; from += blockRows) {
    const block = values.subarray(from, Math.min(rows, from + blockRows));
    codes.copyTo(block, from, from + block.length);
    const limit = largestOf(block) + 1;
    if (limit > frequencies.length) {
      const grown = new Uint32Array(Math.max(limit, frequencies.length * 2));
      grown.set(frequencies);
      frequencies = grown;
    }
    countInto(frequencies, block);
    yield from + block.length;
  }
  let limit = frequencies.length;
  while (limit > 0 && frequencies[limit - 1] === 0) limit--;
  return new IndexedColumn(values, frequencies.subarray(0, limit));
}

function largestOf(values: Uint32Array): number {
  let largest = 0;
  for (let i = 0; i < values.length; i++) if (values[i] > largest) largest = values[i];
  return largest;
}

function countInto(frequencies: Uint32Array, values: Uint32Array): void {
  for (let i = 0; i < values.length; i++) frequencies[values[i]]++;
}

/** Sorts the rows by value, by counting. */
function* groupRows(values: Uint32Array, frequencies: Uint32Array): Generator<number, GroupedRows> {
  const starts = new Uint32Array(frequencies.length + 1);
  for (let value = 0; value < frequencies.length; value++) starts[value + 1] = starts[value] + frequencies[value];
  const order = new Uint32Array((yield* freshTable(values.length)).buffer);
  const next = starts.slice();
  for (let from = 0; from < values.length; from += blockRows) {
    place(values, from, Math.min(values.length, from + blockRows), next, order);
    yield 0;
  }
  return { starts, order };
}

function place(values: Uint32Array, from: number, to: number, next: Uint32Array, order: Uint32Array): void {
  for (let row = from; row < to; row++) order[next[values[row]]++] = row;
}
