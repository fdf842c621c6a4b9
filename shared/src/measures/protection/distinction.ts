/**
 * Distinction and separation of a set of columns: the distinct rows, and the pairs of rows that it distinguishes (Motwani, Xu 2007; ARX).
 */
import type { SizeHistogram } from '../../counts/types.ts';
import { overallRisk } from '../classSizes.ts';

/**
 * The class size to expect: OptMean, the mean over records, and OptMode, the size held by most records (SEI, baselines).
 * Σ c² / n: over records, so that a large class counts for each of its members; 0 without rows.
 */
export function meanSizeOfRecord({ rows, sizes, counts }: SizeHistogram): number {
  if (rows === 0) return 0;
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += counts[i] * (sizes[i] * sizes[i]);
  return sum / rows;
}

/** The size that most records see their class have; the smallest of several; 0 without rows. */
export function commonestSizeOfRecord({ sizes, counts }: SizeHistogram): number {
  let commonest = 0;
  let most = 0;
  for (let i = 0; i < sizes.length; i++) {
    const records = sizes[i] * counts[i];
    if (records <= most) continue;
    most = records;
    commonest = sizes[i];
  }
  return commonest;
}

/** Distinct tuples / rows, which is ORR. */
export function distinction(sizes: SizeHistogram): number {
  return overallRisk(sizes);
}

/** 1 − Σ C(f, 2) / C(n, 2): the share of pairs of rows that differ; undefined where there is no pair. */
export function separation({ rows, sizes, counts }: SizeHistogram): number | undefined {
  if (rows < 2) return undefined;
  let together = 0;
  for (let i = 0; i < sizes.length; i++) together += counts[i] * (sizes[i] * (sizes[i] - 1));
  return 1 - together / (rows * (rows - 1));
}
