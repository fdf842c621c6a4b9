/** QS603: a field without a role in the schema, while the data show what the column is. */
import { evidenceText, roleName, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { fieldRoles } from '../fieldRoles.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const undeclaredRole: Rule = {
  code: 'QS603',
  slug: 'undeclared-role',
  scope: 'schema',
  severity: 'hint',
  needs: 'described',
  summary: 'Quasi infers a role that the schema does not declare.',
  since: '0.2.0',
  remedies: ['declare'],
  together: ({ count, names }) =>
    findingText(
      t`${count} columns have no role in the schema: ${names}`,
      t`Fix: declare the roles, so that readers know them and no later version changes them.`,
    ),
  *check(table) {
    for (const { field, said, column } of fieldRoles(table)) {
      const { role, isDeclared, evidence } = column;
      // Nothing is compared on an insensitive column, and the word adds nothing; a tag says something already.
      if (said !== undefined || isDeclared || field.tag || role === 'insensitive') continue;
      const because = evidence.map(evidenceText).join('; ');
      yield {
        ...field.namePlace,
        isSchema: false,
        numbers: {},
        column: field.name,
        ...findingText(
          t`${shortName(field.name)} has no role in the schema, Quasi infers "${roleName(role)}"`,
          t`Why: ${because}.`,
          t`Fix: declare the role, so that readers know it and no later version changes it.`,
        ),
      };
    }
  },
};
