/**
 * A text with other values in some cells, without some columns, without some rows: piece by piece, so that neither the text nor the
 * changes need be held at once. All bytes outside of these cells, columns and rows are as they were.
 */
import { cellStyleOf } from '../edits/index.ts';
import { recordReader, type Table, type TextSource } from '../table/index.ts';
import { Piece } from './piece.ts';
import { type ChangedColumn, recordEdits } from './recordEdits.ts';
import type { Replayed } from './replay.ts';

type Changes = Pick<Replayed, 'written' | 'removed' | 'isKept'>;

const encoder = new TextEncoder();

/** Yields the pieces of the new text, each of which may be kept. */
export function* rewrite(table: Table, text: TextSource, changes: Changes): Generator<Uint8Array, void> {
  const { recordStarts, recordCount, headerRecords, textLength } = table;
  const gone = new Set([...changes.removed].map((column) => table.columns[column].index));
  const columns = changedColumns(table, changes);
  const style = cellStyleOf(table.dialect, text);
  const cellsOf = recordReader(table, text);
  const piece = new Piece();
  // Where one column is left, a blank line would become a record.
  const isNarrowed = gone.size > 0 && gone.size === table.columns.length - 1;
  const beforeRecords = text.bytes(0, recordCount > 0 ? recordStarts[0] : textLength);
  piece.add(isNarrowed ? beforeRecords.filter((byte) => !isLineEnd(byte)) : beforeRecords);
  for (let record = 0; record < recordCount; record++) {
    const row = record - headerRecords;
    if (row >= 0 && changes.isKept?.[row] === 0) continue;
    const start = recordStarts[record];
    const end = record + 1 < recordCount ? recordStarts[record + 1] : textLength;
    const bytes = text.bytes(start, end);
    let from = start;
    let to = end;
    if (gone.size > 0 || (row >= 0 && columns.some(({ textOf }) => textOf(row) !== undefined))) {
      const cells = cellsOf(record);
      if (isNarrowed) to = lineEndFrom(bytes, cells[cells.length - 1].end - start) + start;
      for (const edit of recordEdits(cells, row, columns, gone, style)) {
        piece.add(bytes.subarray(from - start, edit.start - start));
        piece.add(encoder.encode(edit.text));
        from = edit.end;
      }
    }
    piece.add(bytes.subarray(from - start, to - start));
    if (piece.isEnough) yield piece.take();
  }
  yield piece.take();
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

function isLineEnd(byte: number): boolean {
  return byte === LINE_FEED || byte === CARRIAGE_RETURN;
}

/** Where the first line end from a byte on is over. */
function lineEndFrom(bytes: Uint8Array, from: number): number {
  const mark = bytes.subarray(from).findIndex(isLineEnd);
  if (mark < 0) return bytes.length;
  const at = from + mark;
  return bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED ? at + 2 : at + 1;
}

function changedColumns(table: Table, { written, removed }: Changes): ChangedColumn[] {
  const changed = [...written].flatMap(([column, texts]) => {
    const { index, codes } = table.columns[column];
    return removed.has(column) ? [] : [{ index, textOf: (row: number) => texts[codes.at(row)] }];
  });
  return changed.sort((one, other) => one.index - other.index);
}
