/** What is lost when the values of a column are told in groups: the form that all measures of loss share, so that a search can add them up. */

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
