/** Writes a file again with drawn cells and without rows that were not drawn, piece by piece; all other bytes are as they were. */
import type { Work } from '@quasi/shared/analysis';
import { type CellEdit, drawnRecords, writingOf } from '@quasi/shared/edits';
import type { RedrawnColumns } from '@quasi/shared/effects';
import type { Table, TextSource } from '@quasi/shared/table';
import type { Output } from '../../files/index.ts';
import { readAhead } from '../anonymizing/readAhead.ts';

/** Bytes a piece. */
const PIECE = 64 * 1024;
const encoder = new TextEncoder();

/** `kept`: ascending; undefined where all rows are. */
export function* writeRows(
  table: Table,
  source: TextSource,
  redrawn: RedrawnColumns,
  kept: Uint32Array | undefined,
  missing: string,
  output: Output,
): Work<void> {
  const { dialect, recordStarts, recordCount, headerRecords, rowCount, textLength } = table;
  const text = readAhead(source, textLength);
  const editsOf = redrawn.size > 0 ? drawnRecords(table, text, redrawn, missing) : () => [];
  // What stands above the table may hold names, and other programs take it for rows.
  const above = dialect.skippedBytes > 0 ? recordStarts[0] : 0;
  const firstRow = headerRecords < recordCount ? recordStarts[headerRecords] : textLength;
  const pieces: Uint8Array[] = [text.bytes(above, firstRow)];
  let length = pieces[0].length;
  const take = (piece: Uint8Array) => {
    // A view of what was read ahead is only good until more is read.
    pieces.push(piece.slice());
    length += piece.length;
  };
  const writing = writingOf(table, text);
  const lastKept = kept?.at(-1);
  for (let row = 0, place = 0; row < rowCount; row++) {
    const isKept = !kept || kept[place] === row;
    if (kept && isKept) place++;
    const start = recordStarts[headerRecords + row];
    const end = headerRecords + row + 1 < recordCount ? recordStarts[headerRecords + row + 1] : textLength;
    const separator = row === lastKept && writing.separatorBehind(headerRecords + row);
    if (!isKept) withEdits(start, end, [writing.removal(headerRecords + row)]);
    else withEdits(start, end, separator ? [...editsOf(row), separator] : editsOf(row));
    if (length < PIECE) continue;
    output.write(Buffer.concat(pieces));
    pieces.length = 0;
    length = 0;
    yield { stage: 'rows', share: row / rowCount };
  }
  output.write(Buffer.concat(pieces));

  function withEdits(start: number, end: number, edits: readonly CellEdit[]): void {
    let from = start;
    for (const edit of edits) {
      take(text.bytes(from, edit.start));
      take(encoder.encode(edit.text));
      from = edit.end;
    }
    take(text.bytes(from, end));
  }
}
