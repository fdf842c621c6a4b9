/** How often each value of a sensitive column occurs in each class: what diversity and closeness are measured on. */

import { pairNumbering } from '../hashing/index.ts';
import type { Codes } from '../table/index.ts';
import { blockRows } from './codedColumns.ts';
import { advancing } from './progress.ts';
import type { RowClasses, SensitiveValues } from './types.ts';

/** Rows of a class of size 0, which a missing policy leaves out, for example, are not counted. Yields rows, then pairs handled. */
export function* sensitiveValues(
  { classOfRow, sizeOfClass, classCount }: RowClasses,
  sensitive: Codes,
  distinctValues: number,
): Generator<number, SensitiveValues> {
  const rows = classOfRow.length;
  const progress = { done: 0 };
  const pairs = yield* advancing(progress, numberPairs(classOfRow, sensitive, classCount * distinctValues));
  const { pairCount, pairOfRow } = pairs;
  const counts = new Uint32Array(pairCount);
  const classOfPair = new Uint32Array(pairCount);
  const valueOfPair = new Uint32Array(pairCount);
  const totals = new Uint32Array(distinctValues);
  const block = new Uint32Array(Math.min(rows, blockRows));
  let counted = 0;
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    sensitive.copyTo(block, from, to);
    for (let row = from; row < to; row++) {
      if (sizeOfClass[classOfRow[row]] === 0) continue;
      const pair = pairOfRow[row];
      classOfPair[pair] = classOfRow[row];
      valueOfPair[pair] = block[row - from];
      counts[pair]++;
      totals[block[row - from]]++;
      counted++;
    }
    yield progress.done + to;
  }
  progress.done += rows;
  return { rows: counted, totals, ...(yield* byClass()) };

  /** Puts the pairs in the order of their classes, by counting. */
  function* byClass(): Generator<number, Pick<SensitiveValues, 'starts' | 'values' | 'counts'>> {
    const starts = new Uint32Array(classCount + 1);
    for (let from = 0; from < pairCount; from += blockRows) {
      const to = Math.min(pairCount, from + blockRows);
      for (let pair = from; pair < to; pair++) if (counts[pair] > 0) starts[classOfPair[pair] + 1]++;
      yield progress.done + to;
    }
    progress.done += pairCount;
    for (let from = 0; from < classCount; from += blockRows) {
      const to = Math.min(classCount, from + blockRows);
      for (let one = from; one < to; one++) starts[one + 1] += starts[one];
      yield progress.done;
    }
    const next = starts.slice();
    const values = new Uint32Array(starts[classCount]);
    const ordered = new Uint32Array(starts[classCount]);
    for (let from = 0; from < pairCount; from += blockRows) {
      const to = Math.min(pairCount, from + blockRows);
      for (let pair = from; pair < to; pair++) {
        if (counts[pair] === 0) continue;
        const place = next[classOfPair[pair]]++;
        values[place] = valueOfPair[pair];
        ordered[place] = counts[pair];
      }
      yield progress.done + to;
    }
    return { starts, values, counts: ordered };
  }
}

/** Numbers the pairs of class and value, in order of first appearance. */
function* numberPairs(
  classOfRow: Uint32Array,
  sensitive: Codes,
  mostPairs: number,
): Generator<number, { readonly pairOfRow: Uint32Array; readonly pairCount: number }> {
  const rows = classOfRow.length;
  const pairOfRow = new Uint32Array(rows);
  const numbering = yield* pairNumbering(Math.min(rows, mostPairs));
  const block = new Uint32Array(Math.min(rows, blockRows));
  let pairCount = 0;
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    sensitive.copyTo(block, from, to);
    pairCount = numbering(classOfRow.subarray(from, to), block, pairOfRow.subarray(from, to), pairCount);
    yield to;
  }
  return { pairOfRow, pairCount };
}
