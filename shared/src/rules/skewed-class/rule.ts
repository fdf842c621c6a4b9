/** QS302: a class whose sensitive values are far from those of the file tells much of its rows. */
import { formatProbability, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

export const skewedClass: Rule = {
  code: 'QS302',
  slug: 'skewed-class',
  scope: 'file',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'In some class the sensitive values are spread quite otherwise than in the file (t-closeness).',
  since: '0.1.0',
  together: ({ count, names }) =>
    told(
      t`In some groups ${count} sensitive columns are spread otherwise than in the file: ${names}.`,
      t`Whoever finds such a group learns what is likely of its people. Make a quasi-identifier coarser.`,
    ),
  *check({ table, settings, sensitive }) {
    for (const { column, t: ofAll, tOfCrowds } of sensitive) {
      // Small groups are far from the file by chance, and told of as small; where a policy asks for t, they count all the same.
      const distance = settings.policy.criteria.t === undefined ? tOfCrowds : ofAll;
      if (distance <= settings.t) continue;
      const name = shortName(table.columns[column].name);
      yield {
        target: { kind: 'column', column: table.columns[column].index },
        numbers: { t: distance, target: settings.t },
        ...told(
          t`In some group of equal quasi-identifiers ${name} is spread otherwise than in the file: t = ${formatProbability(distance)}, target ${formatProbability(settings.t)}.`,
          t`Whoever finds the group learns what is likely of its people. Make a quasi-identifier coarser, or ${name} itself.`,
        ),
      };
    }
  },
};
