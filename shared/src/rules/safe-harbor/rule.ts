/** QS104: under a policy that asks for HIPAA's safe harbor, each column that the method wants removed or coarser, with its paragraph. */
import { formatCount, shortName } from '../../explain/index.ts';
import type { SafeHarborBreach } from '../../roles/index.ts';
import { t, translatable, translated } from '../../words/index.ts';
import { type FindingText, findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';
import { items } from './items.ts';

export const safeHarbor: Rule = {
  code: 'QS104',
  slug: 'safe-harbor',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: "The column holds one of the 18 identifiers that HIPAA's safe harbor excludes.",
  since: '0.1.0',
  growsBy: 'rows',
  remedies: ['safe-harbor'],
  together: ({ count, names }) =>
    findingText(
      t`${count} columns fall under HIPAA safe harbor: ${names}`,
      t`45 CFR 164.514(b)(2) asks to remove them or make them coarser. Fix: open the fixes on each column's name.`,
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

function messageFor(name: string, { item, reason, rows }: SafeHarborBreach): FindingText {
  return findingText(
    rows === 1
      ? t`1 row of ${name} holds ${translated(what[reason])} (HIPAA safe harbor)`
      : t`${formatCount(rows)} rows of ${name} hold ${translated(what[reason])} (HIPAA safe harbor)`,
    t`Item ${item}, 45 CFR 164.514(b)(2)(i): ${translated(items[item])}.`,
    t`Fix: ${translated(remedy[reason])}`,
  );
}

const what: Readonly<Record<SafeHarborBreach['reason'], string>> = {
  identifier: translatable('identifiers'),
  postcode: translatable('full postcodes'),
  'small area': translatable('ZIP areas of 20,000 people or fewer'),
  date: translatable('dates finer than a year'),
  age: translatable('ages over 89'),
  'birth year': translatable('years of birth that reveal an age over 89'),
  code: translatable('codes of their own'),
};

const remedy: Readonly<Record<SafeHarborBreach['reason'], string>> = {
  identifier: translatable('remove the column.'),
  postcode: translatable(
    'keep only the first three digits of ZIP codes, 000 for areas of 20,000 people or fewer; remove other postcodes.',
  ),
  'small area': translatable('write 000 for these.'),
  date: translatable('keep only the year.'),
  age: translatable('write 90+ for all of these.'),
  'birth year': translatable('write one year for all people born 90 or more years ago.'),
  code: translatable('remove the column, or replace it with random numbers.'),
};
