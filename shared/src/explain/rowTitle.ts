/** What a row is called: in a text by its line, as the gutter of an editor counts lines. */
import { t } from '../words/index.ts';
import { formatCount } from './format.ts';

export interface PlacedRow {
  /** Data rows count from 0. */
  readonly row: number;
  /** Its first line, from 1; undefined where the data are no text. */
  readonly line: number | undefined;
}

/** `Line 4`; `Row 3`, counted from 1, where there are no lines. */
export function rowTitle({ row, line }: PlacedRow): string {
  return line === undefined ? t`Row ${formatCount(row + 1)}` : t`Line ${formatCount(line)}`;
}
