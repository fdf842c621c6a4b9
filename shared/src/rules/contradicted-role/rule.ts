/** QS604: a field that the schema declares insensitive, or tags as public, while its values identify people, or the reverse. */
import type { ColumnTag } from '../../config/index.ts';
import { evidenceText, formatCountOf, nameList, roleName, shortName } from '../../explain/index.ts';
import { t, translated } from '../../words/index.ts';
import { type FieldRole, fieldRoles } from '../fieldRoles.ts';
import { type FindingText, findingText } from '../findingText.ts';
import type { DescribedTable, Rule } from '../rule.ts';

export const contradictedRole: Rule = {
  code: 'QS604',
  slug: 'contradicted-role',
  scope: 'schema',
  severity: 'warning',
  needs: 'described',
  summary: 'A column is declared insensitive, or tagged as public, while its values identify people, or the reverse.',
  since: '0.2.0',
  remedies: ['declare'],
  together: ({ count, names }) =>
    findingText(
      t`${count} columns contradict their role in the schema: ${names}`,
      t`Fix: declare what they are, or remove those that identify people.`,
    ),
  *check(table) {
    for (const one of fieldRoles(table)) {
      const { field, place } = one;
      const inTag = tagDenying(table, one);
      const text = inTag ? deniedText(table, one, inTag) : oppositeText(one);
      const where = inTag ? field.tag : place;
      if (!text || !where) continue;
      const { path, offset, length } = where;
      yield { path, offset, length, isSchema: false, numbers: {}, column: field.name, ...text };
    }
  },
};

/** By the role it states, or by a tag that names one. Where quasi.json says otherwise, that counts: somebody has looked at it. */
function oppositeText({ field, said, place, column }: FieldRole): FindingText | undefined {
  const { role, inferred, evidence } = column;
  if (!place || role !== said || !isOpposite(role, inferred)) return undefined;
  const name = shortName(field.name);
  const because = evidence.map(evidenceText).join('; ');
  const consequence =
    inferred === 'identifier'
      ? t`It identifies people. Fix: declare it as "${roleName(inferred)}", or remove the column.`
      : t`It does not distinguish people. Fix: declare it as "${roleName(inferred)}", or check the data.`;
  return findingText(
    t`${name} is declared "${roleName(role)}", but its values say "${roleName(inferred)}"`,
    t`Why: ${because}.`,
    consequence,
  );
}

function isOpposite(declared: string, inferred: string): boolean {
  const both = [declared, inferred];
  return both.includes('insensitive') && both.includes('identifier');
}

/** The tag, if it says that a column is about nobody, and people are named there. A key that only numbers records may be public. */
function tagDenying({ facts }: DescribedTable, { column, place, at }: FieldRole): ColumnTag | undefined {
  const { tag } = column;
  if (place || !tag || tag.role !== undefined) return undefined;
  return facts.naming.some((naming) => naming.column === at && !naming.isAccepted) ? tag : undefined;
}

function deniedText({ facts }: DescribedTable, { field, column, at }: FieldRole, { words }: ColumnTag): FindingText {
  const inside = facts.embedded[at];
  const isText = facts.naming.some((naming) => naming.column === at && naming.isText);
  const because =
    isText && inside
      ? t`${formatCountOf(inside.rows, t`text holds`, t`texts hold`)} ${nameList([...inside.rowsOf.keys()].map(translated))}`
      : column.evidence.map(evidenceText).join('; ');
  return findingText(
    t`${shortName(field.name)} is tagged "${shortName(words)}", but it identifies people`,
    t`Why: ${because}.`,
    t`Fix: correct the tag, or remove what identifies people from the data.`,
  );
}
