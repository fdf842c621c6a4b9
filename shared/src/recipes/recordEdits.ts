/** The edits that one record of a text needs: cells written, columns taken out, cells added that it is too short for. */
import { type CellEdit, type CellStyle, cellText } from '../edits/index.ts';
import { type Cell, CellKind } from '../table/index.ts';

export interface ChangedColumn {
  /** Its place in a record. */
  readonly index: number;
  textOf(row: number): string | undefined;
}

/** The edits of one record, in order; the header has row −1. */
export function recordEdits(
  cells: readonly Cell[],
  row: number,
  columns: readonly ChangedColumn[],
  gone: ReadonlySet<number>,
  style: CellStyle,
): CellEdit[] {
  const changes =
    row < 0
      ? []
      : columns.flatMap(({ index, textOf }) => {
          const text = textOf(row);
          return text === undefined ? [] : [{ index, text }];
        });
  const first = cells.findIndex((_, i) => !gone.has(i));
  const stays = cells.length - cells.reduce((count, _, i) => count + (gone.has(i) ? 1 : 0), 0);
  const empty = cellText('', { start: 0, end: 0, kind: CellKind.plain }, true, style);
  const all = { start: cells[0].start, end: cells[cells.length - 1].end };
  const added = addedCells(cells, changes, gone, style);
  // A record of which nothing stays would be a blank line, which is no record.
  if (first < 0) return [{ ...all, text: added || empty }];
  const edits: CellEdit[] = first > 0 ? [{ start: all.start, end: cells[first].start, text: '' }] : [];
  const textAt = new Map(changes.map(({ index, text }) => [index, text]));
  for (let i = first; i < cells.length; i++) {
    const cell = cells[i];
    const text = textAt.get(i);
    if (gone.has(i)) edits.push({ start: cells[i - 1].end, end: cell.end, text: '' });
    else if (text !== undefined)
      edits.push({ start: cell.start, end: cell.end, text: cellText(text, cell, stays === 1, style) });
    else if (stays === 1 && cell.start === cell.end && cells.length > 1)
      edits.push({ start: cell.start, end: cell.end, text: empty });
  }
  if (added !== '') edits.push({ start: all.end, end: all.end, text: added });
  return edits;
}

/** What is to stand in cells that the record is too short for; nothing where its quote is open, as that would be read as part of its value. */
function addedCells(
  cells: readonly Cell[],
  changes: readonly { readonly index: number; readonly text: string }[],
  gone: ReadonlySet<number>,
  style: CellStyle,
): string {
  const last = cells[cells.length - 1];
  if (last.kind === CellKind.unclosed) return '';
  const delimiter = String.fromCharCode(style.dialect.delimiter);
  let added = '';
  let length = cells.length;
  let isFirst = cells.every((_, i) => gone.has(i));
  for (const { index, text } of changes) {
    if (index < cells.length) continue;
    for (; length <= index; length++) {
      if (gone.has(length)) continue;
      if (!isFirst) added += delimiter;
      isFirst = false;
    }
    added += cellText(text, { start: last.end, end: last.end, kind: CellKind.plain }, false, style);
  }
  return added;
}
