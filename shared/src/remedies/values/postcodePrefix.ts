/** Postcodes to their first characters; the others become stars, so that the length stays. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { whole } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';
import { STAR } from './redact.ts';

export const postcodePrefix = remedyOf({
  name: 'postcode-prefix',
  sort: 'coarser',
  remains: 'The area that the first characters stand for, and the length.',
  notWhen:
    'The county or town is in the file too: treat it as well, or it shows the area anyway. For HIPAA use `us-zip3`.',
  parameters: z.strictObject({ keep: whole(1, 20) }),
  example: [{ keep: 3 }, '47103', '471**'],
  offers: ({ kind, lengths }) =>
    kind === 'postcode' ? keptLengths(lengths?.longest ?? 0).map((keep) => ({ keep })) : [],
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

/** One character less each time. */
function keptLengths(longest: number): number[] {
  const most = Math.min(MOST_KEPT, longest - 1);
  return Array.from({ length: Math.max(0, most) }, (_, i) => most - i);
}
