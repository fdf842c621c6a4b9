/** E-mail addresses to their domains, or to the last part of these. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

const domainForm = /^[\p{L}\p{N}.-]+$/u;

export const emailDomain = remedyOf({
  name: 'email-domain',
  sort: 'coarser',
  remains: 'The provider or employer, in small letters; with `to: ending` only the last part of its name.',
  notWhen: 'People have domains of their own, or of small firms: remove the column.',
  parameters: z.strictObject({ to: z.optional(z.literal('ending')) }),
  example: [{}, 'ann@example.org', '*@example.org'],
  offers: ({ kind }) => (kind === 'email' ? [{}, { to: 'ending' as const }] : []),
  title: (column, { to }) =>
    to === 'ending' ? t`Keep only the ending of the domain of ${column}` : t`Keep only the domain of ${column}`,
  treat:
    ({ to }) =>
    (value) => {
      const at = value.lastIndexOf('@');
      // `Ada <ada@example.org>` ends with the bracket.
      const domain = value
        .slice(at + 1)
        .trim()
        .replace(/>$/, '')
        .toLowerCase();
      if (at < 0 || !domainForm.test(domain)) return undefined;
      return to === 'ending' ? `*${domain.slice(Math.max(0, domain.lastIndexOf('.')))}` : `*@${domain}`;
    },
});
