/** QS007: more columns than a table is analysed with, so that its risk is not known. */
import { formatCount } from '../../explain/index.ts';
import { isTooWide, MOST_COLUMNS } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

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
    const text = findingText(
      t`${formatCount(columns)} columns are too many to analyse`,
      t`Quasi analyses at most ${formatCount(MOST_COLUMNS)}, so the risk is unknown. Fix: check parts with fewer columns each, or check delimiter and line ends.`,
    );
    yield { target: { kind: 'file' }, numbers: { columns, most: MOST_COLUMNS }, ...text };
  },
};
