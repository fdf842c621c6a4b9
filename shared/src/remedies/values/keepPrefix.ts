/** Only the beginnings of codes and texts stay: half of them, or the first character; codes are cut at their separators first. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

export const keepPrefix = remedyOf({
  name: 'keep-prefix',
  sort: 'coarser',
  parameters: z.object({ characters: z.number().check(z.minimum(1), z.maximum(200)) }),
  offers({ role, kind, values }) {
    if (role === 'identifier' || (kind !== 'code' && kind !== 'text')) return [];
    let longest = 0;
    for (let code = 1; code < values.size; code++) longest = Math.max(longest, values.characters(code));
    const lengths = [Math.ceil(longest / 2), Math.min(3, Math.ceil(longest / 4)), 1];
    return [...new Set(lengths)].filter((characters) => characters < longest).map((characters) => ({ characters }));
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
