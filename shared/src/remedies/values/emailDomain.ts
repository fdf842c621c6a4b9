/** E-mail addresses to their domains. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

export const emailDomain = remedyOf({
  name: 'email-domain',
  sort: 'coarser',
  parameters: z.object({}),
  offers: ({ kind }) => (kind === 'email' ? [{}] : []),
  title: (column) => t`Keep only the domain of ${column}`,
  treat: () => (value) => {
    const at = value.lastIndexOf('@');
    return at < 0 ? undefined : `*${value.slice(at)}`;
  },
});
