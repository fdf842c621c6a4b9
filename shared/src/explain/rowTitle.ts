/** What a row is called: in a text by its line, as the gutter of an editor counts lines, and in a sheet by its first cell. */
import { t } from '../words/index.ts';
import { formatCount } from './format.ts';

export interface PlacedRow {
  /** Data rows count from 0. */
  readonly row: number;
  /** Its first line, from 1; undefined where the data are no text. */
  readonly line: number | undefined;
  /** `Sheet1!A17`, where the data are of a spreadsheet. */
  readonly cell?: string | undefined;
}

/** `Line 4`; `Row 3`, counted from 1, where there are no lines. */
export function rowTitle({ row, line, cell }: PlacedRow): string {
  if (cell !== undefined) return t`Row of ${cell}`;
  return line === undefined ? t`Row ${formatCount(row + 1)}` : t`Line ${formatCount(line)}`;
}
