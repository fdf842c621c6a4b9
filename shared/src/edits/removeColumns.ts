/** Takes columns out of a text, with their names and the delimiters they no longer need; all other bytes stay. */
import { type Cell, recordReader, type Table, type TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';

/** The columns by their numbers, not all of them. Yields the number of records done. */
export function* removeColumns(
  table: Table,
  text: TextSource,
  columns: readonly number[],
): Generator<number, CellEdit[]> {
  const gone = new Set(columns.map((column) => table.columns[column].index));
  const empty = String.fromCharCode(table.dialect.quote || 0x22).repeat(2);
  const cellsOf = recordReader(table, text);
  const edits: CellEdit[] = [];
  for (let record = 0; record < table.recordCount; record++) {
    edits.push(...without(cellsOf(record), gone, empty));
    yield record;
  }
  return edits;
}

/** `empty`: a cell without a value that keeps its record from becoming a blank line. */
function without(cells: readonly Cell[], gone: ReadonlySet<number>, empty: string): CellEdit[] {
  const stays = cells.map((_, i) => !gone.has(i));
  const first = stays.indexOf(true);
  if (first < 0) return [{ start: cells[0].start, end: cells[cells.length - 1].end, text: empty }];
  const edits: CellEdit[] = first > 0 ? [{ start: cells[0].start, end: cells[first].start, text: '' }] : [];
  const isAloneAndEmpty = stays.lastIndexOf(true) === first && cells[first].start === cells[first].end;
  if (isAloneAndEmpty && cells.length > 1) {
    return [{ start: cells[0].start, end: cells[cells.length - 1].end, text: empty }];
  }
  for (let i = first + 1; i < cells.length; i++) {
    if (stays[i]) continue;
    const from = i;
    while (i + 1 < cells.length && !stays[i + 1]) i++;
    edits.push({ start: cells[from - 1].end, end: cells[i].end, text: '' });
  }
  return edits;
}
