/** The rules about `quasi.json` itself: what they find is found when it is read, not when data are. */
import type { RuleSlug, Severity } from './ruleOptions.ts';

interface ConfigRule {
  readonly code: string;
  readonly slug: RuleSlug;
  readonly severity: Severity;
  readonly summary: string;
}

export const badConfig: ConfigRule = {
  code: 'QS901',
  slug: 'bad-config',
  severity: 'error',
  summary: 'Something in quasi.json is not valid and has no effect; the rest of it holds.',
};

export const expiredException: ConfigRule = {
  code: 'QS902',
  slug: 'expired-exception',
  severity: 'warning',
  summary: 'The last day of an exception is over, so what it allowed is reported again.',
};
