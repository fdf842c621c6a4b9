/** QS503: what the answers of one person give away together: ε adds up over the columns. */
import { formatCountOf, formatEpsilon } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';

export const privacyBudget: Rule = {
  code: 'QS503',
  slug: 'privacy-budget',
  scope: 'file',
  severity: 'information',
  needs: 'profile',
  summary: 'Added up over the columns, ε passes the limit.',
  since: '0.1.0',
  *check({ settings, protection }) {
    const limit = settings.rules['privacy-budget'].epsilon;
    if (!protection || protection.total <= limit) return;
    const columns = formatCountOf(protection.noised.size, t`noised column`, t`noised columns`);
    yield {
      target: { kind: 'file' },
      numbers: { epsilon: protection.total, columns: protection.noised.size, limit },
      message: [
        t`ε adds up to ${formatEpsilon(protection.total)} over ${columns}, more than ${formatEpsilon(limit)}: with all answers of a person together, what they truly are can be told from what they are not.`,
        t`Ask for fewer columns, or for each with a lower ε.`,
      ].join(' '),
    };
  },
};
