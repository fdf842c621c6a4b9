/** QS104: under a policy that asks for HIPAA's safe harbor, each column that the method wants gone or coarser, with its paragraph. */
import { formatCountOf, shortName } from '../../explain/index.ts';
import type { SafeHarborBreach } from '../../roles/index.ts';
import { t, translatable, translated } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { type Told, told } from '../told.ts';
import { items } from './items.ts';

export const safeHarbor: Rule = {
  code: 'QS104',
  slug: 'safe-harbor',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: "The column holds one of the 18 identifiers that HIPAA's safe harbor wants gone.",
  since: '0.1.0',
  remedies: ['safe-harbor'],
  together: ({ count, names }) =>
    told(
      t`${count} columns fall under HIPAA's safe harbor (45 CFR 164.514(b)(2)): ${names}.`,
      t`Point at each of them to see what the method asks for.`,
    ),
  *check({ table, safeHarbor: breaches }) {
    for (const [column, breach] of breaches.entries()) {
      if (!breach) continue;
      const { name, index } = table.columns[column];
      yield {
        target: { kind: 'column', column: index },
        numbers: { rows: breach.rows },
        ...messageFor(shortName(name), breach),
      };
    }
  },
};

function messageFor(name: string, { item, reason, rows }: SafeHarborBreach): Told {
  const paragraph = `45 CFR 164.514(b)(2)(i)(${item})`;
  return told(
    t`${name} (${paragraph}): ${formatCountOf(rows, t`row has`, t`rows have`)} ${translated(what[reason])}.`,
    t`The paragraph is about this: ${translated(items[item])}.`,
    translated(remedy[reason]),
  );
}

const what: Readonly<Record<SafeHarborBreach['reason'], string>> = {
  identifier: translatable('such a value'),
  postcode: translatable('a postcode in full'),
  'small area': translatable('the first digits of a ZIP area with 20,000 people or fewer'),
  date: translatable('a date finer than its year'),
  age: translatable('an age over 89'),
  'birth year': translatable('a year of birth that tells of an age over 89'),
  code: translatable('a code of its own'),
};

const remedy: Readonly<Record<SafeHarborBreach['reason'], string>> = {
  identifier: translatable('Remove the column.'),
  postcode: translatable(
    'Keep the first three digits of a ZIP code only, and 000 for areas with 20,000 people or fewer; remove other postcodes.',
  ),
  'small area': translatable('Write 000 for these.'),
  date: translatable('Keep the year only.'),
  age: translatable('Write 90+ for all of these.'),
  'birth year': translatable('Write one year for all born 90 years ago or earlier.'),
  code: translatable('Remove the column, or replace it by numbers that follow from nothing in the file.'),
};
