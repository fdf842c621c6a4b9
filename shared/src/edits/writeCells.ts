/** Writes one value into cells of some rows; all other cells keep their bytes. */
import type { Table, TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { writingOf } from './writing.ts';

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
  const writing = writingOf(table, text);
  const edits: CellEdit[] = [];
  for (let done = 0; done < rows.length; done++) {
    edits.push(...writing.recordEdits(table.headerRecords + rows[done], changes, new Set()));
    yield done;
  }
  return edits;
}
