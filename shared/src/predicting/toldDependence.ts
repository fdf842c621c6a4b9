/**
 * The listed numbers of pairs of columns: frequent tuples, and the pair tables along the tree; no small count where those are kept back.
 */
import { type Analysis, deadlineOf, type ProfileFacts, sortInSteps, staged, type Work } from '../analysis/index.ts';
import type { JointCounts } from '../counts/index.ts';
import type { FrequentTuple } from '../measures/prediction/index.ts';
import type { EdgeStatistics, PairStatistics } from '../statistics/index.ts';
import type { Columns } from '../table/index.ts';
import { ownDependence } from './ownDependence.ts';
import { type PeopleOf, peopleOfValues } from './peopleOfValues.ts';
import type { StatisticsRequest } from './statisticsRequest.ts';
import { type CountedPair, type ToldPair, tellablePairs } from './suppressPairs.ts';
import type { ToldColumn } from './toldColumn.ts';

/** Pairs of values between two yields. */
const PAIRS_A_STEP = 4096;
/** Where small counts are kept back, a gain is given in tenths: all its digits would reveal them. */
const PARTS_OF_GAIN = 10;

/** For quasi-identifiers whose values are listed: pairs of other values cannot be listed. */
export function* toldDependence(
  { pairs: tables, table }: Analysis<Columns>,
  facts: ProfileFacts,
  columns: readonly ToldColumn[],
  { pairs, tree, below, seed, budget }: StatisticsRequest,
): Work<{ pairs: PairStatistics[]; tree: EdgeStatistics[] | undefined; isComplete: boolean }> {
  if (!pairs && !tree) return { pairs: [], tree: undefined, isComplete: true };
  const places = columns.flatMap(({ number, told }, place) =>
    facts.quasiIdentifiers.includes(number) && told.values ? [place] : [],
  );
  const numbers = places.map((place) => columns[place].number);
  const own = yield* ownDependence(tables, tables, numbers, table.rowCount, seed, deadlineOf(budget));
  const strong = pairs ? own.strong : [];
  const edges = tree ? own.tree?.edges : undefined;
  const told: EdgeStatistics[] = [];
  for (const { parent, child, joint } of edges ?? []) {
    const [first, second] = [columns[places[parent]], columns[places[child]]];
    const pairs = yield* toldPairs(joint, first, second, below ?? 0, yield* peopleWith(first, second));
    told.push({ parent: places[parent], child: places[child], joint: jointOf(pairs, joint.rows) });
  }
  const frequent: PairStatistics[] = [];
  for (const { dependent, determinant, gain, tuples } of strong ?? []) {
    const [first, second] = [columns[places[dependent]], columns[places[determinant]]];
    const about = { dependent: places[dependent], determinant: places[determinant] };
    const coded = yield* codedTuples(tuples, first, second);
    if (below === undefined) {
      frequent.push({ ...about, gain, tuples: coded });
      continue;
    }
    const joint = yield* tables.joint(first.number, second.number);
    const tellable = yield* amongTold(
      coded,
      yield* toldPairs(joint, first, second, below, yield* peopleWith(first, second)),
    );
    frequent.push({ ...about, gain: Math.round(gain * PARTS_OF_GAIN) / PARTS_OF_GAIN, tuples: tellable });
  }
  return {
    pairs: frequent,
    tree: edges && told,
    isComplete: own.isComplete && strong !== undefined && (!tree || edges !== undefined),
  };

  function* peopleWith(first: ToldColumn, second: ToldColumn): Work<PeopleOf | undefined> {
    return below === undefined ? undefined : yield* peopleOfValues(facts, [first.number, second.number]);
  }
}

/**
 * The pairs of values of two columns that can be listed, in the order of their codes: the order of the rows stays private. The pairs are
 * the same whichever column comes first, so two columns leave the same gaps in every part.
 */
function* toldPairs(
  { a, b, counts }: JointCounts,
  first: ToldColumn,
  second: ToldColumn,
  below: number,
  peopleOf: PeopleOf | undefined,
): Work<ToldPair[]> {
  const isTurned = first.number > second.number;
  const occurring: CountedPair[] = [];
  for (let i = 0; i < counts.length; i++) {
    if (i % PAIRS_A_STEP === 0) yield { stage: 'columns', share: i / counts.length };
    const [one, other] = [first.codeOf.get(a[i]), second.codeOf.get(b[i])];
    const count = counts[i];
    if (count === 0) continue;
    const people = peopleOf?.(a[i], b[i]) ?? count;
    occurring.push(isTurned ? { a: other, b: one, count, people } : { a: one, b: other, count, people });
  }
  const told = yield* staged('columns', occurring.length, tellablePairs(occurring, below));
  if (!isTurned) return told;
  const turned = told.map(({ a: other, b: one, ...rest }) => ({ ...rest, a: one, b: other }));
  return yield* staged(
    'columns',
    turned.length,
    sortInSteps(turned, (x, y) => x.a - y.a || x.b - y.b),
  );
}

function jointOf(pairs: readonly ToldPair[], rows: number): JointCounts {
  return {
    rows,
    a: Uint32Array.from(pairs, (pair) => pair.a),
    b: Uint32Array.from(pairs, (pair) => pair.b),
    counts: Uint32Array.from(pairs, (pair) => pair.count),
  };
}

/** By the codes of the statistics, without pairs that have a suppressed value. */
function* codedTuples(tuples: readonly FrequentTuple[], first: ToldColumn, second: ToldColumn): Work<FrequentTuple[]> {
  const coded: FrequentTuple[] = [];
  for (const [i, tuple] of tuples.entries()) {
    if (i % PAIRS_A_STEP === 0) yield { stage: 'columns', share: i / tuples.length };
    const [a, b] = [first.codeOf.get(tuple.a), second.codeOf.get(tuple.b)];
    if (a !== undefined && b !== undefined) coded.push({ ...tuple, a, b });
  }
  // Among tuples that are as frequent the order of the rows would decide otherwise.
  return yield* staged(
    'columns',
    coded.length,
    sortInSteps(coded, (x, y) => y.count - x.count || x.a - y.a || x.b - y.b),
  );
}

function* amongTold(tuples: readonly FrequentTuple[], told: readonly ToldPair[]): Work<FrequentTuple[]> {
  const values = told.reduce((most, { b }) => Math.max(most, b), 0) + 1;
  const keys = new Set<number>();
  for (const [i, { a, b }] of told.entries()) {
    if (i % PAIRS_A_STEP === 0) yield { stage: 'columns', share: i / told.length };
    keys.add(a * values + b);
  }
  return tuples.filter(({ a, b }) => b < values && keys.has(a * values + b));
}
