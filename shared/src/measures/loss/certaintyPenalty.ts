/**
 * Normalised certainty penalty (NCP; Xu et al. 2006): a cell that is given as one of several values, or as a range, loses the share of the
 * domain that it might be. The mean over all cells is the global penalty of Ghinita et al. 2007.
 */
import type { ColumnLoss, Groups } from './loss.ts';

/**
 * Loss as a share of the domain: how many values a group stands for, and what its cells lose.
 * Group → number of values it stands for, and their number in all. The missing value is none of the domain.
 */
export function leavesOf(
  counts: Uint32Array,
  { groupOf, groups, leaves }: Groups,
): { leaves: Uint32Array; domain: number } {
  const counted = leaves ?? new Uint32Array(groups);
  if (leaves === undefined)
    for (let value = 1; value < groupOf.length; value++) if (counts[value] > 0) counted[groupOf[value]]++;
  let domain = 0;
  for (let group = 0; group < counted.length; group++) domain += counted[group];
  return { leaves: counted, domain };
}

/**
 * A cell loses the share of its group, a suppressed one everything, a missing one nothing, as it held no information. Values that share
 * their group with the missing value are lost too: nobody can distinguish them from a cell that was never filled.
 */
export function sharedLoss(counts: Uint32Array, { groupOf, groups }: Groups, shares: Float64Array): ColumnLoss {
  const known = new Float64Array(groups);
  for (let value = 1; value < groupOf.length; value++) known[groupOf[value]] += counts[value];
  const withMissing = counts[0] > 0 ? groupOf[0] : -1;
  const bySuppression = new Float64Array(groups);
  let total = 0;
  let whole = 0;
  for (let group = 0; group < groups; group++) {
    const share = group === withMissing && known[group] > 0 ? 1 : shares[group];
    total += known[group] * share;
    whole += known[group];
    bySuppression[group] = known[group] > 0 ? 1 - share : 0;
  }
  return { total, whole, bySuppression };
}

/** Categories: a group of several values loses its share of the values, a value by itself nothing. `counts`: value → rows. */
export function penaltyOfCategories(counts: Uint32Array, groups: Groups): ColumnLoss {
  const { leaves, domain } = leavesOf(counts, groups);
  const shares = new Float64Array(leaves.length);
  for (let group = 0; group < shares.length; group++) if (leaves[group] > 1) shares[group] = leaves[group] / domain;
  return sharedLoss(counts, groups, shares);
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
  const shares = new Float64Array(lowest.length);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let group = 0; group < shares.length; group++) {
    least = Math.min(least, lowest[group]);
    most = Math.max(most, highest[group]);
  }
  for (let group = 0; group < shares.length; group++) {
    if (highest[group] > lowest[group]) shares[group] = (highest[group] - lowest[group]) / (most - least);
  }
  return sharedLoss(counts, groups, shares);
}

/** What a table loses, from what its columns lose: 0 as it is, 1 with all cells suppressed. Missing cells do not count. */
export function lossShare(columns: readonly ColumnLoss[]): number {
  const lost = columns.reduce((sum, { total }) => sum + total, 0);
  const whole = columns.reduce((sum, column) => sum + column.whole, 0);
  return whole > 0 ? lost / whole : 0;
}
