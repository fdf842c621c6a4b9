/** What of a text is to be written anew so that it has other values in some cells, and not some of its columns and rows: edits, record by record. */
import { type CellEdit, cellStyleOf } from '../edits/index.ts';
import { recordReader, type Table, type TextSource } from '../table/index.ts';
import { type ChangedColumn, recordEdits } from './recordEdits.ts';
import type { Replayed } from './replay.ts';

export type Changes = Pick<Replayed, 'written' | 'removed' | 'isKept'>;

export interface Rewriting {
  /** Before the first record. */
  readonly lead: readonly CellEdit[];
  /** In the order of their places. */
  editsOf(record: number): readonly CellEdit[];
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Records may be asked for in order only. */
export function rewriting(table: Table, text: TextSource, changes: Changes): Rewriting {
  const { recordStarts, recordCount, headerRecords, textLength } = table;
  const gone = new Set([...changes.removed].map((column) => table.columns[column].index));
  const columns = changedColumns(table, changes);
  const style = cellStyleOf(table.dialect, text);
  const cellsOf = recordReader(table, text);
  // Where one column is left, a blank line would become a record.
  const isNarrowed = gone.size > 0 && gone.size === table.columns.length - 1;
  const lead = isNarrowed ? lineEndsIn(text.bytes(0, recordCount > 0 ? recordStarts[0] : textLength)) : [];
  return { lead, editsOf };

  function editsOf(record: number): readonly CellEdit[] {
    const row = record - headerRecords;
    const start = recordStarts[record];
    const end = record + 1 < recordCount ? recordStarts[record + 1] : textLength;
    if (row >= 0 && changes.isKept?.[row] === 0) return [{ start, end, text: '' }];
    if (gone.size === 0 && !(row >= 0 && columns.some(({ textOf }) => textOf(row) !== undefined))) return [];
    const cells = cellsOf(record);
    const edits = recordEdits(cells, row, columns, gone, style);
    if (!isNarrowed) return edits;
    const to = lineEndFrom(text.bytes(start, end), cells[cells.length - 1].end - start) + start;
    return to < end ? [...edits, { start: to, end, text: '' }] : edits;
  }
}

const RECORDS_A_STEP = 512;

/** All of them at once, for an editor. Yields records done. */
export function* rewritingEdits(table: Table, text: TextSource, changes: Changes): Generator<number, CellEdit[]> {
  const { lead, editsOf } = rewriting(table, text, changes);
  const edits = [...lead];
  for (let record = 0; record < table.recordCount; record++) {
    for (const edit of editsOf(record)) edits.push(edit);
    if (record % RECORDS_A_STEP === RECORDS_A_STEP - 1) yield record;
  }
  return edits;
}

function lineEndsIn(bytes: Uint8Array): CellEdit[] {
  const edits: CellEdit[] = [];
  for (const [at, byte] of bytes.entries()) if (isLineEnd(byte)) edits.push({ start: at, end: at + 1, text: '' });
  return edits;
}

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
