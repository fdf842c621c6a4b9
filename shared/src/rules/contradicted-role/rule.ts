/** QS604: a field that the schema declares insensitive while its values identify people, or the reverse. */
import { evidenceText, roleName, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { fieldRoles } from '../fieldRoles.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

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
    findingText(
      t`${count} columns contradict their role in the schema: ${names}`,
      t`Fix: declare what they are, or remove those that identify people.`,
    ),
  *check(table) {
    for (const { field, said, place, column } of fieldRoles(table)) {
      const { role, inferred, evidence } = column;
      // Where quasi.json says otherwise, that counts: somebody has looked at it.
      if (!place || role !== said || !isOpposite(role, inferred)) continue;
      const name = shortName(field.name);
      const because = evidence.map(evidenceText).join('; ');
      const consequence =
        inferred === 'identifier'
          ? t`It identifies people. Fix: declare it as "${roleName(inferred)}", or remove the column.`
          : t`It does not distinguish people. Fix: declare it as "${roleName(inferred)}", or check the data.`;
      yield {
        ...place,
        isSchema: false,
        numbers: {},
        column: field.name,
        ...findingText(
          t`${name} is declared "${roleName(role)}", but its values say "${roleName(inferred)}"`,
          t`Why: ${because}.`,
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
