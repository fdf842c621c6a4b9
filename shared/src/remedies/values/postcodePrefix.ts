/** Postcodes to their first characters; the others become stars, so that the length stays. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

const STAR = '*';

export const postcodePrefix = remedyOf({
  name: 'postcode-prefix',
  sort: 'coarser',
  parameters: z.object({ keep: z.number().check(z.minimum(1), z.maximum(20)) }),
  offers({ kind, values }) {
    if (kind !== 'postcode') return [];
    let longest = 0;
    for (let code = 1; code < values.size; code++) longest = Math.max(longest, values.characters(code));
    return Array.from({ length: Math.max(0, longest - 1) }, (_, i) => ({ keep: longest - 1 - i })).filter(
      ({ keep }) => keep <= MOST_KEPT,
    );
  },
  title: (column, { keep }) =>
    keep === 1 ? t`Keep the first character of ${column}` : t`Keep the first ${keep} characters of ${column}`,
  treat:
    ({ keep }) =>
    (value) => {
      const characters = [...value];
      return characters.length <= keep
        ? value
        : characters.slice(0, keep).join('') + STAR.repeat(characters.length - keep);
    },
});

/** Longer beginnings of a long postcode, such as ZIP+4, are not worth a step of their own. */
const MOST_KEPT = 6;
