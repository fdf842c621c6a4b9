/**
 * A text with other values in some cells, without some columns, without some rows: piece by piece, so that neither the text nor the
 * changes need be held at once. All bytes outside of these cells, columns and rows are as they were.
 */
import { type CellEdit, type Changes, rewriting } from '../edits/index.ts';
import type { Table, TextSource } from '../table/index.ts';
import { Piece } from './piece.ts';

const encoder = new TextEncoder();

/** Yields the pieces of the new text; each may be kept. */
export function* rewrite(table: Table, text: TextSource, changes: Changes): Generator<Uint8Array, void> {
  const { recordStarts, recordCount, textLength } = table;
  const { lead, editsOf } = rewriting(table, text, changes);
  const piece = new Piece();
  add(piece, text, 0, recordCount > 0 ? recordStarts[0] : textLength, lead);
  for (let record = 0; record < recordCount; record++) {
    const end = record + 1 < recordCount ? recordStarts[record + 1] : textLength;
    add(piece, text, recordStarts[record], end, editsOf(record));
    if (piece.isEnough) yield piece.take();
  }
  yield piece.take();
}

function add(piece: Piece, text: TextSource, start: number, end: number, edits: readonly CellEdit[]): void {
  const bytes = text.bytes(start, end);
  let from = start;
  for (const edit of edits) {
    piece.add(bytes.subarray(from - start, edit.start - start));
    piece.add(encoder.encode(edit.text));
    from = edit.end;
  }
  piece.add(bytes.subarray(from - start));
}
