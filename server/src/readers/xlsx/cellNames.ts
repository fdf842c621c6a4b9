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
    rowOf(cell) {
      const [, said, number] = /^(?:(.*)!)?[a-z]{1,3}(\d{1,7})$/i.exec(cell) ?? [];
      const row = said === undefined || said === name || said === sheet ? rowNumbers.indexOf(Number(number)) : -1;
      return row < 0 ? undefined : row;
    },
    rowNumber: (row) => rowNumbers[row] as number,
    cellName: (row, column) => `${name}!${lettersOf(placeOf(column))}${rowNumbers[row]}`,
  };
}
