/** QS006: cells that a spreadsheet runs as a formula when someone opens the file in it. */
import { formulaCellsIn } from '../../analysis/index.ts';
import { formatCount, formatCountOf, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const formulaCell: Rule = {
  code: 'QS006',
  slug: 'formula-cell',
  scope: 'column',
  severity: 'information',
  needs: 'profile',
  summary: 'Cells that a spreadsheet would run as a formula.',
  since: '0.1.0',
  growsBy: 'cells',
  remedies: ['escape'],
  together: ({ count, names, numbers }) => {
    const cells = numbers.reduce((sum, one) => sum + one['cells'], 0);
    return findingText(
      t`${formatCount(cells)} cells in ${count} columns begin like a formula: ${names}`,
      t`A spreadsheet runs them on opening, and they can send data elsewhere. Fix: put an apostrophe before them.`,
    );
  },
  *check(facts) {
    const { table, text } = facts;
    // No spreadsheet runs what stands in a JSON text.
    if (text?.table.json) return;
    const rows = table.rowCount;
    const all = formatCountOf(rows, t`cell`, t`cells`);
    const cellsOf = (column: number) => formulaCellsIn(facts, column);
    const columns = [...table.columns.keys()].filter((column) => cellsOf(column) > 0);
    for (const column of columns.sort((a, b) => cellsOf(b) - cellsOf(a))) {
      const cells = cellsOf(column);
      const { index, name } = table.columns[column];
      yield {
        target: { kind: 'column', column: index },
        numbers: { cells, rows },
        ...findingText(
          cells === 1
            ? t`${formatCount(cells)} of ${all} in ${shortName(name)} begins like a formula`
            : t`${formatCount(cells)} of ${all} in ${shortName(name)} begin like a formula`,
          cells === 1
            ? t`A spreadsheet runs it on opening, and it can send data elsewhere. Fix: put an apostrophe before it.`
            : t`A spreadsheet runs them on opening, and they can send data elsewhere. Fix: put an apostrophe before them.`,
        ),
      };
    }
  },
};
