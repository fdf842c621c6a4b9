/** The counts of the pairs of values of two columns, as `counts/` gives them. */

/** `counts[i]` rows hold `a[i]` in the first column and `b[i]` in the second; only pairs that occur, each once, in no order. */
export interface JointCounts {
  readonly rows: number;
  readonly a: Uint32Array;
  readonly b: Uint32Array;
  readonly counts: Uint32Array;
}
