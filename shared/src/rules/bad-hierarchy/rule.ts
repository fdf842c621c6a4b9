/** QS903: a hierarchy that `quasi.json` names for a column and that cannot be used. */
import type { ColumnHierarchy } from '../../analysis/index.ts';
import { shownFile, shownName } from '../../explain/index.ts';
import { describeFault } from '../../hierarchies/index.ts';
import { t } from '../../words/index.ts';
import type { Report, Rule } from '../rule.ts';

export const badHierarchy: Rule = {
  code: 'QS903',
  slug: 'bad-hierarchy',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: 'The hierarchy file that quasi.json names for a column cannot be used.',
  since: '0.2.0',
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
    message: [
      t`The hierarchy for ${shownName(name)} in ${shownFile(file)} is not used.`,
      describeFault(fault),
      t`Until it is mended, Quasi goes by the levels that it makes for such values.`,
    ].join(' '),
  };
}
