/** QS206: columns that can be read in another one. */
import type { Follower, InsightFacts } from '../../analysis/index.ts';
import { formatShare, shortName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Report, Rule } from '../rule.ts';
import { told } from '../told.ts';

export const dependentColumns: Rule = {
  code: 'QS206',
  slug: 'dependent-columns',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  isOfPeople: true,
  summary: 'The column follows from another one, beyond chance: to mask one of the two is not enough.',
  since: '0.1.0',
  remedies: ['treat', 'treat-both'],
  together: ({ count, names }) =>
    told(
      t`${count} columns follow from other ones, beyond chance: ${names}.`,
      t`Masked by themselves, they stay readable in these. Treat each with the one it follows from.`,
    ),
  *check(facts) {
    for (const follower of toldFollowers(facts)) yield reportOn(facts, follower);
  },
};

/**
 * A column once, with the one that tells most of it, and a pair once: what is secret first, then in the direction in which more is told.
 * Nobody masks a column that is neither known of people nor secret; and what a person's number tells is which rows are that person's.
 */
function toldFollowers({ followers, roles }: InsightFacts): Follower[] {
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

function reportOn({ table }: InsightFacts, { column, on, gain }: Follower): Report {
  const name = shortName(table.columns[column].name);
  const other = shortName(table.columns[on].name);
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { gain },
    ...told(
      t`${other} tells ${formatShare(gain)} of ${name} beyond chance (g_adj).`,
      t`Masked by itself, ${name} stays readable in ${other}. Treat both.`,
    ),
  };
}
