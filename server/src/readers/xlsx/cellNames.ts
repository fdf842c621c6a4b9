/** What a spreadsheet calls its cells: `Sheet1!C17`, or `'My sheet'!C17`. */
import type { Places } from '../reader.ts';
import { lettersOf } from './sheetRows.ts';

const plainName = /^[\p{L}_][\p{L}\p{N}_.]*$/u;

/** `placeOf`: where a column of the table stands in the sheet, from 0; without a column, where the table begins. */
export function cellNames(
  sheet: string,
  rowNumbers: Uint32Array,
  placeOf: (column: number | undefined) => number,
): Places {
  const name = plainName.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return {
    rowNumber: (row) => rowNumbers[row] as number,
    cellName: (row, column) => `${name}!${lettersOf(placeOf(column))}${rowNumbers[row]}`,
  };
}
