/** Every value becomes the same star: the column stays, and says nothing. The top of each ladder. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

export const STAR = '*';

export const redact = remedyOf({
  name: 'redact',
  sort: 'coarser',
  parameters: z.object({}),
  offers: () => [{}],
  title: (column) => t`Replace all values of ${column} by ${STAR}`,
  treat: () => () => STAR,
});
