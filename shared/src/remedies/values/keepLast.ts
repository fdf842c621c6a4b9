/** Only the last characters stay, as on a receipt: enough to recognise one's own, and often enough to be recognised. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { atLeastOne } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

export const keepLast = remedyOf({
  name: 'keep-last',
  sort: 'hidden',
  remains: 'The last characters and the length.',
  notWhen: 'The file goes to others: the last digits with another column often name a person.',
  parameters: z.strictObject({ characters: atLeastOne }),
  example: [{ characters: 4 }, 'AB1234', '**1234'],
  offers: ({ role, kind }) =>
    role === 'identifier' && (kind === 'code' || kind === 'phone') ? [{ characters: 4 }] : [],
  title: (column, { characters }) => t`Keep only the last ${characters} characters of ${column}`,
  treat:
    ({ characters }) =>
    (value) => {
      const all = [...value];
      const hidden = Math.max(0, all.length - characters);
      return '*'.repeat(hidden) + all.slice(hidden).join('');
    },
});
