/** How a delimited text is written: what separates cells and records, and whether the first record names the columns. */
export interface Dialect {
  /** The byte between two cells. */
  readonly delimiter: number;
  /** The byte around quoted cells; 0 when cells are never quoted. */
  readonly quote: number;
  /** The byte before a quote that belongs to the value: the quote itself where it is doubled, else a backslash. */
  readonly escapedBy: number;
  /** The first record names the columns. */
  readonly header: boolean;
  /** The evidence for or against a header was clear, or the user said so. */
  readonly headerIsSure: boolean;
  /** Blanks around a value belong to the file, not to the value. */
  readonly trim: boolean;
  /** The first record has one cell; a blank line is then a record with an empty cell, and skipped otherwise. */
  readonly oneColumn: boolean;
  /** Lines above the first record that are no part of the table, and how many bytes they take. */
  readonly skippedLines: number;
  readonly skippedBytes: number;
}

/** Whether the first record may be quoted as names: where that is not certain it may be data, which goes into no message. */
export function namesColumns({ header, headerIsSure }: Dialect): boolean {
  return header && headerIsSure;
}

export function sameDialect(a: Dialect, b: Dialect): boolean {
  return (Object.keys(a) as (keyof Dialect)[]).every((key) => a[key] === b[key]);
}
