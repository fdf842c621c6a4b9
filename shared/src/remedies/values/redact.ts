/** Every value becomes the same star: the column stays, and says nothing. The top of each ladder. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

export const STAR = '*';

export const redact = remedyOf({
  name: 'redact',
  sort: 'coarser',
  remains: 'Nothing but the name of the column; missing cells get the star too.',
  notWhen: 'Nobody needs the column to be there: remove it.',
  parameters: z.strictObject({}),
  example: [{}, 'AB1234', '*'],
  offers: () => [{}],
  title: (column) => t`Erase all values of ${column}`,
  treat: () => () => STAR,
  // The places of missing cells would still distinguish rows.
  ofMissing: () => STAR,
});
