/** What the literature computes and the product does not: for tests. */

import type { SizeHistogram } from '../../counts/types.ts';
import { leavesOf, sharedLoss } from './certaintyPenalty.ts';
import type { ColumnLoss, Groups } from './loss.ts';

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

/** `counts`: value → rows. */
export function domainShareLoss(counts: Uint32Array, groups: Groups): ColumnLoss {
  const { leaves, domain } = leavesOf(counts, groups);
  const shares = new Float64Array(leaves.length);
  for (let group = 0; group < shares.length; group++) {
    if (leaves[group] > 1) shares[group] = (leaves[group] - 1) / (domain - 1);
  }
  return sharedLoss(counts, groups, shares);
}

/** ARX's mean over the columns' losses from 0 to 1: Π (1 + loss)^(1 / columns) − 1. */
export function geometricLoss(losses: readonly number[]): number {
  if (losses.length === 0) return 0;
  return losses.reduce((product, loss) => product * (1 + loss) ** (1 / losses.length), 1) - 1;
}
