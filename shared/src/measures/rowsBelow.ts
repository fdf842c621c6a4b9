/** Rows at risk: those in classes of fewer than k rows, which a table has to generalise or lose to become k-anonymous. */
import type { SizeHistogram } from '../counts/types.ts';

export function rowsBelow({ sizes, counts }: SizeHistogram, k: number): number {
  let rows = 0;
  for (let i = 0; i < sizes.length && sizes[i] < k; i++) rows += sizes[i] * counts[i];
  return rows;
}
