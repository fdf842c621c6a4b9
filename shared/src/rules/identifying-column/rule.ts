/** QS102: columns whose values occur once, so that each finds its row, although they name nobody. */
import { formatShare, shownName } from '../../explain/index.ts';
import type { Rule } from '../rule.ts';

export const identifyingColumn: Rule = {
  code: 'QS102',
  slug: 'identifying-column',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: 'Nearly each row has a value of its own in this column: it is a key to the rows.',
  since: '0.2.0',
  *check({ table, settings, roles, profiles }) {
    const least = settings.rules['identifying-column'].share;
    for (const [column, { role, detector, isDeclared }] of roles.entries()) {
      if (role !== 'identifier' || isDeclared || (detector && !detector.isPseudonym)) continue;
      const { missing, uniqueValues } = profiles[column];
      const present = table.rowCount - missing;
      const share = present > 0 ? uniqueValues / present : 0;
      if (share < least) continue;
      const name = shownName(table.columns[column].name);
      const sort = detector ? `${name} holds ${detector.label}, and ` : `${name} is a key: `;
      yield {
        target: { kind: 'column', column: table.columns[column].index },
        numbers: { share },
        message:
          `${sort}${formatShare(share)} of its rows have a value of their own. Whoever has the same value in another file finds the row by it. ` +
          'Remove the column, number the rows anew, or replace its values by pseudonyms.',
      };
    }
  },
};
