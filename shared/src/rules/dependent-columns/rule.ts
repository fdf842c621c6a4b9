/** QS206: columns that can be read in another one. */
import { formatShare, shownName } from '../../explain/index.ts';
import { MOST_COLUMNS } from '../marked.ts';
import type { Rule } from '../rule.ts';

export const dependentColumns: Rule = {
  code: 'QS206',
  slug: 'dependent-columns',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  summary: 'The column follows from another one, beyond chance: to mask one of the two is not enough.',
  since: '0.1.0',
  *check({ table, followers }) {
    const told = new Set<number>();
    // Of several columns that it follows from, the one that tells most: the others add nothing to what is to be done.
    for (const { column, on, gain } of followers) {
      if (told.has(column) || told.size >= MOST_COLUMNS) continue;
      told.add(column);
      const name = shownName(table.columns[column].name);
      const other = shownName(table.columns[on].name);
      yield {
        target: { kind: 'column', column: table.columns[column].index },
        numbers: { gain },
        message: `${other} tells ${formatShare(gain)} of ${name} beyond chance (g_adj): masked by itself, ${name} stays readable in ${other}. Treat both.`,
      };
    }
  },
};
