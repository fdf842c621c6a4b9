/**
 * The loss when the values of a column are replaced by groups: the form that all measures of loss share, so that a search can add them up.
 */

/** How values are grouped. */
export interface Groups {
  /** Value → group, from 0; value 0 is the missing one. */
  readonly groupOf: Uint32Array;
  readonly groups: number;
  /** Group → how many values of the domain it stands for, if the domain is more than what the data hold. */
  readonly leaves?: Uint32Array;
}

/** Measured in cells for domain shares, in bits for entropy. */
export interface ColumnLoss {
  /** What all cells of the column lose together. */
  readonly total: number;
  /** What they would lose if each of them were suppressed. */
  readonly whole: number;
  /** Group → what one cell of it loses on top if it is suppressed; never negative. */
  readonly bySuppression: Float64Array;
}

/**
 * Non-uniform entropy (de Waal, Willenborg 1999; Gionis, Tassa 2009): the part that is left to guess when a value is replaced by its group,
 * −Σ log2(count of the value / count of its group) over the cells, in bits. A suppressed cell holds as much information as the column as a
 * whole: −log2(count of the value / rows). `counts`: value → rows. The missing value is a value like any other, as in our entropy.
 */
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
