/** Takes rows out of a text with their line ends; all other bytes stay. */
import type { Table } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';

const ROWS_A_STEP = 2048;

/** Neighbouring rows are one edit. Yields the number of rows done. */
export function* removeRows(table: Table, isGone: (row: number) => boolean): Generator<number, CellEdit[]> {
  const { rowCount, headerRecords, recordStarts } = table;
  const edits: CellEdit[] = [];
  for (let row = 0; row < rowCount; row++) {
    if (row % ROWS_A_STEP === 0) yield row;
    if (!isGone(row)) continue;
    const first = row;
    while (row + 1 < rowCount && isGone(row + 1)) row++;
    const isLast = row + 1 === rowCount;
    const end = isLast ? table.textLength : recordStarts[headerRecords + row + 1];
    edits.push({ start: recordStarts[headerRecords + first], end, text: '' });
  }
  return edits;
}
