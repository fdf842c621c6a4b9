/** What the literature computes and the product does not: for tests. */
import type { SizeHistogram } from '../../counts/types.ts';

/**
 * Discernibility (Bayardo, Agrawal 2005): each row is charged the size of its class, a suppressed one the size of
 * the table. Classes below k are suppressed.
 */
export function discernibility({ rows, sizes, counts }: SizeHistogram, k: number): number {
  let charged = 0;
  for (let i = 0; i < sizes.length; i++) charged += counts[i] * sizes[i] * (sizes[i] < k ? rows : sizes[i]);
  return charged;
}

/** Normalised average class size (LeFevre et al. 2006, C_AVG): rows / classes / k of the released table; 1 is best, 0 without rows. */
export function averageClassSize({ sizes, counts }: SizeHistogram, k: number): number {
  let rows = 0;
  let classes = 0;
  for (let i = 0; i < sizes.length; i++) {
    if (sizes[i] < k) continue;
    rows += counts[i] * sizes[i];
    classes += counts[i];
  }
  return classes > 0 ? rows / classes / k : 0;
}
