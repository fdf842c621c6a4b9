/** A table with other columns in the place of some, or without them: as the file would be read once they are changed. */
import type { Column, Table } from '../table/index.ts';

/** Column → what stands in its place; undefined where nothing does. */
export type ColumnChanges = ReadonlyMap<number, Column | undefined>;

export function changedTable(table: Table, changes: ColumnChanges): Table {
  const { dialect, width, rowCount, headerRecords, recordCount, recordStarts, recordFlags, textLength } = table;
  const columns = remaining(table.columns, changes).map((i) => changes.get(i) ?? table.columns[i]);
  return { dialect, width, rowCount, headerRecords, recordCount, recordStarts, recordFlags, textLength, columns };
}

/** The numbers of the columns that are still there, changed or not. */
export function remaining(columns: readonly Column[], changes: ColumnChanges): number[] {
  return [...columns.keys()].filter((i) => !changes.has(i) || changes.get(i) !== undefined);
}
