/** QS401: in transactions, one known value finds its user, and with that all the user's other rows. */
import { formatShare, shownName } from '../../explain/index.ts';
import type { Rule } from '../rule.ts';

export const backgroundKnowledge: Rule = {
  code: 'QS401',
  slug: 'background-knowledge',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  summary: 'Someone who knows one value of a transaction identifies its user.',
  since: '0.1.0',
  *check({ table, settings, background }) {
    if (!background) return;
    const least = settings.rules['background-knowledge'].risk;
    const subject = shownName(table.columns[background.subject].name);
    for (const { column, risk } of background.risks) {
      if (risk < least) continue;
      const { name, index } = table.columns[column];
      yield {
        target: { kind: 'column', column: index },
        numbers: { risk },
        message:
          `Someone who knows one ${shownName(name)} of a person finds the ${subject} with a probability of ${formatShare(risk)} on average (R), and so all rows of that person. ` +
          'Make it coarser, as times to hours, or give each stretch of time its own pseudonyms.',
      };
    }
  },
};
