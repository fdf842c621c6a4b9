/** Loss as a share of the domain: how many values a group stands for, and what its cells lose. */
import type { ColumnLoss, Groups } from './loss.ts';

/** Group → number of values it stands for, and their number in all. The missing value is none of the domain. */
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
 * A cell loses the share of its group, a suppressed one everything, a missing one nothing, as it told nothing. What shares its
 * group with the missing value is lost too: nobody can tell it from a cell that was never filled.
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
