/** QS604: a field that the schema declares insensitive while its values identify people, or the reverse. */
import { evidenceText, roleName, shownName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { fieldRoles } from '../fieldRoles.ts';
import type { Rule } from '../rule.ts';

export const contradictedRole: Rule = {
  code: 'QS604',
  slug: 'contradicted-role',
  scope: 'schema',
  severity: 'warning',
  needs: 'described',
  summary: 'A column is declared insensitive while its values identify people, or the reverse.',
  since: '0.2.0',
  *check(table) {
    for (const { field, said, place, column } of fieldRoles(table)) {
      const { role, inferred, evidence } = column;
      // Where quasi.json says otherwise, that counts, and somebody has looked at it.
      if (!place || role !== said || !isOpposite(role, inferred)) continue;
      const name = shownName(field.name);
      const because = evidence.map(evidenceText).join('; ');
      const consequence =
        inferred === 'identifier'
          ? t`Who holds this file can name the people in it. Declare it as "${roleName(inferred)}", or take the column out.`
          : t`Nothing is lost if it stays, but a column that tells nobody apart needs no protection. Declare it as "${roleName(inferred)}", or check the data.`;
      yield {
        ...place,
        isSchema: false,
        numbers: {},
        column: field.name,
        message: `${t`${name} is declared "${roleName(role)}", but its values say "${roleName(inferred)}": ${because}.`} ${consequence}`,
      };
    }
  },
};

function isOpposite(declared: string, inferred: string): boolean {
  const both = [declared, inferred];
  return both.includes('insensitive') && both.includes('identifier');
}
