/**
 * The table in parts that share no column (R3A section V): which columns to leave together, and what each part says by itself. Columns that
 * follow from each other stay together, as apart they would say little; those that single people out together are parted.
 */
import {
  type Analysis,
  type ClassFacts,
  type ClassRisk,
  columnsToCompare,
  deadlineOf,
  dependenciesOf,
  isOver,
  PairTables,
  riskOn,
  SEED,
  type Work,
} from '../analysis/index.ts';
import type { Columns } from '../table/index.ts';

interface SplitProposal {
  /** Column numbers, in the order of the file. */
  readonly groups: readonly (readonly number[])[];
  /** Columns that name people, which go into no part. */
  readonly leftOut: readonly number[];
}

export interface PartEffect {
  readonly columns: readonly number[];
  /** As the part would be found when it is looked at by itself; undefined where rows of it are not compared on anything. */
  readonly risk: ClassRisk | undefined;
  readonly rows: number;
}

/** Of more columns than this nothing is proposed: all pairs of them are too many to look at. */
const MOST_COLUMNS = 64;

/**
 * Starts with each column by itself, then joins the two groups whose columns depend on each other most, as long as the compared columns of
 * the joined group have no more rows in classes below k than one of the two had, and two groups are left: fewer parts are of more use.
 * Undefined where there are not two columns to part, or too many. `seconds`: for the dependencies and the search.
 */
export function* splitProposal(facts: ClassFacts, seconds: number): Work<SplitProposal | undefined> {
  const { table, counts, roles, quasiIdentifiers, settings } = facts;
  const deadline = deadlineOf(seconds);
  const leftOut = roles.flatMap(({ role }, column) => (role === 'identifier' || role === 'subject' ? [column] : []));
  const columns = [...table.columns.keys()].filter((column) => !leftOut.includes(column));
  if (columns.length < 2 || columns.length > MOST_COLUMNS || table.rowCount === 0) return undefined;
  const between = yield* strengths(facts, columns, deadline);
  let groups: (readonly number[])[] = columns.map((column) => [column]);
  const below = new Map<string, number>();
  const refused = new Set<string>();
  const rowsBelow = function* (group: readonly number[]): Work<number> {
    const compared = group.filter((column) => quasiIdentifiers.includes(column));
    const key = compared.join();
    const known = below.get(key);
    if (known !== undefined) return known;
    const risk = yield* riskOn(counts, compared, settings.k);
    below.set(key, risk?.rowsBelow ?? 0);
    return risk?.rowsBelow ?? 0;
  };
  while (groups.length > 2) {
    const best = strongest(groups, between, refused);
    if (!best || isOver(deadline)) break;
    const [one, other] = best;
    const joined = [...one, ...other].sort((a, b) => a - b);
    const apart = Math.max(yield* rowsBelow(one), yield* rowsBelow(other));
    if ((yield* rowsBelow(joined)) > apart) refused.add(joined.join());
    else groups = [...groups.filter((group) => group !== one && group !== other), joined];
    yield { stage: 'combinations', share: 1 / groups.length };
  }
  return { groups: groups.toSorted(([a], [b]) => a - b), leftOut };
}

type Strength = (a: number, b: number) => number;

/** How much two columns say of each other beyond chance, 0 to 1; 0 where there was no time. */
function* strengths(facts: ClassFacts, columns: readonly number[], deadline: number): Work<Strength> {
  const { counts, roles } = facts;
  const compared = columnsToCompare(roles).filter((column) => columns.includes(column));
  const { adjusted, raw } = yield* dependenciesOf(new PairTables(counts), compared, SEED, deadline);
  const gain = (i: number, j: number) => adjusted?.[i]?.[j] ?? raw[i]?.[j]?.gain ?? 0;
  return (a, b) => {
    const [i, j] = [compared.indexOf(a), compared.indexOf(b)];
    return i < 0 || j < 0 ? 0 : Math.max(gain(i, j), gain(j, i));
  };
}

/** By the mean over pairs of columns, so that a long group does not draw everything to it. Undefined when all are refused. */
function strongest(
  groups: readonly (readonly number[])[],
  between: Strength,
  refused: ReadonlySet<string>,
): readonly [readonly number[], readonly number[]] | undefined {
  let best: readonly [readonly number[], readonly number[]] | undefined;
  let most = -1;
  for (const [i, one] of groups.entries()) {
    for (const other of groups.slice(i + 1)) {
      const sum = one.reduce((all, a) => all + other.reduce((own, b) => own + between(a, b), 0), 0);
      const mean = sum / (one.length * other.length);
      if (mean <= most || refused.has([...one, ...other].sort((a, b) => a - b).join())) continue;
      most = mean;
      best = [one, other];
    }
  }
  return best;
}

/** Each part as a file of its own, analysed. */
export function* partEffects(analysis: Analysis<Columns>, groups: readonly (readonly number[])[]): Work<PartEffect[]> {
  const { table } = analysis;
  const effects: PartEffect[] = [];
  for (const columns of groups) {
    const others = [...table.columns.keys()].filter((column) => !columns.includes(column));
    const changes = new Map(others.map((column) => [column, undefined]));
    const { risk } = yield* (others.length > 0 ? analysis.changed(changes) : analysis).classes();
    effects.push({ columns, risk, rows: table.rowCount });
  }
  return effects;
}
