/**
 * A text with other values in some cells, without some columns, without some rows: piece by piece, so that neither the text nor the
 * changes need be held at once. All bytes outside of these cells, columns and rows are as they were.
 */
import { type CellStyle, cellStyleOf, cellText } from '../edits/index.ts';
import { type Cell, CellKind, recordReader, type Table, type TextSource } from '../table/index.ts';
import type { Replayed } from './replay.ts';

type Changes = Pick<Replayed, 'written' | 'removed' | 'isKept'>;

interface ChangedColumn {
  /** Its place in a record. */
  readonly index: number;
  textOf(row: number): string | undefined;
}

const PIECE = 64 * 1024;
const encoder = new TextEncoder();

/** Yields the pieces of the new text, each of which may be kept. */
export function* rewrite(table: Table, text: TextSource, changes: Changes): Generator<Uint8Array, void> {
  const { recordStarts, recordCount, headerRecords, textLength } = table;
  const gone = new Set([...changes.removed].map((column) => table.columns[column].index));
  const columns = changedColumns(table, changes);
  const style = cellStyleOf(table.dialect, text);
  const cellsOf = recordReader(table, text);
  const piece = new Piece();
  const beforeRecords = recordCount > 0 ? recordStarts[0] : textLength;
  piece.add(text.bytes(0, beforeRecords));
  for (let record = 0; record < recordCount; record++) {
    const row = record - headerRecords;
    if (row >= 0 && changes.isKept?.[row] === 0) continue;
    const start = recordStarts[record];
    const end = record + 1 < recordCount ? recordStarts[record + 1] : textLength;
    const bytes = text.bytes(start, end);
    let from = start;
    if (gone.size > 0 || (row >= 0 && columns.some(({ textOf }) => textOf(row) !== undefined))) {
      for (const edit of editsOf(cellsOf(record), row, columns, gone, style)) {
        piece.add(bytes.subarray(from - start, edit.start - start));
        piece.add(encoder.encode(edit.text));
        from = edit.end;
      }
    }
    piece.add(bytes.subarray(from - start));
    if (piece.length >= PIECE) yield piece.take();
  }
  yield piece.take();
}

function changedColumns(table: Table, { written, removed }: Changes): ChangedColumn[] {
  const changed = [...written].flatMap(([column, texts]) => {
    const { index, codes } = table.columns[column];
    return removed.has(column) ? [] : [{ index, textOf: (row: number) => texts[codes.at(row)] }];
  });
  return changed.sort((one, other) => one.index - other.index);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The edits of one record, in order; the header has row −1. */
function editsOf(
  cells: readonly Cell[],
  row: number,
  columns: readonly ChangedColumn[],
  gone: ReadonlySet<number>,
  style: CellStyle,
): Edit[] {
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
  if (first < 0) return [{ ...all, text: empty + added }];
  const edits: Edit[] = first > 0 ? [{ start: all.start, end: cells[first].start, text: '' }] : [];
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
  for (const { index, text } of changes) {
    if (index < cells.length) continue;
    for (; length <= index; length++) if (!gone.has(length)) added += delimiter;
    added += cellText(text, { start: last.end, end: last.end, kind: CellKind.plain }, false, style);
  }
  return added;
}

/** Bytes put one behind the other until there are enough of them to be handed on. */
class Piece {
  #bytes = new Uint8Array(2 * PIECE);
  length = 0;

  add(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.#bytes.length) {
      const grown = new Uint8Array(2 * (this.length + bytes.length));
      grown.set(this.#bytes.subarray(0, this.length));
      this.#bytes = grown;
    }
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.length);
    this.length = 0;
    return taken;
  }
}
