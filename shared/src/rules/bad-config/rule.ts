/** QS901: mistakes in a `quasi.json`, which have no effect. */
import { fromSentences } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const badConfig: Rule = {
  code: 'QS901',
  slug: 'bad-config',
  scope: 'configuration',
  severity: 'error',
  needs: 'config',
  summary: 'Something in quasi.json is not valid and has no effect; the rest of it holds.',
  since: '0.2.0',
  check: ({ config }) => config.problems.map((problem) => fromSentences(problem)),
};
