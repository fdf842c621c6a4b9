/** What a rule reports: where, with which numbers, in which words. Never a cell's value. */
import type { Severity } from '../config/index.ts';

export type { Severity };

/**
 * What a finding is about; only a layout turns it into bytes and lines, at the edge. Rows count from 0; the header is row −1.
 * Columns are known by their place in a record, so that a cell beyond the header's can be meant too.
 */
export type Target =
  | { readonly kind: 'file' }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'row'; readonly row: number }
  /** The cells of `columns` in one row. */
  | { readonly kind: 'cells'; readonly row: number; readonly columns: readonly number[] };

/** One of the columns or rows that a finding is about. */
export interface Part {
  readonly target: Target;
  readonly message: string;
  readonly details?: string;
  /** Those of a column, where its finding is one of several. */
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface Finding {
  /** Its code, where it was found, and which one it is there; it stays the same while edits move what it is about. */
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly severity: Severity;
  readonly target: Target;
  readonly numbers: Readonly<Record<string, number>>;
  /** The headline: one line that can be read by itself, without a full stop. */
  readonly message: string;
  /** Why it matters and what to do, in one to three short sentences. */
  readonly details?: string;
  /** What it says about each of its columns or rows, the worst first; none where it is about one. */
  readonly parts?: readonly Part[];
}
