/** A random sample of the rows: who is in it is not known, as long as nobody knows who took part. */
import * as z from 'zod/mini';
import { randomBelow } from '../../random/index.ts';
import { t } from '../../words/index.ts';
import { tableRemedyOf } from './tableRemedy.ts';

const ROWS_A_STEP = 16_384;

export const sampleRows = tableRemedyOf({
  name: 'sample-rows',
  remains: 'The rows that were drawn, whole and in their order.',
  notWhen: 'It is known who is in the file: a drawn row that is alone among all rows is found as before.',
  parameters: z.strictObject({ share: z.number().check(z.positive(), z.lt(1)) }),
  title: ({ share }) => t`Publish a random sample of ${Math.round(share * 1000) / 10} % of the rows`,
  *plan({ share }, { columns, rows }, random) {
    const wanted = Math.max(Math.min(rows, 1), Math.round(share * rows));
    const drawn = new Uint32Array(wanted);
    let taken = 0;
    // Each row with the share of what is still wanted of the rows that are left (Knuth, selection sampling).
    for (let row = 0; row < rows && taken < wanted; row++) {
      if (randomBelow(random, rows - row) < wanted - taken) drawn[taken++] = row;
      if (row % ROWS_A_STEP === ROWS_A_STEP - 1) yield row;
    }
    return { extracts: [{ columns: [...columns.keys()], rows: drawn }] };
  },
});
