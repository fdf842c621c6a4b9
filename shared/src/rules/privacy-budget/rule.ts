/** QS503: ε adds up over the columns, so all answers of a person together reveal more than each. */
import { formatCountOf, formatEpsilon, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const privacyBudget: Rule = {
  code: 'QS503',
  slug: 'privacy-budget',
  scope: 'file',
  severity: 'information',
  needs: 'profile',
  summary: 'Total ε over all columns is above the limit.',
  since: '0.1.0',
  growsBy: 'epsilon',
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
      ...findingText(
        fails
          ? t`Not ready for ${shortName(settings.policy.name)}: total ε is ${total}, limit ${formatEpsilon(limit)}`
          : t`Total ε is ${total} over ${columns}, limit ${formatEpsilon(limit)}`,
        t`All answers together can reveal a person's true values.`,
        t`Fix: ask for fewer columns, or use a lower ε for each.`,
      ),
    };
  },
};
