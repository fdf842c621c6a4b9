/** What a fix of a table of counts changes. */

/** The new content of one cell. */
export interface NewCell {
  readonly row: number;
  /** The number of the column in the table. */
  readonly column: number;
  readonly text: string;
}

export interface CellFix {
  /** In the order of rows and columns. */
  readonly cells: readonly NewCell[];
  /** Those among them that are changed only to protect others. */
  readonly complementary: number;
  /** What counts are rounded to multiples of; undefined where none is. */
  readonly base: number | undefined;
  /** Rows that are added to others and go, ascending. */
  readonly removedRows: readonly number[];
}
