/** QS902: exceptions past their last day. */
import { expiredExceptions } from '../../config/index.ts';
import { fromSentences } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const expiredException: Rule = {
  code: 'QS902',
  slug: 'expired-exception',
  scope: 'configuration',
  severity: 'warning',
  needs: 'config',
  summary: 'The last day of an exception is over, so its findings are reported again.',
  since: '0.2.0',
  remedies: ['exception'],
  check: ({ config, today }) => expiredExceptions(config, today).map((problem) => fromSentences(problem)),
};
