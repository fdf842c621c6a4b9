/** Columns taken out of the table, with their names. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { allRows, placesOf, tableRemedyOf } from './tableRemedy.ts';

export const removeColumns = tableRemedyOf({
  name: 'remove-columns',
  remains: 'The other columns. A column that follows from them can be reckoned back.',
  notWhen: 'A coarser form of the column would still serve.',
  parameters: z.strictObject({ columns: z.array(z.string()).check(z.minLength(1)) }),
  title: ({ columns }, shown) =>
    columns.length === 1 ? t`Remove the column ${shown(columns[0])}` : t`Remove ${columns.length} columns`,
  plan({ columns }, table) {
    const gone = placesOf(columns, table);
    if ('fault' in gone) return gone;
    const kept = [...table.columns.keys()].filter((column) => !gone.includes(column));
    if (kept.length === 0) return { fault: { kind: 'nothingLeft' } };
    return { extracts: [{ columns: kept, rows: allRows(table.rows) }] };
  },
});
