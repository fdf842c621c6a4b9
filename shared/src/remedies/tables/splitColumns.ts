/**
 * The table in parts that nothing links: a file for each group of columns, the rows of each in an order of its own (R3A section V). The
 * risk of a part is that of its own columns; what was known from columns together is gone, for the recipient too.
 */
import * as z from 'zod/mini';
import { type Random, randomBelow } from '../../random/index.ts';
import { t } from '../../words/index.ts';
import { allRows, type Extract, placesOf, tableRemedyOf } from './tableRemedy.ts';

export const splitColumns = tableRemedyOf({
  name: 'split-columns',
  remains: 'Each part as it is; between parts only what their totals show. Columns of no group are left out.',
  notWhen:
    'Columns of different groups are to be compared, or parts share a value that is rare in both, such as a date.',
  parameters: z.strictObject({
    groups: z.array(z.array(z.string()).check(z.minLength(1))).check(z.minLength(2)),
  }),
  title: ({ groups }) => t`Split the table into ${groups.length} unlinked files`,
  *plan({ groups }, table, random) {
    // A column in two groups would link them.
    const places = placesOf(groups.flat(), table);
    if ('fault' in places) return places;
    const extracts: Extract[] = [];
    let from = 0;
    for (const { length } of groups) {
      const rows = yield* inAnyOrder(table.rows, random);
      extracts.push({ columns: places.slice(from, from + length), rows });
      from += length;
    }
    return { extracts };
  },
});

const ROWS_A_STEP = 16_384;

/** All rows, each order as likely as any other (Fisher–Yates). */
function* inAnyOrder(count: number, random: Random): Generator<number, Uint32Array> {
  const rows = allRows(count);
  for (let last = count - 1; last > 0; last--) {
    const other = randomBelow(random, last + 1);
    const row = rows[last];
    rows[last] = rows[other];
    rows[other] = row;
    if (last % ROWS_A_STEP === 0) yield count - last;
  }
  return rows;
}
