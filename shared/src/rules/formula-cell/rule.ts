/** QS006: cells that a spreadsheet runs as a formula when someone opens the file in it. */
import { formatCount, formatCountOf, shownName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { MOST_COLUMNS, markedText, reportFirst } from '../marked.ts';
import type { Rule } from '../rule.ts';

export const formulaCell: Rule = {
  code: 'QS006',
  slug: 'formula-cell',
  scope: 'column',
  severity: 'information',
  needs: 'profile',
  summary: 'Cells that a spreadsheet would run as a formula.',
  since: '0.1.0',
  *check({ table, profiles }) {
    const rows = table.rowCount;
    const columns = [...table.columns.keys()].filter((column) => profiles[column].formulaCells > 0);
    yield* reportFirst(
      columns,
      columns.length,
      MOST_COLUMNS,
      (column) => {
        const cells = profiles[column].formulaCells;
        const { index, name } = table.columns[column];
        const all = formatCountOf(rows, t`cell`, t`cells`);
        const message = [
          cells === 1
            ? t`${formatCount(cells)} of ${all} in ${shownName(name)} begins like a formula (with =, +, -, @, tab or CR): a spreadsheet runs such a cell when the file is opened, and it can send the data elsewhere.`
            : t`${formatCount(cells)} of ${all} in ${shownName(name)} begin like a formula (with =, +, -, @, tab or CR): a spreadsheet runs such a cell when the file is opened, and it can send the data elsewhere.`,
          t`Put an apostrophe before it.`,
        ].join(' ');
        return { target: { kind: 'column', column: index }, numbers: { cells, rows }, message };
      },
      (marked) => {
        const cells = columns.reduce((sum, column) => sum + profiles[column].formulaCells, 0);
        const message = t`${formatCountOf(columns.length, t`column`, t`columns`)} have cells that begin like a formula (${formatCount(cells)} cells); ${markedText(marked)}. A spreadsheet runs such cells when the file is opened, and they can send the data elsewhere. Put an apostrophe before them.`;
        return { target: { kind: 'file' }, numbers: { columns: columns.length, cells }, message };
      },
    );
  },
};
