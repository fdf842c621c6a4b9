/** QS102: columns in which each row has its own value, so that the value finds the row, although it is no name. */
import type { ProfileFacts } from '../../analysis/index.ts';
import { formatShare, shortName } from '../../explain/index.ts';
import { t, translated } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';

export const identifyingColumn: Rule = {
  code: 'QS102',
  slug: 'identifying-column',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  isOfPeople: true,
  summary: 'Nearly every row has its own value in this column: it is a key to the rows.',
  since: '0.1.0',
  growsBy: 'share',
  remedies: ['treat'],
  together: ({ count, names }) =>
    findingText(
      t`${count} columns single out nearly every row: ${names}`,
      t`${consequence()} Fix: remove these columns, or replace their values with pseudonyms.`,
    ),
  *check(facts) {
    const { roles, profiles } = facts;
    const least = facts.settings.rules['identifying-column'].share;
    const keys = roles.flatMap(({ role, detector, isDeclared, inferred }, column) => {
      // A column that is only declared to be one is reported by `direct-identifier`.
      const isFound = !isDeclared || inferred === 'identifier';
      // Row numbers join nothing: the file sorted anew has others.
      const isLinking = detector === undefined || (detector.isPseudonym === true && detector.id !== 'row-number');
      const isKey = role === 'identifier' && isFound && isLinking;
      return isKey && profiles[column].keyShare >= least ? [column] : [];
    });
    for (const column of keys) yield reportOn(facts, column);
  },
};

function reportOn({ table, roles, profiles }: ProfileFacts, column: number): Report {
  const share = profiles[column].keyShare;
  const name = shortName(table.columns[column].name);
  const { detector } = roles[column];
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { share },
    ...findingText(
      share === 1
        ? t`${name} singles out every row: each has its own value`
        : t`${name} singles out ${formatShare(share)} of rows: each has its own value`,
      ...(detector ? [t`It holds ${translated(detector.label)}.`] : []),
      consequence(),
      t`Fix: remove the column, number the rows anew, or replace its values with pseudonyms.`,
    ),
  };
}

function consequence(): string {
  return t`Anyone with the same value in another file finds the row.`;
}
