/** A table with other columns in the place of some, or without them: as the file would be read once they are changed. */
import { type Column, type Columns, isWritten, layoutOf } from '../table/index.ts';

/** Column → what stands in its place; undefined where nothing does. */
export type ColumnChanges = ReadonlyMap<number, Column | undefined>;

/** Its layout, if it has one, is that of the text as it stands. */
export function changedTable(table: Columns, changes: ColumnChanges): Columns {
  const { width, rowCount, areNamed } = table;
  const columns = remaining(table.columns, changes).map((i) => changes.get(i) ?? table.columns[i]);
  return { ...(isWritten(table) && layoutOf(table)), columns, width, rowCount, areNamed };
}

/** The numbers of the columns that are still there, changed or not. */
export function remaining(columns: readonly Column[], changes: ColumnChanges): number[] {
  return [...columns.keys()].filter((i) => !changes.has(i) || changes.get(i) !== undefined);
}
