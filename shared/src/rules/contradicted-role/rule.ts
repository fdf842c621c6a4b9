/** QS604: a field that the schema declares insensitive while its values identify people, or the reverse. */
import { evidenceText, roleName, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { fieldRoles } from '../fieldRoles.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

export const contradictedRole: Rule = {
  code: 'QS604',
  slug: 'contradicted-role',
  scope: 'schema',
  severity: 'warning',
  needs: 'described',
  summary: 'A column is declared insensitive while its values identify people, or the reverse.',
  since: '0.2.0',
  remedies: ['declare'],
  together: ({ count, names }) =>
    told(
      t`The values of ${count} columns contradict the roles that the schema declares: ${names}.`,
      t`Declare what they are, or take out what names people.`,
    ),
  *check(table) {
    for (const { field, said, place, column } of fieldRoles(table)) {
      const { role, inferred, evidence } = column;
      // Where quasi.json says otherwise, that counts, and somebody has looked at it.
      if (!place || role !== said || !isOpposite(role, inferred)) continue;
      const name = shortName(field.name);
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
        ...told(
          t`${name} is declared "${roleName(role)}", but its values say "${roleName(inferred)}".`,
          t`It is so because ${because}.`,
          consequence,
        ),
      };
    }
  },
};

function isOpposite(declared: string, inferred: string): boolean {
  const both = [declared, inferred];
  return both.includes('insensitive') && both.includes('identifier');
}
