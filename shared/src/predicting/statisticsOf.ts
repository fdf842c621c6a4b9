/** The statistics of a table that its owner can publish: how often each value of each column occurs, without any row. */
import {
  type Analysis,
  deadlineOf,
  naturalOrder,
  type ProfileFacts,
  sortInSteps,
  staged,
  type Work,
} from '../analysis/index.ts';
import type { JointCounts } from '../counts/index.ts';
import type { FrequentTuple } from '../measures/prediction/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import {
  type ColumnStatistics,
  type EdgeStatistics,
  frequenciesOf,
  type PairStatistics,
  type Statistics,
} from '../statistics/index.ts';
import { ownDependence } from './ownDependence.ts';
import { suppress } from './suppress.ts';
import { type CountedPair, tellablePairs } from './suppressPairs.ts';

/** Values, and pairs of them, between two yields. */
const VALUES_A_STEP = 4096;

export interface StatisticsRequest {
  /** Names of the columns; undefined: all but identifiers, subjects and free text. */
  readonly columns: readonly string[] | undefined;
  /** Names of the columns of which only the counts are told, not the values. */
  readonly withheld: readonly string[];
  /** Counts below it are suppressed; undefined: none. */
  readonly below: number | undefined;
  /** Frequent tuples of dependent pairs of quasi-identifiers are told. */
  readonly pairs: boolean;
  /** The pair tables along the tree of quasi-identifiers are told. */
  readonly tree: boolean;
  readonly seed: number;
  /** Seconds for the search for dependencies; undefined: any. */
  readonly budget: number | undefined;
}

export interface StatisticsOfTable {
  readonly statistics: Statistics;
  /** Of the columns that are told, those that hold answers of randomised response: their counts are not of people. */
  readonly noised: readonly string[];
  /** There was no time for all that was asked for, or too much of it. */
  readonly isComplete: boolean;
}

/** A column, and its codes of the table as codes of the statistics; those that are suppressed have none. */
interface ToldColumn {
  readonly number: number;
  readonly told: ColumnStatistics;
  readonly codeOf: ReadonlyMap<number, number>;
}

export function* statisticsOf(analysis: Analysis, request: StatisticsRequest): Work<StatisticsOfTable> {
  const facts = yield* analysis.profile();
  const numbers = publishedColumns(facts, request);
  const columns: ToldColumn[] = [];
  for (const number of numbers) columns.push(yield* toldColumn(facts, number, request));
  const dependence = yield* dependenceOf(analysis, facts, columns, request);
  const leftOut = facts.table.columns.filter((_, i) => !numbers.includes(i)).map(({ name }) => name);
  const { rowCount: rows } = facts.table;
  const { pairs, tree, isComplete } = dependence;
  return {
    statistics: { rows, below: request.below, columns: columns.map(({ told }) => told), leftOut, pairs, tree },
    noised: numbers.filter((i) => facts.protection?.noised.has(i)).map((i) => facts.table.columns[i].name),
    isComplete,
  };
}

function publishedColumns({ table, roles }: ProfileFacts, { columns: named }: StatisticsRequest): number[] {
  return table.columns.flatMap(({ name }, i) => ((named ? named.includes(name) : isPublishable(roles[i])) ? [i] : []));
}

/** Values of the others name somebody, or are texts that hardly two rows share. */
function isPublishable({ role, kind }: ColumnRole): boolean {
  if (role === 'identifier' || role === 'subject') return false;
  return role === 'quasi-identifier' || kind !== 'text';
}

/**
 * In the natural order of the values, or by falling counts: the order in which values are first met would, over all columns, be the
 * first rows of the table.
 */
function* toldColumn({ table, roles }: ProfileFacts, number: number, request: StatisticsRequest): Work<ToldColumn> {
  const { name, dictionary } = table.columns[number];
  const { role, kind } = roles[number];
  const { counts: frequencies } = dictionary;
  const ordered = (yield* staged('columns', dictionary.size, naturalOrder(dictionary))).codes;
  const codes = (frequencies[0] > 0 ? [0, ...ordered] : ordered).filter((code) => frequencies[code] > 0);
  const kept =
    request.below === undefined
      ? { codes, suppressed: undefined }
      : yield* staged('columns', codes.length, suppress(codes, frequencies, request.below));
  yield { stage: 'columns', share: 1 };
  const isWithheld = request.withheld.includes(name);
  const values = kept.codes.filter((code) => code !== 0);
  const falling = (a: number, b: number) => frequencies[b] - frequencies[a];
  const told = isWithheld ? yield* staged('columns', values.length, sortInSteps(values, falling)) : values;
  const isMissingTold = frequencies[0] === 0 || kept.codes[0] === 0;
  const codeOf = new Map<number, number>(isMissingTold ? [[0, 0]] : []);
  const texts: string[] = [];
  for (const [i, code] of told.entries()) {
    codeOf.set(code, i + 1);
    texts.push(dictionary.text(code));
    if (i % VALUES_A_STEP === 0) yield { stage: 'columns', share: i / told.length };
  }
  return {
    number,
    told: {
      name,
      role,
      kind,
      missing: isMissingTold ? frequencies[0] : undefined,
      values: isWithheld ? undefined : texts,
      counts: Uint32Array.from(told, (code) => frequencies[code]),
      suppressed: kept.suppressed,
    },
    codeOf,
  };
}

