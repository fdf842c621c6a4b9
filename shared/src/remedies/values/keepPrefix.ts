/** Only the beginnings of codes and texts stay: half of them, or the first character. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import type { Lengths } from '../lookAt.ts';
import { atLeastOne } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

export const keepPrefix = remedyOf({
  name: 'keep-prefix',
  sort: 'coarser',
  remains: 'The first characters; a star where there were more.',
  notWhen: 'Beginnings mean nothing, as of serial numbers, or identify the person, as of names.',
  parameters: z.strictObject({ characters: atLeastOne }),
  example: [{ characters: 2 }, 'AB1234', 'AB*'],
  offers({ role, kind, lengths }) {
    if (role === 'identifier' || (kind !== 'code' && kind !== 'text')) return [];
    return prefixLengths(lengths).map((characters) => ({ characters }));
  },
  title: (column, { characters }) =>
    characters === 1
      ? t`Keep the first character of ${column}`
      : t`Keep the first ${characters} characters of ${column}`,
  treat:
    ({ characters }) =>
    (value) => {
      const all = [...value];
      return all.length <= characters ? value : `${all.slice(0, characters).join('')}*`;
    },
});

const MOST_FOR_A_LONG_TEXT = 64;

/** Half of the longest value, up to three characters, and one. */
export function prefixLengths(lengths: Lengths | undefined): number[] {
  const longest = lengths?.longest ?? 0;
  const half = Math.min(MOST_FOR_A_LONG_TEXT, Math.ceil(longest / 2));
  const kept = [half, Math.min(3, Math.ceil(longest / 4)), 1];
  return [...new Set(kept)].filter((characters) => characters > 0 && characters < longest);
}
