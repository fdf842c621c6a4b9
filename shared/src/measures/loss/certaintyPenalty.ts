/**
 * Normalised certainty penalty (NCP; Xu et al. 2006): a cell that is told as one of several values, or as a range,
 * loses the share of the domain that it might be. The mean over all cells is the global penalty of Ghinita et al. 2007.
 */
import { leavesOf, sharedLoss } from './groupShares.ts';
import type { ColumnLoss, Groups } from './loss.ts';

/** Categories: a group of several values loses its share of the values, a value by itself nothing. `counts`: value → rows. */
export function penaltyOfCategories(counts: Uint32Array, groups: Groups): ColumnLoss {
  const { leaves, domain } = leavesOf(counts, groups);
  return sharedLoss(
    counts,
    groups,
    Float64Array.from(leaves, (size) => (size > 1 ? size / domain : 0)),
  );
}

/** Numbers: a group loses the distance of its extremes over that of the column's. `numbers`: value → number. */
export function penaltyOfNumbers(counts: Uint32Array, numbers: Float64Array, groups: Groups): ColumnLoss {
  const { groupOf } = groups;
  const lowest = new Float64Array(groups.groups).fill(Number.POSITIVE_INFINITY);
  const highest = new Float64Array(groups.groups).fill(Number.NEGATIVE_INFINITY);
  for (let value = 1; value < groupOf.length; value++) {
    if (counts[value] === 0) continue;
    lowest[groupOf[value]] = Math.min(lowest[groupOf[value]], numbers[value]);
    highest[groupOf[value]] = Math.max(highest[groupOf[value]], numbers[value]);
  }
  const range = Math.max(0, extreme(highest, Math.max) - extreme(lowest, Math.min));
  const shares = lowest.map((low, group) => (highest[group] > low ? (highest[group] - low) / range : 0));
  return sharedLoss(counts, groups, shares);
}

function extreme(numbers: Float64Array, better: (a: number, b: number) => number): number {
  return numbers.reduce((a, b) => better(a, b));
}

/** What a table loses, from what its columns lose: 0 as it is, 1 with all cells suppressed. Missing cells do not count. */
export function lossShare(columns: readonly ColumnLoss[]): number {
  const lost = columns.reduce((sum, { total }) => sum + total, 0);
  const whole = columns.reduce((sum, column) => sum + column.whole, 0);
  return whole > 0 ? lost / whole : 0;
}
