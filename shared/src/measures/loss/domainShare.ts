/**
 * The loss metric (Iyengar 2002): (leaves of the group − 1) / (leaves of the domain − 1) a cell, 1 if it is suppressed.
 * ARX's quality model "Loss" is the same, its columns combined by a geometric mean of 1 + loss.
 */
import { leavesOf, sharedLoss } from './groupShares.ts';
import type { ColumnLoss, Groups } from './loss.ts';

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
