/** QS602: statistics that cannot be right, so that nothing is predicted from them, or that are not those of the data beside them. */
import { t } from '../../words/index.ts';
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
    for (const { message, ...place } of problems) {
      yield {
        ...place,
        numbers: {},
        message: [message, t`Nothing is predicted from these statistics until that is put right.`].join(' '),
      };
    }
    for (const doubt of doubts) yield { ...doubt, numbers: {}, severity: 'warning' };
  },
};
