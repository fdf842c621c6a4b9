/** Difference sets: the columns in which two rows differ; a column combination distinguishes all rows if it hits each of them. */

import { type Random, randomBelow } from '../random/index.ts';
import { allColumns, MaskSet } from './masks.ts';
import type { Partition } from './partition.ts';
import { blockRows, type SearchColumn } from './searchColumns.ts';

/** Writes the columns in which the two rows differ to `mask`; false if there are none. */
export function difference(columns: readonly SearchColumn[], a: number, b: number, mask: Int32Array): boolean {
  mask.fill(0);
  let differs = false;
  for (let column = 0; column < columns.length; column++) {
    const { codes } = columns[column];
    if (codes[a] === codes[b]) continue;
    mask[column >>> 5] |= 1 << (column & 31);
    differs = true;
  }
  return differs;
}

/** Pairs of rows tried until one agrees in a column. */
const mostTries = 64;

/**
 * Difference sets of random pairs of rows that agree in a column, for each column in turn: as many as the number of these pairs to the
 * power .3. A column in which many pairs agree needs no partition, for two rows drawn at random agree soon enough; for others `alike` gives
 * the rows that do.
 */
export function* sampleDifferences(
  columns: readonly SearchColumn[],
  rows: number,
  alike: (column: number) => Generator<number, Partition>,
  random: Random,
  into: MaskSet,
): Generator<number, void> {
  const mask = new Int32Array(into.words);
  const slice = Math.ceil(20_000 / columns.length);
  let sampled = 0;
  for (const [column, { pairs, codes }] of columns.entries()) {
    if (pairs === 0) continue;
    const isFrequent = pairs * mostTries >= rows * rows;
    const draw = isFrequent ? anyPair(codes, rows, random) : pairWithin(yield* alike(column), random);
    for (let left = Math.ceil(pairs ** 0.3); left > 0; left--) {
      const pair = draw();
      if (pair !== undefined && difference(columns, pair[0], pair[1], mask)) into.add(mask, 0);
      if (++sampled % slice === 0) yield sampled;
    }
  }
}

type Draw = () => readonly [number, number] | undefined;

/** Draws rows until two agree, which may fail. */
function anyPair(codes: SearchColumn['codes'], rows: number, random: Random): Draw {
  return () => {
    const row = randomBelow(random, rows);
    for (let tries = 0; tries < mostTries; tries++) {
      const other = randomBelow(random, rows);
      if (other !== row && codes[row] === codes[other]) return [row, other];
    }
    return undefined;
  };
}

/** Draws a row, then another of its cluster. */
function pairWithin({ rows, starts }: Partition, random: Random): Draw {
  return () => {
    if (rows.length === 0) return undefined;
    const at = randomBelow(random, rows.length);
    const cluster = clusterAt(starts, at);
    const first = starts[cluster];
    const size = starts[cluster + 1] - first;
    return [rows[at], rows[first + ((at - first + 1 + randomBelow(random, size - 1)) % size)]];
  };
}

function clusterAt(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (starts[middle] <= at) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The difference sets of one row to all others, and how many others equal it. Rows of the same person count as different in all columns,
 * which asks nothing of a set. Yields the rows compared.
 */
export function* differencesTo(
  columns: readonly { readonly codes: SearchColumn['codes'] }[],
  rows: number,
  row: number,
  personOfRow: Uint32Array | undefined,
): Generator<number, { readonly differences: MaskSet; readonly equalRows: number }> {
  const differences = new MaskSet(columns.length);
  const { words } = differences;
  const masks = new Int32Array(Math.min(rows, blockRows / 4) * words);
  let equalRows = -1;
  for (let from = 0; from < rows; from += blockRows / 4) {
    const to = Math.min(rows, from + blockRows / 4);
    masks.fill(0);
    for (let column = 0; column < columns.length; column++) {
      const { codes } = columns[column];
      const bit = 1 << (column & 31);
      if (codes instanceof Uint8Array) markBytes(codes, from, to, codes[row], bit, masks, column >>> 5, words);
      else if (codes instanceof Uint16Array) markHalves(codes, from, to, codes[row], bit, masks, column >>> 5, words);
      else markWords(codes, from, to, codes[row], bit, masks, column >>> 5, words);
    }
    if (personOfRow) setOwnApart(masks, personOfRow, from, to, row, allColumns(columns.length));
    equalRows += collect(masks, to - from, differences);
    yield to;
  }
  return { differences, equalRows };
}

function setOwnApart(
  masks: Int32Array,
  personOfRow: Uint32Array,
  from: number,
  to: number,
  row: number,
  all: Int32Array,
): void {
  for (let other = from; other < to; other++) {
    if (other !== row && personOfRow[other] === personOfRow[row]) masks.set(all, (other - from) * all.length);
  }
}

/** Adds what is new, and counts the empty sets. */
function collect(masks: Int32Array, count: number, into: MaskSet): number {
  const { words } = into;
  let empty = 0;
  let last = -1;
  for (let i = 0; i < count; i++) {
    let bits = 0;
    for (let word = 0; word < words; word++) bits |= masks[i * words + word];
    if (bits === 0) empty++;
    // The same set again and again is common in a row that differs in all.
    else if (words > 1 || masks[i] !== last) into.add(masks, i * words);
    last = masks[i * words];
  }
  return empty;
}

function markBytes(
  codes: Uint8Array,
  from: number,
  to: number,
  code: number,
  bit: number,
  masks: Int32Array,
  word: number,
  words: number,
): void {
  for (let row = from, at = word; row < to; row++, at += words) if (codes[row] !== code) masks[at] |= bit;
}

function markHalves(
  codes: Uint16Array,
  from: number,
  to: number,
  code: number,
  bit: number,
  masks: Int32Array,
  word: number,
  words: number,
): void {
  for (let row = from, at = word; row < to; row++, at += words) if (codes[row] !== code) masks[at] |= bit;
}

function markWords(
  codes: Uint32Array,
  from: number,
  to: number,
  code: number,
  bit: number,
  masks: Int32Array,
  word: number,
  words: number,
): void {
  for (let row = from, at = word; row < to; row++, at += words) if (codes[row] !== code) masks[at] |= bit;
}
