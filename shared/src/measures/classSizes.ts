/** What the sizes of a table's classes say of it. */
import type { SizeHistogram } from '../counts/types.ts';

/** k-anonymity: the number of rows in the smallest class (Sweeney 2002, Definition 3); 0 without rows. */
export function anonymity({ sizes }: SizeHistogram): number {
  return sizes.length === 0 ? 0 : sizes[0];
}

/**
 * Share of rows that are alone in their class; for one column, the proportion of uniques (POU) among COL's baselines.
 * 0 for a table without rows.
 */
export function uniqueShare(sizes: SizeHistogram): number {
  return sizes.rows === 0 ? 0 : uniqueRows(sizes) / sizes.rows;
}

/** Rows that are alone in their class: sample uniques, each of them singled out by the columns looked at. */
export function uniqueRows({ sizes, counts }: SizeHistogram): number {
  return sizes.length > 0 && sizes[0] === 1 ? counts[0] : 0;
}

/** Rows at risk: those in classes of fewer than k rows, which a table has to generalise or lose to become k-anonymous. */
export function rowsBelow({ sizes, counts }: SizeHistogram, k: number): number {
  let rows = 0;
  for (let i = 0; i < sizes.length && sizes[i] < k; i++) rows += sizes[i] * counts[i];
  return rows;
}

/**
 * Overall re-identification risk (ORR): the mean of 1 / class size, which is distinct tuples / rows (R3A eq. 6).
 * 0 for a table without rows.
 */
export function overallRisk({ rows, counts }: SizeHistogram): number {
  if (rows === 0) return 0;
  let classes = 0;
  for (const count of counts) classes += count;
  return classes / rows;
}

/**
 * Entropy in bits, log2(n) − (1/n) Σ f log2 f over frequencies f (Shannon 1948, Theorem 2): of values (COL: IE) or tuples (R3A: TDE). Sums
 * by ascending frequency, so that the result is the same to the bit in any order of counting. Where all frequencies are equal it is exact:
 * 0 for a single value. Never negative, and 0 for a table without rows.
 */
export function entropy({ rows, sizes, counts }: SizeHistogram): number {
  if (rows === 0) return 0;
  if (sizes.length === 1) return Math.log2(counts[0]);
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += counts[i] * sizes[i] * Math.log2(sizes[i]);
  return Math.max(0, Math.log2(rows) - sum / rows);
}
