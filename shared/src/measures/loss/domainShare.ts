/**
 * The loss metric (Iyengar 2002): (leaves of the group − 1) / (leaves of the domain − 1) a cell, 1 if it is suppressed.
 * ARX's quality model "Loss" is the same, its columns combined by a geometric mean of 1 + loss.
 */
import { leavesOf, sharedLoss } from './groupShares.ts';
import type { ColumnLoss, Groups } from './loss.ts';

/** `counts`: value → rows. */
export function domainShareLoss(counts: Uint32Array, groups: Groups): ColumnLoss {
  const { leaves, domain } = leavesOf(counts, groups);
  return sharedLoss(
    counts,
    groups,
    Float64Array.from(leaves, (size) => (size > 1 ? (size - 1) / (domain - 1) : 0)),
  );
}

/** ARX's mean over the columns' losses from 0 to 1: Π (1 + loss)^(1 / columns) − 1. */
export function geometricLoss(losses: readonly number[]): number {
  if (losses.length === 0) return 0;
  return losses.reduce((product, loss) => product * (1 + loss) ** (1 / losses.length), 1) - 1;
}
