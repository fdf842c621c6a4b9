/** QS302: a class whose sensitive values are far from those of the file reveals much about its rows. */
import { formatProbability, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const skewedClass: Rule = {
  code: 'QS302',
  slug: 'skewed-class',
  scope: 'file',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'In some class the sensitive values are spread very differently from the file (t-closeness).',
  since: '0.1.0',
  growsBy: 't',
  together: ({ count, names }) =>
    findingText(
      t`${count} sensitive columns are unusual in some groups: ${names}`,
      t`Someone who finds a group learns what is likely for its people. Fix: make a quasi-identifier coarser.`,
    ),
  *check({ table, settings, sensitive }) {
    for (const { column, t: ofAll, tOfCrowds } of sensitive) {
      // Small groups are far from the file by chance, and reported as small; where a policy asks for t, they count all the same.
      const distance = settings.policy.criteria.t === undefined ? tOfCrowds : ofAll;
      if (distance <= settings.t) continue;
      const name = shortName(table.columns[column].name);
      yield {
        target: { kind: 'column', column: table.columns[column].index },
        numbers: { t: distance, target: settings.t },
        ...findingText(
          t`${name} is unusual in a group: t = ${formatProbability(distance)}, target ${formatProbability(settings.t)}`,
          t`Its values there differ from the file, so someone who finds the group learns what is likely. Fix: make a quasi-identifier or ${name} coarser.`,
        ),
      };
    }
  },
};
