/** t-closeness with equal ground distances: the largest ½ Σ |p − q| between a class and the table (Li, Li, Venkatasubramanian 2007, section 4). */
import type { SensitiveValues } from '../../counts/types.ts';
import { eachValue, totalRows } from './sensitiveValues.ts';

/** For values without an order. 0 without rows. */
export function* equalCloseness(sensitive: SensitiveValues): Generator<number, number> {
  const { values, counts, totals } = sensitive;
  const rows = totalRows(totals);
  let largest = 0;
  let moved = 0;
  yield* eachValue(sensitive, add, close);
  return largest;

  /** Both shares sum to 1, so half of all differences is the sum of the positive ones, which only present values have. */
  function add(place: number, size: number): void {
    moved += Math.max(0, counts[place] * rows - totals[values[place]] * size);
  }

  function close(size: number): void {
    largest = Math.max(largest, moved / (rows * size));
    moved = 0;
  }
}
