/** QS006: cells that a spreadsheet runs as a formula when someone opens the file in it. */
import { formatCount, formatCountOf, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

export const formulaCell: Rule = {
  code: 'QS006',
  slug: 'formula-cell',
  scope: 'column',
  severity: 'information',
  needs: 'profile',
  summary: 'Cells that a spreadsheet would run as a formula.',
  since: '0.1.0',
  remedies: ['escape'],
  together: ({ count, names, numbers }) => {
    const cells = numbers.reduce((sum, one) => sum + one['cells'], 0);
    return told(
      t`${count} columns have cells that begin like a formula (${formatCount(cells)} cells): ${names}.`,
      t`A spreadsheet runs such cells when the file is opened, and they can send the data elsewhere. Put an apostrophe before them.`,
    );
  },
  *check({ table, profiles }) {
    const rows = table.rowCount;
    const all = formatCountOf(rows, t`cell`, t`cells`);
    const cellsOf = (column: number) => profiles[column].formulaCells;
    const columns = [...table.columns.keys()].filter((column) => cellsOf(column) > 0);
    for (const column of columns.sort((a, b) => cellsOf(b) - cellsOf(a))) {
      const cells = cellsOf(column);
      const { index, name } = table.columns[column];
      yield {
        target: { kind: 'column', column: index },
        numbers: { cells, rows },
        ...told(
          cells === 1
            ? t`${formatCount(cells)} of ${all} in ${shortName(name)} begins like a formula (with =, +, -, @, tab or CR).`
            : t`${formatCount(cells)} of ${all} in ${shortName(name)} begin like a formula (with =, +, -, @, tab or CR).`,
          t`A spreadsheet runs such a cell when the file is opened, and it can send the data elsewhere. Put an apostrophe before it.`,
        ),
      };
    }
  },
};
