/** QS205: values that so few rows have that they nearly give the row away. */
import { formatCount, formatCountOf, formatShare, shownName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { columnsSinglingOut } from '../told.ts';

/** Where more rows than this have rare values, the column is fine throughout, which other findings tell. */
const MOST_ROWS = 0.5;

export const rareValues: Rule = {
  code: 'QS205',
  slug: 'rare-values',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  summary: 'Some values of a quasi-identifier occur in fewer rows than the target k.',
  since: '0.1.0',
  *check(facts) {
    const { table, settings, rare } = facts;
    const told = columnsSinglingOut(facts);
    for (const [column, found] of rare.entries()) {
      if (!found || found.values === 0 || found.rows > MOST_ROWS * table.rowCount || told.has(column)) continue;
      const { name, index } = table.columns[column];
      const values = formatCountOf(found.values, t`value`, t`values`);
      const rows = formatCountOf(found.rows, t`row`, t`rows`);
      const share = formatShare(found.rows / table.rowCount);
      yield {
        target: { kind: 'column', column: index },
        numbers: { values: found.values, rows: found.rows, k: settings.k },
        message: [
          found.values === 1
            ? t`${values} of ${shownName(name)} occurs in fewer than ${formatCount(settings.k)} rows, ${rows} in all (${share}): no other column is needed to come close to these people.`
            : t`${values} of ${shownName(name)} occur in fewer than ${formatCount(settings.k)} rows, ${rows} in all (${share}): no other column is needed to come close to these people.`,
          t`Merge such values into one, or into the next larger group.`,
        ].join(' '),
      };
    }
  },
};
