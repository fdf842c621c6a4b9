/** The answers to the four counting questions, the same whether the embedded engine or a database counted. */

/** How many classes there are of each size: `counts[i]` classes of `sizes[i]` rows, sizes ascending. */
export interface SizeHistogram {
  readonly rows: number;
  readonly sizes: Uint32Array;
  readonly counts: Uint32Array;
}

/** The rows divided into classes that agree on some columns. */
export interface RowClasses {
  /** Row → class. */
  readonly classOfRow: Uint32Array;
  /** Class → number of its rows; may hold classes of size 0 after edits. */
  readonly sizeOfClass: Uint32Array;
  readonly classCount: number;
}
