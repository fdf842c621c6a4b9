/** t-closeness with ordered ground distances: the largest (1/(m−1)) Σ |Σ (p − q)| between a class and the table (Li, Li, Venkatasubramanian 2007, section 4). */
import type { SensitiveValues } from '../../counts/types.ts';
import { inValueOrder } from './inValueOrder.ts';
import { blockValues, eachValue } from './sensitiveValues.ts';

/**
 * `order` lists the values in their natural order; the others, for example the missing one, come first. m is the number of values that
 * occur. 0 without rows and for one value. Within a class the cumulative share only steps at the class's own values; in between, sums of
 * the table's cumulative counts serve, so a class costs its own values × log m, whatever m is.
 */
export function* orderedCloseness(sensitive: SensitiveValues, order: ArrayLike<number>): Generator<number, number> {
  const { totals } = sensitive;
  const rankOf = new Uint32Array(totals.length);
  const isListed = new Uint8Array(totals.length);
  /** Rank → rows of the values up to it; and the sums of these before each rank. */
  const upTo = new Float64Array(totals.length);
  const sums = new Float64Array(totals.length + 1);
  let m = 0;
  let rows = 0;
  for (let i = 0; i < order.length; i++) isListed[order[i]] = 1;
  for (let value = 0; value < totals.length; value++) {
    if (isListed[value] === 0) place(value);
    if (value % blockValues === 0) yield 0;
  }
  for (let i = 0; i < order.length; i++) {
    place(order[i]);
    if (i % blockValues === 0) yield 0;
  }
  if (m < 2) return 0;
  const ranked = yield* inValueOrder(sensitive, rankOf, m);
  let largest = 0;
  let distance = 0;
  /** Rows of the class so far, and the rank of its last value. */
  let reached = 0;
  let from = 0;
  yield* eachValue(ranked, add, close);
  return largest;

  /** Gives the next rank to a value that occurs. */
  function place(value: number): void {
    if (totals[value] === 0) return;
    rankOf[value] = m;
    rows += totals[value];
    upTo[m] = rows;
    sums[m + 1] = sums[m] + rows;
    m++;
  }

  function add(at: number, size: number): void {
    distance += between(from, ranked.values[at], reached / size);
    reached += ranked.counts[at];
    from = ranked.values[at];
  }

  /** Nothing is left to move at the last rank, where both shares are 1. */
  function close(): void {
    largest = Math.max(largest, (distance + between(from, m - 1, 1)) / (m - 1));
    distance = 0;
    reached = 0;
    from = 0;
  }

  /** Σ |share − upTo / rows| over the ranks from `from` up to `to`, not included. */
  function between(from: number, to: number, share: number): number {
    if (from >= to) return 0;
    const split = firstAbove(share * rows, from, to);
    const below = share * (split - from) - (sums[split] - sums[from]) / rows;
    const above = (sums[to] - sums[split]) / rows - share * (to - split);
    return Math.max(0, below) + Math.max(0, above);
  }

  /** The first of the ranks `from` to `to` up to which there are more rows than `limit`. */
  function firstAbove(limit: number, from: number, to: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (upTo[middle] > limit) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
