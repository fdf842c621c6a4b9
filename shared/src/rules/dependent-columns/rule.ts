/** QS206: columns that can be read in another one. */
import type { Follower, InsightFacts } from '../../analysis/index.ts';
import { formatCount, formatShare, shownName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { markedText, reportFirst } from '../marked.ts';
import type { Report, Rule } from '../rule.ts';

/** In a questionnaire nearly each question follows from another; those that follow most are worth a look. */
const MOST_MARKED = 10;

export const dependentColumns: Rule = {
  code: 'QS206',
  slug: 'dependent-columns',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  summary: 'The column follows from another one, beyond chance: to mask one of the two is not enough.',
  since: '0.1.0',
  *check(facts) {
    const told = toldFollowers(facts);
    yield* reportFirst(
      told,
      told.length,
      MOST_MARKED,
      (follower) => reportOn(facts, follower),
      (marked) => total(told.length, marked),
    );
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
  const told = new Map<number, Follower>();
  for (const follower of inTurn) {
    const { column, on } = follower;
    if (!told.has(column) && told.get(on)?.on !== column) told.set(column, follower);
  }
  return [...told.values()];
}

function reportOn({ table }: InsightFacts, { column, on, gain }: Follower): Report {
  const name = shownName(table.columns[column].name);
  const other = shownName(table.columns[on].name);
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { gain },
    message: t`${other} tells ${formatShare(gain)} of ${name} beyond chance (g_adj): masked by itself, ${name} stays readable in ${other}. Treat both.`,
  };
}

function total(columns: number, marked: number): Report {
  return {
    target: { kind: 'file' },
    numbers: { columns },
    message: t`${formatCount(columns)} columns follow from another one, beyond chance; ${markedText(marked)}. Treat each with the one it follows from.`,
  };
}
