/** QS903: a hierarchy file in `quasi.json` that cannot be used for its column. */
import type { ColumnHierarchy } from '../../analysis/index.ts';
import { shortName, shownFile } from '../../explain/index.ts';
import { describeFault } from '../../hierarchies/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';

export const badHierarchy: Rule = {
  code: 'QS903',
  slug: 'bad-hierarchy',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: 'The hierarchy file that quasi.json names for a column cannot be used.',
  since: '0.2.0',
  remedies: ['hierarchy'],
  together: ({ count, names }) =>
    findingText(
      t`The hierarchies of ${count} columns cannot be used: ${names}`,
      t`Until they are fixed, Quasi uses its own levels.`,
    ),
  *check({ table, hierarchies }) {
    for (const [column, hierarchy] of hierarchies.entries()) {
      if (hierarchy && 'fault' in hierarchy) {
        const { name, index } = table.columns[column];
        yield reportOn(name, index, hierarchy);
      }
    }
  },
};

function reportOn(name: string, column: number, { file, fault }: Extract<ColumnHierarchy, { fault: unknown }>): Report {
  return {
    target: { kind: 'column', column },
    numbers: {},
    ...findingText(
      t`The hierarchy for ${shortName(name)} in ${shortName(shownFile(file))} is not used`,
      describeFault(fault),
      t`Until this is fixed, Quasi uses its own levels.`,
    ),
  };
}
