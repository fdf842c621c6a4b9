/** Takes rows out of a text with their line ends; all other bytes stay. */
import type { Table } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';

const ROWS_A_STEP = 2048;

/** Neighbouring rows are one edit. Yields the number of rows done. */
export function* removeRows(table: Table, isGone: (row: number) => boolean): Generator<number, CellEdit[]> {
  const { rowCount, headerRecords, recordStarts } = table;
  const edits: CellEdit[] = [];
  /** The first of those that are gone up to here, if this one is. */
  let first: number | undefined;
  for (let row = 0; row <= rowCount; row++) {
    if (row % ROWS_A_STEP === 0) yield row;
    const isKept = row === rowCount || !isGone(row);
    if (!isKept) first ??= row;
    else if (first !== undefined) {
      const end = row === rowCount ? table.textLength : recordStarts[headerRecords + row];
      edits.push({ start: recordStarts[headerRecords + first], end, text: '' });
      first = undefined;
    }
  }
  return edits;
}
