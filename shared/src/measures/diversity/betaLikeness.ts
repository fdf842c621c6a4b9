/** β-likeness: the largest relative gain (q − p) / p of a value's share q in a class over its share p in the table (Cao, Karras 2012, Definitions 2 and 3). */
import type { SensitiveValues } from '../../counts/types.ts';
import { eachValue, totalRows } from './sensitiveValues.ts';

/** 0 without rows. */
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
