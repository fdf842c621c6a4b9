/** Writes values into single cells, each its own; all other cells keep their bytes. */
import type { Table, TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import type { CellChange } from './recordEdits.ts';
import { writingOf } from './writing.ts';

/** `column`: the number of the column in the table. */
interface ChangedCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Cells in the order of their rows, and in a row of their columns. Yields the number of cells done. */
export function* changeCells(
  table: Table,
  text: TextSource,
  cells: readonly ChangedCell[],
): Generator<number, CellEdit[]> {
  const writing = writingOf(table, text);
  const edits: CellEdit[] = [];
  for (let from = 0; from < cells.length; ) {
    const { row } = cells[from];
    const changes: CellChange[] = [];
    for (; from < cells.length && cells[from].row === row; from++) {
      const { index } = table.columns[cells[from].column];
      changes.push({ index, text: cells[from].text, isFresh: false });
    }
    edits.push(...writing.recordEdits(table.headerRecords + row, changes, new Set()));
    yield from;
  }
  return edits;
}
