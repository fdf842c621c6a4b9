/** δ-disclosure privacy: the largest |ln(q / p)| of a value's share q in a class to its share p in the table (Brickell, Shmatikov 2008, Definition 3). */
import type { SensitiveValues } from '../../counts/types.ts';
import { eachValue, totalRows } from './sensitiveValues.ts';

/**
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
