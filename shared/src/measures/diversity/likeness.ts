/** How far the sensitive values of a class are from those of the file, where values have no order. */
import type { SensitiveValues } from '../../counts/types.ts';
import { eachValue, totalRows } from './sensitiveValues.ts';

/**
 * t-closeness with equal ground distances: the largest ½ Σ |p − q| between a class and the table (Li, Li, Venkatasubramanian 2007, section 4).
 * For values without an order. 0 without rows.
 */
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

/**
 * β-likeness: the largest relative gain (q − p) / p of a value's share q in a class over its share p in the table (Cao, Karras 2012, Definitions 2 and 3).
 * 0 without rows.
 */
export function* betaLikeness(sensitive: SensitiveValues): Generator<number, number> {
  const { values, counts, totals } = sensitive;
  const rows = totalRows(totals);
  let largest = 0;
  yield* eachValue(sensitive, (place, size) => {
    const expected = totals[values[place]] * size;
    largest = Math.max(largest, (counts[place] * rows - expected) / expected);
  });
  return largest;
}

/** Enhanced β-likeness, which −ln p of the rarest value bounds: min(β, −ln p), read as pyCANON does. */
export function enhancedBeta(beta: number, { totals }: SensitiveValues): number {
  let rows = 0;
  let rarest = Number.POSITIVE_INFINITY;
  for (const total of totals) {
    rows += total;
    if (total > 0) rarest = Math.min(rarest, total);
  }
  return rows === 0 ? 0 : Math.min(beta, Math.log(rows / rarest));
}

/**
 * δ-disclosure privacy: the largest |ln(q / p)| of a value's share q in a class to its share p in the table (Brickell, Shmatikov 2008, Definition 3).
 * Over the values that a class has: one that it lacks would make δ infinite, as it stands in print, for nearly any table.
 * 0 without rows. The table satisfies every δ above the result.
 */
export function* deltaDisclosure(sensitive: SensitiveValues): Generator<number, number> {
  const { values, counts, totals } = sensitive;
  const rows = totalRows(totals);
  let largest = 0;
  yield* eachValue(sensitive, (place, size) => {
    largest = Math.max(largest, Math.abs(Math.log((counts[place] * rows) / (totals[values[place]] * size))));
  });
  return largest;
}
