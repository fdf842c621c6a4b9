/** Writes other values into the cells of some columns, by the codes of their values; all other cells keep their bytes. */
import { type Cell, CellKind, recordReader, type Table, type TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { type CellStyle, cellStyleOf, cellText } from './cellText.ts';

/** Code → what is written; undefined where the cell stays as it is. Code 0 is the missing value. */
export type Written = readonly (string | undefined)[];

const ROWS_A_STEP = 2048;

/** Column, by its number → what is written. A cell that its record is too short for is added. Yields the number of rows done. */
export function* writeColumns(
  table: Table,
  text: TextSource,
  writing: ReadonlyMap<number, Written>,
): Generator<number, CellEdit[]> {
  const columns = [...writing].map(([column, written]) => ({ ...table.columns[column], written }));
  columns.sort((one, other) => one.index - other.index);
  const style = cellStyleOf(table.dialect, text);
  const cellsOf = recordReader(table, text);
  const edits: CellEdit[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    const changes = columns.flatMap(({ index, codes, written }) => {
      const value = written[codes.at(row)];
      return value === undefined ? [] : [{ index, value }];
    });
    if (changes.length > 0) {
      edits.push(...recordEdits(cellsOf(table.headerRecords + row), changes, style));
      yield row;
    } else if (row % ROWS_A_STEP === 0) yield row;
  }
  return edits;
}

/** Writes one value into cells of some rows, ascending. Yields the number of rows done. */
export function* writeCells(
  table: Table,
  text: TextSource,
  rows: ArrayLike<number>,
  columns: readonly number[],
  value: string,
): Generator<number, CellEdit[]> {
  const places = columns.map((column) => table.columns[column].index).sort((one, other) => one - other);
  const changes = places.map((index) => ({ index, value }));
  const style = cellStyleOf(table.dialect, text);
  const cellsOf = recordReader(table, text);
  const edits: CellEdit[] = [];
  for (let done = 0; done < rows.length; done++) {
    edits.push(...recordEdits(cellsOf(table.headerRecords + rows[done]), changes, style));
    yield done;
  }
  return edits;
}

interface Change {
  readonly index: number;
  readonly value: string;
}

function recordEdits(cells: readonly Cell[], changes: readonly Change[], style: CellStyle): CellEdit[] {
  const there = changes.filter(({ index }) => index < cells.length);
  const edits = there.map(({ index, value }) => written(cells[index], value, cells.length === 1, style));
  const added = addedCells(cells, changes.slice(there.length), style);
  return added ? [...edits, added] : edits;
}

function written(cell: Cell, value: string, isAlone: boolean, style: CellStyle): CellEdit {
  return { start: cell.start, end: cell.end, text: cellText(value, cell, isAlone, style) };
}

/** Behind the last cell of a record; not where its quote is open, as all that follows would be read as part of it. */
function addedCells(cells: readonly Cell[], changes: readonly Change[], style: CellStyle): CellEdit | undefined {
  const last = cells.at(-1);
  if (changes.length === 0 || !last || last.kind === CellKind.unclosed) return undefined;
  const delimiter = String.fromCharCode(style.dialect.delimiter);
  let text = '';
  let length = cells.length;
  for (const { index, value } of changes) {
    const cell = cellText(value, { start: last.end, end: last.end, kind: CellKind.plain }, false, style);
    text += delimiter.repeat(index - length + 1) + cell;
    length = index + 1;
  }
  return { start: last.end, end: last.end, text };
}
