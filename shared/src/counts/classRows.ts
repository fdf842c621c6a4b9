/** The class of one row: how many rows share its values, and which. */
import type { RowClasses } from './types.ts';

export interface ClassRows {
  /** Rows of the class, this one included. */
  readonly size: number;
  /** The other rows, ascending, at most as many as were asked for. */
  readonly others: readonly number[];
}

/** Looks for the rows from the top of the table; no lists of rows are kept, and the search stops at the last of the class. */
export function classRows(classes: RowClasses, row: number, most: number): ClassRows {
  const { classOfRow, sizeOfClass } = classes;
  const sought = classOfRow[row];
  const size = sizeOfClass[sought];
  const others: number[] = [];
  const wanted = Math.min(most, size - 1);
  for (let other = 0; others.length < wanted; other++) {
    if (classOfRow[other] === sought && other !== row) others.push(other);
  }
  return { size, others };
}
