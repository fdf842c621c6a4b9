/** Takes rows out of a text with their line ends; all other bytes stay. */
import type { Table, TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { writingOf } from './writing.ts';

const ROWS_A_STEP = 2048;

/** Neighbouring rows are one edit. Yields the number of rows done. */
export function* removeRows(
  table: Table,
  text: TextSource,
  isGone: (row: number) => boolean,
): Generator<number, CellEdit[]> {
  const { rowCount, headerRecords } = table;
  const writing = writingOf(table, text);
  const edits: CellEdit[] = [];
  /** The first of those that are gone up to here, if this one is. */
  let first: number | undefined;
  for (let row = 0; row <= rowCount; row++) {
    if (row % ROWS_A_STEP === 0) yield row;
    const isKept = row === rowCount || !isGone(row);
    if (!isKept) first ??= row;
    else if (first !== undefined) {
      const separator = row === rowCount && first > 0 ? writing.separatorBehind(headerRecords + first - 1) : undefined;
      const { start } = separator ?? writing.removal(headerRecords + first);
      edits.push({ start, end: writing.removal(headerRecords + row - 1).end, text: '' });
      first = undefined;
    }
  }
  return edits;
}
