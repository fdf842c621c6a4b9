/** Takes columns out of a text, with their names and the delimiters they no longer need; all other bytes stay. */
import { type Cell, contentStart, recordReader, type Table, type TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';

const BYTE_ORDER_MARK = 3;
const LF = 0x0a;
const CR = 0x0d;

/** The columns by their numbers, not all of them. Yields the number of records done. */
export function* removeColumns(
  table: Table,
  text: TextSource,
  columns: readonly number[],
): Generator<number, CellEdit[]> {
  const gone = new Set(columns.map((column) => table.columns[column].index));
  const empty = String.fromCharCode(table.dialect.quote || 0x22).repeat(2);
  const cellsOf = recordReader(table, text);
  // Where one column is left, a blank line would be read as a row.
  const isOneLeft = table.width - gone.size === 1;
  const edits: CellEdit[] = isOneLeft ? blankLinesBefore(table, text) : [];
  for (let record = 0; record < table.recordCount; record++) {
    const cells = cellsOf(record);
    edits.push(...without(cells, gone, empty));
    if (isOneLeft) edits.push(...blankLinesAfter(table, text, record, cells[cells.length - 1].end));
    yield record;
  }
  return edits;
}

function blankLinesBefore({ recordStarts, recordCount }: Table, text: TextSource): CellEdit[] {
  const start = contentStart(text.bytes(0, BYTE_ORDER_MARK));
  return recordCount > 0 && recordStarts[0] > start ? [{ start, end: recordStarts[0], text: '' }] : [];
}

/** `from`: where the last cell of the record ends. Its own line end stays. */
function blankLinesAfter(table: Table, text: TextSource, record: number, from: number): CellEdit[] {
  const { recordStarts, recordCount, textLength } = table;
  const end = record + 1 < recordCount ? recordStarts[record + 1] : textLength;
  const rest = text.bytes(from, end);
  let start = 0;
  while (start < rest.length && rest[start] !== CR && rest[start] !== LF) start++;
  start += rest[start] === CR && rest[start + 1] === LF ? 2 : 1;
  return from + start < end ? [{ start: from + start, end, text: '' }] : [];
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
