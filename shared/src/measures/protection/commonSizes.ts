/** The class size to expect: OptMean, the mean over records, and OptMode, the size held by most records (SEI, baselines). */
import type { SizeHistogram } from '../../counts/types.ts';

/** Σ c² / n: over records, so that a large class counts for each of its members; 0 without rows. */
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
