/** What a rule reports: where, with which numbers, in which words. Never a cell's value. */
import type { Severity } from '../config/index.ts';

export type { Severity };

/**
 * What a finding is about; bytes and lines are worked out from it at the edge. Records count from 0, the header being one.
 * Columns are known by their place in a record, so that a cell beyond the header's can be meant too.
 */
export type Target =
  | { readonly kind: 'file' }
  | { readonly kind: 'column'; readonly column: number }
  /** A whole record. */
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
