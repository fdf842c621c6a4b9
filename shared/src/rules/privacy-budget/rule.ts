/** QS503: what the answers of one person give away together: ε adds up over the columns. */
import { formatCountOf, formatEpsilon, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

export const privacyBudget: Rule = {
  code: 'QS503',
  slug: 'privacy-budget',
  scope: 'file',
  severity: 'information',
  needs: 'profile',
  summary: 'Added up over the columns, ε passes the limit.',
  since: '0.1.0',
  *check({ settings, protection }) {
    if (!protection) return;
    const ofPolicy = settings.policy.criteria.epsilon;
    const fails = ofPolicy !== undefined && protection.total > ofPolicy;
    const limit = fails ? ofPolicy : settings.rules['privacy-budget'].epsilon;
    if (protection.total <= limit) return;
    const columns = formatCountOf(protection.noised.size, t`noised column`, t`noised columns`);
    const total = formatEpsilon(protection.total);
    yield {
      target: { kind: 'file' },
      // What fails its policy is not to pass a check.
      ...(fails && { severity: 'warning' }),
      numbers: { epsilon: protection.total, columns: protection.noised.size, limit },
      ...told(
        fails
          ? t`Not ready for ${shortName(settings.policy.name)}: ε adds up to ${total} over ${columns}, more than ${formatEpsilon(limit)}.`
          : t`ε adds up to ${total} over ${columns}, more than ${formatEpsilon(limit)}.`,
        t`With all answers of a person together, what they truly are can be told from what they are not.`,
        t`Ask for fewer columns, or for each with a lower ε.`,
      ),
    };
  },
};
