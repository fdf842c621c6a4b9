/** QS602: statistics that cannot be right, so that nothing is predicted from them, or that disagree with the data beside them. */
import { t } from '../../words/index.ts';
import { fromSentences } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const badStatistics: Rule = {
  code: 'QS602',
  slug: 'bad-statistics',
  scope: 'file',
  severity: 'error',
  needs: 'statistics',
  summary: 'Statistics contradict themselves or the data beside them, or cannot be read.',
  since: '0.1.0',
  *check({ problems, doubts }) {
    for (const problem of problems) {
      yield {
        ...fromSentences(problem, t`Quasi predicts nothing from these statistics until this is fixed.`),
        numbers: {},
      };
    }
    for (const doubt of doubts) yield { ...fromSentences(doubt), numbers: {}, severity: 'warning' };
  },
};
