/** QS401: in transactions, one known value finds its user, and through that all the user's other rows. */
import { formatShare, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { columnsNamingUsers } from '../alreadyReported.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

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
  growsBy: 'risk',
  remedies: ['knowledge'],
  together: ({ count, names }) =>
    findingText(
      t`${count} columns find a person by one known value: ${names}`,
      t`All other rows of that person follow. Fix: make these columns coarser, or change pseudonyms over time.`,
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
        ...findingText(
          t`One known ${shortName(name)} finds the ${subject} with ${formatShare(risk)} probability`,
          t`All other rows of that person follow.`,
          TIMES.includes(roles[column].kind)
            ? t`Fix: make it coarser, for example to hours, or change pseudonyms over time.`
            : t`Fix: make it coarser, or change pseudonyms over time.`,
        ),
      };
    }
  },
};
