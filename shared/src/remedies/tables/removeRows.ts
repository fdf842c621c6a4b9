/** Rows taken out of the table: those named by number, or all that too few others look like. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { whole } from '../parameters.ts';
import { allRows, tableRemedyOf } from './tableRemedy.ts';

export const removeRows = tableRemedyOf({
  name: 'remove-rows',
  remains: 'The other rows. Where it is known who took part, a missing person can reveal something too.',
  notWhen: 'The rare rows are what the data are about, or many rows would go: generalise first.',
  /** `rows`: counted from 0, without the header, which suits one file only; `below`: all that look like fewer rows than that. */
  parameters: z.union([
    z.strictObject({ rows: z.array(whole(0, 2 ** 32 - 2)).check(z.minLength(1)) }),
    z.strictObject({ below: whole(2, 1_000_000) }),
  ]),
  title: (parameters) =>
    'below' in parameters
      ? t`Remove the rows that fewer than ${parameters.below} look alike`
      : parameters.rows.length === 1
        ? t`Remove the row`
        : t`Remove ${parameters.rows.length} rows`,
  plan(parameters, { columns, rows, classSizes }) {
    const isKept = new Uint8Array(rows).fill(1);
    if ('below' in parameters) {
      if (classSizes === undefined) throw new Error('rows below a class size need the class sizes');
      // Rows that do not count, of size 0, are in no class that could be too small.
      for (let row = 0; row < rows; row++) {
        if (classSizes[row] > 0 && classSizes[row] < parameters.below) isKept[row] = 0;
      }
    } else {
      for (const row of parameters.rows) {
        if (row >= rows) return { fault: { kind: 'noRow', row } };
        isKept[row] = 0;
      }
    }
    return { extracts: [{ columns: [...columns.keys()], rows: allRows(rows).filter((row) => isKept[row] === 1) }] };
  },
});
