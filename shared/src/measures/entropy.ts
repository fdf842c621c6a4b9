/** Entropy in bits, log2(n) − (1/n) Σ f log2 f over frequencies f (Shannon 1948, Theorem 2): of values (COL: IE) or tuples (R3A: TDE). */
import type { SizeHistogram } from '../counts/types.ts';

/**
 * Sums by ascending frequency, so that whoever counted, the result is the same to the bit. Where all frequencies are
 * equal it is exact: 0 for a single value. Never negative, and 0 for a table without rows.
 */
export function entropy({ rows, sizes, counts }: SizeHistogram): number {
  if (rows === 0) return 0;
  if (sizes.length === 1) return Math.log2(counts[0]);
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += counts[i] * sizes[i] * Math.log2(sizes[i]);
  return Math.max(0, Math.log2(rows) - sum / rows);
}
