/** QS203: columns that help most to single people out, as far as COL's sensitivity tells. */
import type { InsightFacts } from '../../analysis/index.ts';
import { revealOf } from '../../config/index.ts';
import { formatCount, formatCountOf, formatProbability, nameList, shownName } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Report, Rule } from '../rule.ts';
import { columnsSinglingOut } from '../told.ts';

/** In a small or wide file nearly all columns are risky; those of the largest sensitivity are what to begin with. */
const MOST_MARKED = 3;

export const riskyColumn: Rule = {
  code: 'QS203',
  slug: 'risky-column',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  summary: 'The column is part of so many keys that it gives people away (sensitivity of COL).',
  since: '0.1.0',
  *check(facts) {
    const risky = riskyColumns(facts);
    // Of a column that singles out by itself, and of one that repeats another, other findings say what to do.
    const told = columnsSinglingOut(facts);
    for (const [rank, one] of risky.slice(0, MOST_MARKED).entries()) {
      if (!told.has(one.column)) yield reportOn(facts, one, rank + 1, risky.length);
    }
  },
};

interface Risky {
  readonly column: number;
  readonly S: number;
  /** The probability that the attacker knows the column. */
  readonly reveal: number;
}

/** Those of the largest sensitivity first. */
function riskyColumns({ table, settings, roles, compared, repeats, sensitivity }: InsightFacts): Risky[] {
  const { share } = settings.rules['risky-column'];
  const known = compared.map((column, i) => ({
    column,
    S: sensitivity.S[i],
    reveal: revealOf(settings, table.columns[column].name, roles[column].kind),
  }));
  return known
    .filter(({ column, S, reveal }) => S > 0 && S >= share * reveal && !repeats.has(column))
    .sort((a, b) => b.S - a.S);
}

function reportOn(facts: InsightFacts, { column, S, reveal }: Risky, rank: number, of: number): Report {
  const { table, settings, sensitivity } = facts;
  const own = sensitivity.sets.filter((set) => set.includes(column));
  const [smallest] = own.toSorted((a, b) => a.length - b.length);
  const name = shownName(table.columns[column].name);
  const found = sensitivity.isComplete ? formatProbability(S) : t`at least ${formatProbability(S)}`;
  const attacker = shownName(settings.attacker.name);
  const most = formatProbability(reveal);
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { S, reveal, keys: own.length, isRelaxed: sensitivity.isRelaxed ? 1 : 0, rank, of },
    message: [
      t`${name} gives people away: ${keyText(facts, column, smallest)}.`,
      of === 1
        ? t`Its sensitivity is ${found} of at most ${most} (attacker: ${attacker}).`
        : t`Its sensitivity is ${found} of at most ${most} (attacker: ${attacker}), rank ${formatCount(rank)} of ${formatCountOf(of, t`risky column`, t`risky columns`)}.`,
      t`Make it coarser, or leave it out.`,
    ].join(' '),
  };
}

/** What the column tells apart, with the others of the smallest key it is part of; only some keys of a file with very many are kept. */
function keyText({ table, sensitivity }: InsightFacts, column: number, smallest: readonly number[] = []): string {
  const rows = sensitivity.isRelaxed ? t`nine rows of ten` : t`every row`;
  const others = smallest.filter((one) => one !== column);
  if (smallest.length === 0) return t`it is part of sets of columns that tell ${rows} apart`;
  if (others.length === 0) return t`it tells ${rows} apart by itself`;
  return t`with ${nameList(others.map((one) => table.columns[one].name))} it tells ${rows} apart`;
}
