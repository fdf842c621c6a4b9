/** QS102: columns whose values occur once, so that each finds its row, although they name nobody. */
import type { ProfileFacts } from '../../analysis/index.ts';
import { formatShare, shortName } from '../../explain/index.ts';
import { t, translated } from '../../words/index.ts';
import type { Report, Rule } from '../rule.ts';
import { told } from '../told.ts';

export const identifyingColumn: Rule = {
  code: 'QS102',
  slug: 'identifying-column',
  scope: 'column',
  severity: 'warning',
  needs: 'profile',
  isOfPeople: true,
  summary: 'Nearly each row has a value of its own in this column: it is a key to the rows.',
  since: '0.1.0',
  remedies: ['treat'],
  together: ({ count, names }) =>
    told(
      t`${count} columns are keys, with a value of its own for nearly each row: ${names}.`,
      t`If the rows are about people, keep none of them as it is.`,
    ),
  *check(facts) {
    const { roles, profiles } = facts;
    const least = facts.settings.rules['identifying-column'].share;
    const keys = roles.flatMap(({ role, detector, isDeclared, inferred }, column) => {
      // What is only declared to be one is told of by `direct-identifier`.
      const isFound = !isDeclared || inferred === 'identifier';
      // The numbers of the rows join nothing: whoever sorts the file anew has others.
      const isTelling = detector === undefined || (detector.isPseudonym === true && detector.id !== 'row-number');
      const isKey = role === 'identifier' && isFound && isTelling;
      return isKey && profiles[column].keyShare >= least ? [column] : [];
    });
    for (const column of keys) yield reportOn(facts, column);
  },
};

function reportOn({ table, roles, profiles }: ProfileFacts, column: number): Report {
  const share = profiles[column].keyShare;
  const name = shortName(table.columns[column].name);
  const { detector } = roles[column];
  const own = formatShare(share);
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { share },
    ...told(
      detector
        ? t`${name} holds ${translated(detector.label)}, and ${own} of its rows have a value of their own.`
        : t`${name} is a key: ${own} of its rows have a value of their own.`,
      t`Whoever has the same value in another file finds the row by it.`,
      t`Remove the column, number the rows anew, or replace its values by pseudonyms.`,
    ),
  };
}
