/** The last characters of each value become stars: what an identifier says of its issuer stays, what names the person goes. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import type { ColumnLookedAt } from '../lookAt.ts';
import { atLeastOne } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

export const maskLast = remedyOf({
  name: 'mask-last',
  sort: 'hidden',
  remains: 'The beginning and the length.',
  notWhen: 'What remains is still unique: other columns can then be matched just as before.',
  parameters: z.strictObject({ characters: atLeastOne }),
  example: [{ characters: 3 }, 'AB1234', 'AB1***'],
  offers: (column) => partsOf(column).map((characters) => ({ characters })),
  title: (column, { characters }) =>
    characters === 1 ? t`Mask the last character of ${column}` : t`Mask the last ${characters} characters of ${column}`,
  treat:
    ({ characters }) =>
    (value) => {
      const all = [...value];
      const kept = Math.max(0, all.length - characters);
      return all.slice(0, kept).join('') + '*'.repeat(all.length - kept);
    },
});

/** Half of a usual value, and nearly all of it. */
function partsOf({ role, kind, lengths }: ColumnLookedAt): number[] {
  if (role !== 'identifier' && kind !== 'code') return [];
  if (kind === 'text' || kind === 'name' || kind === 'email') return [];
  const usual = Math.round(lengths?.mean ?? 0);
  return [...new Set([Math.floor(usual / 2), usual - 1])].filter((each) => each >= 1 && each < usual);
}
