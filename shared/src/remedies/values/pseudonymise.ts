/**
 * Each value becomes a pseudonym: the first hexadecimal digits of its HMAC-SHA-256 under the user's key. The same value has the
 * same pseudonym in every file treated with that key, and nobody without the key can try values out.
 *
 * Of n values two share a pseudonym of d digits with a probability of at most n² / (2 · 16^d): with 16 digits and a million
 * values 3 in 10^8, and with ten million 3 in a million.
 */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { whole } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

const DIGITS = 16;

export const pseudonymise = remedyOf({
  name: 'pseudonymise',
  sort: 'renamed',
  needs: 'key',
  remains:
    'Which rows belong together, here and in every file treated with the same key. Anyone with the key can find people again.',
  notWhen: 'Anonymous data are needed: pseudonyms are personal data, and other columns distinguish people as before.',
  parameters: z.strictObject({ digits: whole(8, 64) }),
  offers: ({ role }) => (role === 'identifier' || role === 'subject' ? [{ digits: DIGITS }] : []),
  title: (column) => t`Replace ${column} by pseudonyms`,
  treat({ digits }, { tools }) {
    const hmac = tools?.hmac;
    if (hmac === undefined) throw new Error('pseudonyms need a key');
    return (value) => hmac(value.replace(/\r\n?/g, '\n')).slice(0, digits);
  },
});
