/** QS206: columns that can be read in another one. */
import type { Follower, InsightFacts } from '../../analysis/index.ts';
import { formatCount, formatShare, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';

export const dependentColumns: Rule = {
  code: 'QS206',
  slug: 'dependent-columns',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'The column follows from another one, beyond chance: masking one of the two is not enough.',
  since: '0.1.0',
  growsBy: 'gain',
  remedies: ['treat', 'treat-both'],
  together: ({ count, names }) =>
    findingText(
      t`${count} columns follow from other columns: ${names}`,
      t`Masking them alone is not enough. Fix: treat each with the column it follows from.`,
    ),
  *check(facts) {
    for (const follower of reportedFollowers(facts)) yield reportOn(facts, follower);
  },
};

/**
 * A column once, with the one that reveals most of it, and a pair once: what is secret first, then in the direction that reveals more.
 * Nobody masks a column that is neither known about people nor secret; and a person's number only reveals which rows are that person's.
 */
function reportedFollowers({ followers, roles }: InsightFacts): Follower[] {
  const open = followers.filter(({ on }) => roles[on].role !== 'subject');
  const inTurn = (['sensitive', 'quasi-identifier'] as const).flatMap((role) =>
    open.filter(({ column }) => roles[column].role === role),
  );
  const found = new Map<number, Follower>();
  for (const follower of inTurn) {
    const { column, on } = follower;
    if (!found.has(column) && found.get(on)?.on !== column) found.set(column, follower);
  }
  return [...found.values()];
}

function reportOn(facts: InsightFacts, { column, on, gain }: Follower): Report {
  const { table } = facts;
  const [name, other] = namesOf(facts, column, on);
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { gain },
    ...findingText(
      gain === 1 ? t`${name} follows from ${other}` : t`${other} reveals ${formatShare(gain)} of ${name}`,
      t`Masking ${name} alone is not enough, because ${other} still reveals it. Fix: treat both.`,
    ),
  };
}

/** Columns of the same name with their numbers. */
function namesOf({ table: { columns } }: InsightFacts, ...pair: [number, number]): string[] {
  const [first, second] = pair.map((column) => columns[column].name);
  return pair.map((column) => {
    const { name, index } = columns[column];
    return first === second ? t`${shortName(name)} (column ${formatCount(index + 1)})` : shortName(name);
  });
}
