/** QS603: a field whose role the schema leaves open, while the data show what the column is. */
import { evidenceText, roleName, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { fieldRoles } from '../fieldRoles.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

export const undeclaredRole: Rule = {
  code: 'QS603',
  slug: 'undeclared-role',
  scope: 'schema',
  severity: 'hint',
  needs: 'described',
  summary: 'Quasi infers a role of a column that its schema does not declare.',
  since: '0.2.0',
  remedies: ['declare'],
  together: ({ count, names }) =>
    told(
      t`The schema declares no role for ${count} columns: ${names}.`,
      t`Declare what they are, so that whoever reads the schema knows, and no later version can take them for something else.`,
    ),
  *check(table) {
    for (const { field, said, column } of fieldRoles(table)) {
      const { role, isDeclared, evidence } = column;
      // Nothing is compared on an insensitive column, nor is anybody told more by the word.
      if (said !== undefined || isDeclared || role === 'insensitive') continue;
      const because = evidence.map(evidenceText).join('; ');
      yield {
        ...field.namePlace,
        isSchema: false,
        numbers: {},
        column: field.name,
        ...told(
          t`The schema declares no role for ${shortName(field.name)}; Quasi takes it for "${roleName(role)}".`,
          t`It is so because ${because}.`,
          t`Declare it, so that whoever reads the schema knows, and no later version can take it for something else.`,
        ),
      };
    }
  },
};
