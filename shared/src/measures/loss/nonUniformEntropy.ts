/**
 * Non-uniform entropy (de Waal, Willenborg 1999; Gionis, Tassa 2009): what is left to guess when a value is told by its group,
 * −Σ log2(count of the value / count of its group) over the cells, in bits. A suppressed cell tells no
 * more than the column as a whole: −log2(count of the value / rows).
 */
import type { ColumnLoss, Groups } from './loss.ts';

/** `counts`: value → rows. The missing value is a value like any other, as in our entropy. */
export function entropyLoss(counts: Uint32Array, { groupOf, groups }: Groups): ColumnLoss {
  const inGroup = new Float64Array(groups);
  let rows = 0;
  for (let value = 0; value < groupOf.length; value++) {
    inGroup[groupOf[value]] += counts[value];
    rows += counts[value];
  }
  let total = 0;
  let whole = 0;
  for (let value = 0; value < groupOf.length; value++) {
    const count = counts[value];
    if (count === 0) continue;
    total -= count * Math.log2(count / inGroup[groupOf[value]]);
    whole -= count * Math.log2(count / rows);
  }
  const bySuppression = inGroup.map((count) => (count > 0 ? Math.log2(rows / count) : 0));
  return { total, whole, bySuppression };
}
