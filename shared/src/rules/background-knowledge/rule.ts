/** QS401: in transactions, one known value finds its user, and with that all the user's other rows. */
import { formatShare, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';
import { columnsNamingUsers } from '../toldOfColumns.ts';

/** Kinds of values that time makes coarser. */
const TIMES: readonly (string | undefined)[] = ['date', 'time'];

export const backgroundKnowledge: Rule = {
  code: 'QS401',
  slug: 'background-knowledge',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'Someone who knows one value of a transaction identifies its user.',
  since: '0.1.0',
  remedies: ['knowledge'],
  together: ({ count, names }) =>
    told(
      t`One known value of each of ${count} columns finds the person of a row: ${names}.`,
      t`With that all rows of that person are found. Make these columns coarser, or give each stretch of time its own pseudonyms.`,
    ),
  *check(facts) {
    const { table, background, repeats, roles } = facts;
    if (!background) return;
    const subject = shortName(table.columns[background.subject].name);
    const naming = columnsNamingUsers(facts).filter(({ column }) => !repeats.has(column));
    for (const { column, risk } of naming.toSorted((a, b) => b.risk - a.risk)) {
      const { name, index } = table.columns[column];
      yield {
        target: { kind: 'column', column: index },
        numbers: { risk },
        ...told(
          t`Someone who knows the ${shortName(name)} of one row finds the ${subject} with a probability of ${formatShare(risk)} on average (R).`,
          t`With that all rows of that person are found.`,
          TIMES.includes(roles[column].kind)
            ? t`Make it coarser, as times to hours, or give each stretch of time its own pseudonyms.`
            : t`Make it coarser, or give each stretch of time its own pseudonyms.`,
        ),
      };
    }
  },
};
