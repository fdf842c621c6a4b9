/** What a rule reports: where, with which numbers, in which words. Never a cell's value. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** What a finding is about; bytes and lines are worked out from it at the edge. Rows count data rows from 0. */
export type Target =
  | { readonly kind: 'file' }
  | { readonly kind: 'column'; readonly column: number }
  /** A whole record by its number (the header, if any, is record 0). */
  | { readonly kind: 'record'; readonly record: number }
  /** The cells of `columns` in one record. */
  | { readonly kind: 'cells'; readonly record: number; readonly columns: readonly number[] };

export interface Finding {
  readonly code: string;
  readonly slug: string;
  readonly severity: Severity;
  readonly target: Target;
  readonly numbers: Readonly<Record<string, number>>;
  readonly message: string;
}