/** Of quasi-identifiers whose values are told: pairs of values cannot be told of others. */
function* dependenceOf(
  { pairs: tables, table }: Analysis,
  { quasiIdentifiers }: ProfileFacts,
  columns: readonly ToldColumn[],
  { pairs, tree, below = 0, seed, budget }: StatisticsRequest,
): Work<{ pairs: PairStatistics[]; tree: EdgeStatistics[] | undefined; isComplete: boolean }> {
  if (!pairs && !tree) return { pairs: [], tree: undefined, isComplete: true };
  const places = columns.flatMap(({ number, told }, place) =>
    quasiIdentifiers.includes(number) && told.values ? [place] : [],
  );
  const numbers = places.map((place) => columns[place].number);
  const own = yield* ownDependence(tables, numbers, table.rowCount, seed, deadlineOf(budget));
  const strong = pairs ? own.strong : [];
  const edges = tree ? own.tree?.edges : undefined;
  const told: EdgeStatistics[] = [];
  for (const { parent, child, joint } of edges ?? []) {
    const [first, second] = [columns[places[parent]].codeOf, columns[places[child]].codeOf];
    told.push({
      parent: places[parent],
      child: places[child],
      joint: yield* toldPairs(joint, first, second, below),
    });
  }
  const frequent: PairStatistics[] = [];
  for (const { dependent, determinant, gain, tuples } of strong ?? []) {
    const [first, second] = [places[dependent], places[determinant]];
    const tellable = yield* tellableTuples(tuples, columns[first], columns[second], below);
    frequent.push({ dependent: first, determinant: second, gain, tuples: tellable });
  }
  return {
    pairs: frequent,
    tree: edges && told,
    isComplete: own.isComplete && strong !== undefined && (!tree || edges !== undefined),
  };
}

/** In the order of the codes: that of the rows is nobody's business. */
function* toldPairs(
  { rows, a, b, counts }: JointCounts,
  first: ReadonlyMap<number, number>,
  second: ReadonlyMap<number, number>,
  below: number,
): Work<JointCounts> {
  const occurring: CountedPair[] = [];
  for (let i = 0; i < counts.length; i++) {
    if (i % VALUES_A_STEP === 0) yield { stage: 'columns', share: i / counts.length };
    if (counts[i] > 0) occurring.push({ a: first.get(a[i]), b: second.get(b[i]), count: counts[i] });
  }
  const told = yield* staged('columns', occurring.length, tellablePairs(occurring, below));
  return {
    rows,
    a: Uint32Array.from(told, (pair) => pair.a),
    b: Uint32Array.from(told, (pair) => pair.b),
    counts: Uint32Array.from(told, (pair) => pair.count),
  };
}

/** Where small counts are suppressed, a tuple is only told if the records with just one of its values are none, or not few. */
function* tellableTuples(
  tuples: readonly FrequentTuple[],
  first: ToldColumn,
  second: ToldColumn,
  below: number,
): Work<FrequentTuple[]> {
  const [ofFirst, ofSecond] = [frequenciesOf(first.told), frequenciesOf(second.told)];
  const isFew = (records: number) => records > 0 && records < below;
  const told: FrequentTuple[] = [];
  for (const [i, tuple] of tuples.entries()) {
    if (i % VALUES_A_STEP === 0) yield { stage: 'columns', share: i / tuples.length };
    const [a, b] = [first.codeOf.get(tuple.a), second.codeOf.get(tuple.b)];
    if (a === undefined || b === undefined || tuple.count < below) continue;
    if (!isFew(ofFirst[a] - tuple.count) && !isFew(ofSecond[b] - tuple.count)) told.push({ ...tuple, a, b });
  }
  return told;
}
