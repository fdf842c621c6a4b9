/** Writes one value into cells of some rows; all other cells keep their bytes. */
import { recordReader, type Table, type TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { cellStyleOf } from './cellText.ts';
import { recordEdits } from './recordEdits.ts';

/** Rows ascending. A cell that its record is too short for is added. Yields the number of rows done. */
export function* writeCells(
  table: Table,
  text: TextSource,
  rows: ArrayLike<number>,
  columns: readonly number[],
  value: string,
): Generator<number, CellEdit[]> {
  const places = columns.map((column) => table.columns[column].index).sort((one, other) => one - other);
  const changes = places.map((index) => ({ index, text: value, isFresh: false }));
  const style = cellStyleOf(table.dialect, text);
  const cellsOf = recordReader(table, text);
  const edits: CellEdit[] = [];
  for (let done = 0; done < rows.length; done++) {
    edits.push(...recordEdits(cellsOf(table.headerRecords + rows[done]), changes, new Set(), style));
    yield done;
  }
  return edits;
}
