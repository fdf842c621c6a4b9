/** QS104: under a policy that asks for HIPAA's safe harbor, each column that the method wants gone or coarser, with its paragraph. */
import { formatCountOf, shownName } from '../../explain/index.ts';
import type { SafeHarborBreach } from '../../roles/index.ts';
import type { Rule } from '../rule.ts';
import { items } from './items.ts';

export const safeHarbor: Rule = {
  code: 'QS104',
  slug: 'safe-harbor',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  summary: "The column holds one of the 18 identifiers that HIPAA's safe harbor wants gone.",
  since: '0.1.0',
  *check({ table, safeHarbor: breaches }) {
    for (const [column, breach] of breaches.entries()) {
      if (!breach) continue;
      const { name, index } = table.columns[column];
      yield {
        target: { kind: 'column', column: index },
        numbers: { rows: breach.rows },
        message: messageFor(shownName(name), breach),
      };
    }
  },
};

function messageFor(name: string, { item, reason, rows }: SafeHarborBreach): string {
  const paragraph = `45 CFR 164.514(b)(2)(i)(${item}): ${items[item]}`;
  return `${name} falls under ${paragraph}; ${formatCountOf(rows, 'row has', 'rows have')} ${what[reason]}. ${remedy[reason]}`;
}

const what: Readonly<Record<SafeHarborBreach['reason'], string>> = {
  identifier: 'such a value',
  postcode: 'a postcode in full',
  'small area': 'the first digits of a ZIP area with 20,000 people or fewer',
  date: 'a date finer than its year',
  age: 'an age over 89',
  'birth year': 'a year of birth that tells of an age over 89',
  code: 'a code of its own',
};

const remedy: Readonly<Record<SafeHarborBreach['reason'], string>> = {
  identifier: 'Remove the column.',
  postcode:
    'Keep the first three digits of a ZIP code only, and 000 for areas with 20,000 people or fewer; remove other postcodes.',
  'small area': 'Write 000 for these.',
  date: 'Keep the year only.',
  age: 'Write 90+ for all of these.',
  'birth year': 'Write one year for all born 90 years ago or earlier.',
  code: 'Remove the column, or replace it by numbers that follow from nothing in the file.',
};
