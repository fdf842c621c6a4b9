/**
 * Writes the drawn values of each row into the cells of some columns, all other bytes as they are. One value is written with the same bytes
 * in every row, also where it is as before: quotes, blanks or spellings of "missing" that only some cells had would distinguish the true
 * values from the drawn ones.
 */
import { type Cell, CellKind, isBlank, recordReader, type Table, type TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { type CellStyle, cellStyleOf, cellText } from './cellText.ts';
import { writingOf } from './writing.ts';

/** The new texts in the rows of one column. */
interface Drawn {
  /** Row → place among the texts. */
  readonly placeOf: Uint32Array;
  /** Place → text; undefined for a missing cell. */
  readonly texts: readonly (string | undefined)[];
}

/** Rows a step in which nothing changes. */
const ROWS_A_STEP = 256;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** `missing`: what stands for a missing cell. Column, by its number → what is written. Yields the number of rows done. */
export function* writeDrawn(
  table: Table,
  text: TextSource,
  drawing: ReadonlyMap<number, Drawn>,
  missing: string,
): Generator<number, CellEdit[]> {
  const editsOf = drawnRecords(table, text, drawing, missing);
  const edits: CellEdit[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    const ofRecord = editsOf(row);
    edits.push(...ofRecord);
    if (ofRecord.length > 0 || row % ROWS_A_STEP === 0) yield row;
  }
  return edits;
}

/** The edits of one row's record, for callers that hold neither all edits nor the text. Rows are asked for in their order. */
export function drawnRecords(
  table: Table,
  text: TextSource,
  drawing: ReadonlyMap<number, Drawn>,
  missing: string,
): (row: number) => CellEdit[] {
  const columns = [...drawing].map(([column, drawn]) => ({ ...drawn, index: table.columns[column].index }));
  columns.sort((one, other) => one.index - other.index);
  if (table.json) return drawnInJson(table, text, columns, missing);
  const style = cellStyleOf(table.dialect, text);
  const cellsOf = recordReader(table, text);
  const delimiter = String.fromCharCode(table.dialect.delimiter);
  return (row) => {
    const cells = cellsOf(table.headerRecords + row);
    const last = cells[cells.length - 1];
    const edits: CellEdit[] = [];
    let added = '';
    let length = cells.length;
    for (const { placeOf, texts, index } of columns) {
      const value = texts[placeOf[row]] ?? missing;
      if (index < cells.length) {
        const { start, end } = withBlanks(cells, index, row);
        const written = plainText(value, cells.length === 1, style);
        if (decoder.decode(text.bytes(start, end)) !== written) edits.push({ start, end, text: written });
      } else if (last.kind !== CellKind.unclosed) {
        added += delimiter.repeat(index - length + 1) + plainText(value, false, style);
        length = index + 1;
      }
    }
    if (added !== '') edits.push({ start: last.end, end: last.end, text: added });
    return edits;
  };

  /** With the blanks around it where these are no part of its value: they would stay with the row. */
  function withBlanks(cells: readonly Cell[], index: number, row: number): Pick<Cell, 'start' | 'end'> {
    let { start, end } = cells[index];
    if (!table.dialect.trim) return { start, end };
    const first = index > 0 ? cells[index - 1].end : table.recordStarts[table.headerRecords + row];
    while (start > first && isBlankAt(start - 1)) start--;
    const last = index + 1 < cells.length ? cells[index + 1].start : table.textLength;
    while (end < last && isBlankAt(end)) end++;
    return { start, end };
  }

  function isBlankAt(place: number): boolean {
    const [byte] = text.bytes(place, place + 1);
    return byte !== table.dialect.delimiter && isBlank(byte);
  }
}

/** As it would be written into a cell that never had quotes. */
function plainText(value: string, isAlone: boolean, style: CellStyle): string {
  return cellText(value, { start: 0, end: 0, kind: CellKind.plain }, isAlone, style);
}

/** Numbers stay numbers where the column holds numbers. */
function drawnInJson(
  table: Table,
  text: TextSource,
  columns: readonly (Drawn & { readonly index: number })[],
  missing: string,
): (row: number) => CellEdit[] {
  const writing = writingOf(table, text);
  return (row) => {
    const changes = columns.map(({ placeOf, texts, index }) => ({
      index,
      text: texts[placeOf[row]] ?? missing,
      isFresh: true,
    }));
    const edits = writing.recordEdits(row, changes, new Set());
    return edits.filter(({ start, end, text: written }) => decoder.decode(text.bytes(start, end)) !== written);
  };
}
