/** QS903: a hierarchy that `quasi.json` names for a column and that cannot be used. */
import type { ColumnHierarchy } from '../../analysis/index.ts';
import { shortName, shownFile } from '../../explain/index.ts';
import { describeFault } from '../../hierarchies/index.ts';
import { t } from '../../words/index.ts';
import type { Report, Rule } from '../rule.ts';
import { LONGEST_HEADLINE, told } from '../told.ts';

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
    told(
      t`The hierarchies of ${count} columns cannot be used: ${names}.`,
      t`Until they are mended, Quasi goes by the levels that it makes for such values.`,
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
  const notUsed = t`The hierarchy for ${shortName(name)} in ${shortName(shownFile(file))} is not used.`;
  const both = `${notUsed} ${describeFault(fault)}`;
  const sentences: [string, ...string[]] = both.length <= LONGEST_HEADLINE ? [both] : [notUsed, describeFault(fault)];
  return {
    target: { kind: 'column', column },
    numbers: {},
    ...told(...sentences, t`Until it is mended, Quasi goes by the levels that it makes for such values.`),
  };
}
