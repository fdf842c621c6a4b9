/** QS401: in transactions, one known value finds its user, and with that all the user's other rows. */
import { formatShare, shownName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { MOST_COLUMNS } from '../marked.ts';
import type { Rule } from '../rule.ts';
import { columnsNamingUsers } from '../told.ts';

/** Kinds of values that time makes coarser. */
const TIMES: readonly (string | undefined)[] = ['date', 'time'];

export const backgroundKnowledge: Rule = {
  code: 'QS401',
  slug: 'background-knowledge',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  summary: 'Someone who knows one value of a transaction identifies its user.',
  since: '0.1.0',
  *check(facts) {
    const { table, background, repeats, roles } = facts;
    if (!background) return;
    const subject = shownName(table.columns[background.subject].name);
    const told = columnsNamingUsers(facts).filter(({ column }) => !repeats.has(column));
    for (const { column, risk } of told.slice(0, MOST_COLUMNS)) {
      const { name, index } = table.columns[column];
      yield {
        target: { kind: 'column', column: index },
        numbers: { risk },
        message: [
          t`Someone who knows the ${shownName(name)} of one row of a person finds the ${subject} with a probability of ${formatShare(risk)} on average (R), and so all rows of that person.`,
          TIMES.includes(roles[column].kind)
            ? t`Make it coarser, as times to hours, or give each stretch of time its own pseudonyms.`
            : t`Make it coarser, or give each stretch of time its own pseudonyms.`,
        ].join(' '),
      };
    }
  },
};
