/** QS007: more columns than a table is analysed with, so that its risk is not known. */
import { formatCount } from '../../explain/index.ts';
import { isTooWide, MOST_COLUMNS } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

export const tooManyColumns: Rule = {
  code: 'QS007',
  slug: 'too-many-columns',
  scope: 'file',
  severity: 'error',
  needs: 'structure',
  summary: 'The table has so many columns that it is not analysed.',
  since: '0.2.0',
  *check({ table }) {
    if (!isTooWide(table)) return;
    const columns = table.width;
    const said = told(
      t`${formatCount(columns)} columns are too many to be analysed: of more than ${formatCount(MOST_COLUMNS)} only the number is told, so nothing is known of the risk.`,
      t`Check the parts of the file that have fewer columns each. If there are not so many, check the delimiter and the line ends.`,
    );
    yield { target: { kind: 'file' }, numbers: { columns, most: MOST_COLUMNS }, ...said };
  },
};
