/** Single cells of rows blanked, where generalising a whole column for a few rows would lose too much. */
import * as z from 'zod/mini';
import type { MissingPolicy } from '../../counts/index.ts';
import { t } from '../../words/index.ts';
import { whole } from '../parameters.ts';
import { STAR } from '../values/redact.ts';
import { type BlankedRow, placesOf, tableRemedyOf } from './tableRemedy.ts';

export const blankCells = tableRemedyOf({
  name: 'blank-cells',
  remains: 'The other cells of the row. Where few cells are blank, a blank sets a row apart as a rare value would.',
  notWhen: 'Missing cells count as one more value and few are missing: the row stays alone. Blank more, or remove it.',
  /** Rows are counted from 0, without the header; `text` is what is written. */
  parameters: z.strictObject({
    cells: z
      .array(z.strictObject({ row: whole(0, 2 ** 32 - 2), columns: z.array(z.string()).check(z.minLength(1)) }))
      .check(z.minLength(1)),
    text: z.string(),
  }),
  title({ cells }) {
    const count = cells.reduce((sum, { columns }) => sum + columns.length, 0);
    return count === 1 ? t`Blank 1 cell` : t`Blank ${count} cells`;
  },
  plan({ cells, text }, table) {
    const blanks: BlankedRow[] = [];
    for (const { row, columns } of cells) {
      if (row >= table.rows) return { fault: { kind: 'noRow', row } };
      const places = placesOf(columns, table);
      if ('fault' in places) return places;
      blanks.push({ row, columns: places });
    }
    return { blanks, text };
  },
});

/**
 * What a blanked cell is written as. A star keeps "hidden" apart from "not known", and all stars are alike, so where missing cells are
 * a value or each something of its own it is the better one. Where a missing cell matches anything, or takes its row out of the
 * classes, only a cell that is read as missing does that.
 */
export function blankText(policy: MissingPolicy | 'wildcard', missingTokens: readonly string[]): string {
  if (policy === 'value' || policy === 'distinct') return STAR;
  return missingTokens.includes('') ? '' : (missingTokens[0] ?? STAR);
}
