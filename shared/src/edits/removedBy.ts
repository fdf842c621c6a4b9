/** Which rows and columns edits take out of a text, so that what is left can be laid beside what was there. */
import { type Layout, recordReader, type Table, type TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { columnsRemovedFromJson } from './json/removedFromJson.ts';
import { writingOf } from './writing.ts';

export interface Removed {
  /** Row → 1 where it is removed. */
  readonly rows: Uint8Array;
  readonly rowCount: number;
  /** Places in a record. */
  readonly columns: ReadonlySet<number>;
  /** Records that any edit touches. */
  readonly touched: number;
}

const RECORDS_A_STEP = 4096;

/** Edits in the order of their places. Yields records looked at. */
export function* removedBy(table: Table, text: TextSource, edits: readonly CellEdit[]): Generator<number, Removed> {
  const { recordStarts, recordCount, headerRecords } = table;
  const rows = new Uint8Array(table.rowCount);
  let rowCount = 0;
  let touched = 0;
  const writing = writingOf(table, text);
  for (let record = 0, next = 0; record < recordCount && next < edits.length; record++) {
    if (record % RECORDS_A_STEP === 0) yield record;
    const start = recordStarts[record];
    const end = endOf(table, record);
    while (next < edits.length && isBefore(edits[next], start)) next++;
    if (next === edits.length || edits[next].start >= end) continue;
    touched++;
    const edit = edits[next];
    if (record < headerRecords || edit.text !== '' || edit.start > start) continue;
    if (edit.end < end && edit.end < writing.removal(record).end) continue;
    rows[record - headerRecords] = 1;
    rowCount++;
  }
  const columns = table.json
    ? yield* columnsRemovedFromJson(table, text, edits, rows)
    : removedColumns(table, text, edits);
  return { rows, rowCount, columns, touched };
}

/** A text that is put in between belongs to what begins there. */
function isBefore(edit: CellEdit, place: number): boolean {
  return edit.end < place || (edit.end === place && edit.start < place);
}

function endOf({ recordStarts, recordCount, textLength }: Layout, record: number): number {
  return record + 1 < recordCount ? recordStarts[record + 1] : textLength;
}

/** A cell that is taken out goes with a delimiter beside it; one that is written anew leaves both. */
function removedColumns(table: Table, text: TextSource, edits: readonly CellEdit[]): Set<number> {
  const gone = new Set<number>();
  if (table.recordCount === 0) return gone;
  const end = endOf(table, 0);
  const cells = recordReader(table, text)(0);
  let index = 0;
  for (const edit of edits) {
    if (edit.start >= end) break;
    while (index < cells.length && cells[index].start < edit.start) index++;
    for (; index < cells.length && cells[index].end <= edit.end; index++) {
      const cell = cells[index];
      if (cell.end < edit.end || (edit.start < cell.start && edit.text === '')) gone.add(index);
    }
  }
  return gone;
}
