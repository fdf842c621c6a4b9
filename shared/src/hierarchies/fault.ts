/** Faults of a hierarchy file and of its fit to the data. They name places, never values. */
import { t } from '../words/index.ts';
import type { LackingFile } from './file.ts';

/** Records and columns of the file are counted from 0. */
export type HierarchyFault =
  | LackingFile
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooManyColumns' }
  | { readonly kind: 'ragged'; readonly record: number; readonly cells: number; readonly expected: number }
  | { readonly kind: 'emptyCell'; readonly record: number; readonly column: number }
  | { readonly kind: 'contradiction'; readonly record: number; readonly column: number; readonly first: number }
  | { readonly kind: 'notNested'; readonly record: number; readonly column: number; readonly first: number }
  | { readonly kind: 'notCoarser'; readonly column: number }
  /** A row of the data, counted from 0, holds a value that the file does not name. */
  | { readonly kind: 'unlisted'; readonly row: number };

/** A sentence for people; rows and columns are counted from 1. */
export function describeFault(fault: HierarchyFault): string {
  switch (fault.kind) {
    case 'noFile':
      return t`There is no such file.`;
    case 'unreadable':
      return fault.why;
    case 'tooManyColumns':
      return t`It has more columns than a hierarchy can have.`;
    case 'empty':
      return t`The hierarchy has no rows.`;
    case 'ragged':
      return t`Row ${fault.record + 1} of the hierarchy has ${fault.cells} cells, its first row ${fault.expected}: each value needs all its levels.`;
    case 'emptyCell':
      return t`Row ${fault.record + 1}, column ${fault.column + 1} of the hierarchy is empty: a level needs a text to be written.`;
    case 'contradiction':
      return t`Row ${fault.record + 1} of the hierarchy names the same value as row ${fault.first + 1}, but differs in column ${fault.column + 1}.`;
    case 'notNested':
      return t`Rows ${fault.first + 1} and ${fault.record + 1} of the hierarchy agree in column ${fault.column} and differ in column ${fault.column + 1}: what a level has joined, later levels may not part.`;
    case 'notCoarser':
      return t`Column ${fault.column + 1} of the hierarchy joins nothing that column ${fault.column} keeps apart: each level has to be coarser than the one before.`;
    case 'unlisted':
      return t`Row ${fault.row + 1} of the data holds a value that the hierarchy does not name.`;
  }
}
