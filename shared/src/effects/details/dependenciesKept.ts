/** How much of the dependencies among columns a remedy leaves: by the papers (R3A) the measure of what the data are still worth. */
import { columnsToCompare, dependenciesOf, SEED, type Work } from '../../analysis/index.ts';
import { type Side, type Sides, stillThere } from './sides.ts';

/** Pairs grow with the square: of more columns the first are looked at. */
const MOST_COLUMNS = 64;

/** The mean of g_adj over all ordered pairs of columns; the pairs of a removed column count as independent. */
export interface DependenciesKept {
  readonly columns: number;
  readonly before: number;
  readonly after: number;
}

/** Nothing with fewer than two columns, or without rows. */
export function* dependenciesKept(sides: Sides): Work<DependenciesKept | 'none'> {
  const { table, roles } = sides.before.facts;
  const columns = columnsToCompare(roles).slice(0, MOST_COLUMNS);
  if (columns.length < 2 || table.rowCount === 0) return 'none';
  const ordered = columns.length * (columns.length - 1);
  const { after } = stillThere(sides, columns);
  return {
    columns: columns.length,
    before: (yield* sumOfGains(sides.before, columns)) / ordered,
    after: (yield* sumOfGains(sides.after, after)) / ordered,
  };
}

function* sumOfGains({ analysis: { pairs } }: Side, columns: readonly number[]): Work<number> {
  const { adjusted } = yield* dependenciesOf(pairs, columns, SEED, Number.POSITIVE_INFINITY);
  let sum = 0;
  for (const [i, row] of (adjusted ?? []).entries())
    for (const [j, gain] of row.entries()) if (i !== j) sum += gain ?? 0;
  return sum;
}
