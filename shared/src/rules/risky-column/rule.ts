/** QS203: columns that help most to single people out, as far as COL's sensitivity tells. */
import type { InsightFacts } from '../../analysis/index.ts';
import { revealOf } from '../../config/index.ts';
import { formatCount, formatCountOf, formatProbability, nameList, shownName } from '../../explain/index.ts';
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
  const bound = sensitivity.isComplete ? '' : 'at least ';
  const place = of === 1 ? '' : `, rank ${formatCount(rank)} of ${formatCountOf(of, 'risky column', 'risky columns')}`;
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { S, reveal, keys: own.length, isRelaxed: sensitivity.isRelaxed ? 1 : 0, rank, of },
    message:
      `${shownName(table.columns[column].name)} gives people away: ${keyText(facts, column, smallest)}. Its sensitivity is ${bound}${formatProbability(S)} of at most ${formatProbability(reveal)}` +
      ` (attacker: ${shownName(settings.attacker.name)})${place}. Make it coarser, or leave it out.`,
  };
}

/** What the column tells apart, with the others of the smallest key it is part of; only some keys of a file with very many are kept. */
function keyText({ table, sensitivity }: InsightFacts, column: number, smallest: readonly number[] = []): string {
  const rows = sensitivity.isRelaxed ? 'nine rows of ten' : 'every row';
  const others = smallest.filter((one) => one !== column);
  if (smallest.length === 0) return `it is part of sets of columns that tell ${rows} apart`;
  if (others.length === 0) return `it tells ${rows} apart by itself`;
  return `with ${nameList(others.map((one) => table.columns[one].name))} it tells ${rows} apart`;
}
