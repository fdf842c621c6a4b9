/** The weights of the rows of each class, summed: how many people of the population the class is estimated to stand for. */
import { blockRows } from './codedColumns.ts';
import type { RowClasses } from './types.ts';

/** `weights` has one number a row. Class → sum, in the order of the rows. */
export function* weightedSizes(
  { classOfRow, classCount }: RowClasses,
  weights: Float64Array,
): Generator<number, Float64Array> {
  const rows = classOfRow.length;
  const sums = new Float64Array(classCount);
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    for (let row = from; row < to; row++) sums[classOfRow[row]] += weights[row];
    yield to;
  }
  return sums;
}
