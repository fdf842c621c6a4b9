/** The rows of a file among the people of its population: whose values few others have there, and what the estimates of unique people say. */
import { matchPopulation, type PopulationClasses } from '../counts/index.ts';
import {
  aloneInPopulation,
  atLeastInPopulation,
  expectedInPopulation,
  type PopulationCount,
} from '../measures/frequency/index.ts';
import {
  correctMatchProbability,
  type PopulationUniqueness,
  populationUniqueness,
} from '../measures/population/index.ts';
import {
  type AttackerRisk,
  journalistRisk,
  kMap,
  type Presence,
  presence,
  unmatchedRows,
} from '../measures/protection/index.ts';
import type { Statistics } from '../statistics/index.ts';
import type { Table } from '../table/index.ts';
import { deadlineOf } from './budget.ts';
import { classesInPopulation } from './classesInPopulation.ts';
import type { ClassFacts } from './facts.ts';
import { type PairTables, pairCount } from './pairTables.ts';
import type { PopulationFile } from './populationFile.ts';
import { frequencyRatios } from './populationFrequencies.ts';
import type { Population } from './populationOf.ts';
import { staged, type Work } from './progress.ts';
import { INDISTINGUISHABLE_TARGETS, type Indistinguishable } from './rowLaws.ts';
import { MOST_TREE_COLUMNS, treeOfTested } from './testedTree.ts';
import { WorstList } from './worstList.ts';

export interface InPopulation {
  readonly population: Population;
  /** How surely a unique match is a correct one (Skinner, Elliot): it needs no model of the population. */
  readonly dis: number | undefined;
  /** The share of the population that is unique in it, by models of its classes; undefined where a file of it is at hand. */
  readonly uniqueness: PopulationUniqueness | undefined;
  /** Means over rows of P(X ≥ k), X the people like the row, for each of the targets k; counted where a file is at hand. */
  readonly indistinguishable: Indistinguishable;
  /** Mean over rows of P(X = 1): the share of people who are unique, since rows are people drawn by chance (TFRR, our addition). */
  readonly alone: number;
  /** Rows that are k-indistinguishable with a probability below the limit of the rule, k being the target of the settings. */
  readonly rowsBelow: number;
  readonly isBelow: (row: number) => boolean;
  /** Those of them that are told one by one, most at risk first. */
  readonly worst: readonly RowOfPopulation[];
  readonly register: Register | undefined;
  /** False if there was no time to find all dependencies between columns. */
  readonly isComplete: boolean;
}

export interface RowOfPopulation {
  readonly row: number;
  /** P(X ≥ k). */
  readonly probability: number;
  /** E[X]; with a file of the population the people that it has. */
  readonly expected: number;
}

/** What comparing the rows with a file of the whole population gives. */
export interface Register {
  readonly classes: PopulationClasses;
  /** The fewest people that a row of the file matches. */
  readonly kMap: number;
  readonly journalist: AttackerRisk;
  readonly presence: Presence | undefined;
  /** Rows that match nobody: then the file of the population is not all of it, or writes values otherwise. */
  readonly unmatched: number;
}

const ROWS_A_STEP = 65_536;

/** What is known of each class of rows. */
interface Judged {
  readonly atLeast: Float64Array;
  readonly expected: Float64Array;
  readonly classOfRow: Uint32Array;
  readonly sums: readonly number[];
  readonly alone: number;
  /** What these are sums over. */
  readonly people: number;
}

/**
 * `file`: of the whole population. With its rows, and the columns that are compared, people are counted; with its statistics its
 * frequencies take the place of the file's. Each class is judged once, however many rows it has.
 */
export function* inPopulation(
  facts: ClassFacts,
  population: Population,
  pairs: PairTables,
  file: PopulationFile | undefined,
  budget: number | undefined,
): Work<InPopulation> {
  const { table, sizes, settings } = facts;
  const rows = table.rowCount;
  const deadline = deadlineOf(budget);
  const register = lackingIn(facts, file).length === 0 ? file?.table : undefined;
  const matched = register && (yield* matchedWith(facts, register));
  const { judged, isComplete } = matched
    ? { judged: yield* counted(facts, matched.classes), isComplete: true }
    : yield* estimated(facts, population, pairs, file?.statistics, deadline);
  const { limit } = settings.rules['population-unique'];
  const worst = new WorstList(settings.maxRowFindings);
  const isBelow = (row: number) => judged.atLeast[judged.classOfRow[row]] < limit;
  let rowsBelow = 0;
  for (let row = 0; row < rows; row++) {
    if (isBelow(row)) {
      const one = judged.classOfRow[row];
      rowsBelow++;
      worst.offer(row, judged.atLeast[one], judged.expected[one]);
    }
    if (row % ROWS_A_STEP === 0) yield { stage: 'rows', share: row / rows };
  }
  return {
    population,
    dis: correctMatchProbability(sizes, population.rate),
    uniqueness: matched ? undefined : yield* staged('classes', rows, populationUniqueness(sizes, population.size)),
    indistinguishable: judged.sums.map((sum) => sum / judged.people),
    alone: judged.alone / judged.people,
    rowsBelow,
    isBelow,
    worst: worst.rows().map((row) => {
      const one = judged.classOfRow[row];
      return { row, probability: judged.atLeast[one], expected: judged.expected[one] };
    }),
    register: matched,
    isComplete,
  };
}

/** The columns that a file of the population lacks, by their names: then its people cannot be counted. */
export function lackingIn(
  { table, quasiIdentifiers }: Pick<ClassFacts, 'table' | 'quasiIdentifiers'>,
  file: PopulationFile | undefined,
): string[] {
  const columns = file?.table?.columns ?? file?.statistics?.columns;
  if (!columns) return [];
  const names = new Set(columns.map(({ name }) => name));
  return quasiIdentifiers.map((column) => table.columns[column].name).filter((name) => !names.has(name));
}

function* matchedWith({ table, quasiIdentifiers, settings }: ClassFacts, register: Table): Work<Register> {
  const released = quasiIdentifiers.map((column) => table.columns[column]);
  const ofPeople = released.map(({ name }) => register.columns.find((column) => column.name === name) ?? released[0]);
  const rows = table.rowCount + register.rowCount;
  const stage = <T>(counting: Generator<number, T>) => staged('classes', rows, counting);
  const classes = yield* stage(matchPopulation(released, ofPeople, table.rowCount, register.rowCount));
  return {
    classes,
    kMap: yield* stage(kMap(classes)),
    journalist: yield* stage(journalistRisk(classes, settings.k)),
    presence: yield* stage(presence(classes)),
    unmatched: yield* stage(unmatchedRows(classes)),
  };
}

/** A row that matches nobody is at least the person it is about. */
function* counted(
  { settings }: ClassFacts,
  { released, inPopulation: people, classOfRow }: PopulationClasses,
): Work<Judged> {
  const atLeast = new Float64Array(people.length);
  const expected = new Float64Array(people.length);
  const sums = INDISTINGUISHABLE_TARGETS.map(() => 0);
  let alone = 0;
  let rows = 0;
  for (let one = 0; one < people.length; one++) {
    if (one % ROWS_A_STEP === 0) yield { stage: 'classes', share: one / people.length };
    if (released[one] === 0) continue;
    expected[one] = Math.max(people[one], released[one]);
    atLeast[one] = expected[one] >= settings.k ? 1 : 0;
    for (const [i, k] of INDISTINGUISHABLE_TARGETS.entries()) if (expected[one] >= k) sums[i] += released[one];
    if (expected[one] === 1) alone++;
    rows += released[one];
  }
  return { atLeast, expected, classOfRow, sums, alone, people: rows };
}

function* estimated(
  { table, settings, quasiIdentifiers, crowds: classes }: ClassFacts,
  { size, rate }: Population,
  pairs: PairTables,
  statistics: Statistics | undefined,
  deadline: number,
): Work<{ readonly judged: Judged; readonly isComplete: boolean }> {
  const columns = quasiIdentifiers;
  const isTried = columns.length <= MOST_TREE_COLUMNS;
  const tested = isTried ? yield* pairs.tested(columns, deadline) : [];
  const tree = treeOfTested(columns.length, tested);
  const atLeast = new Float64Array(classes.classCount);
  const expected = new Float64Array(classes.classCount);
  const sums = INDISTINGUISHABLE_TARGETS.map(() => 0);
  let alone = 0;
  let people = 0;
  const judge = (one: number, _row: number, count: PopulationCount) => {
    const classSize = classes.sizeOfClass[one];
    people += classSize;
    expected[one] = expectedInPopulation(count);
    atLeast[one] = atLeastInPopulation(count, settings.k);
    for (const [i, k] of INDISTINGUISHABLE_TARGETS.entries()) sums[i] += classSize * atLeastInPopulation(count, k);
    alone += classSize * aloneInPopulation(count);
  };
  const ratios: Float64Array[] = [];
  for (const column of statistics ? columns : []) {
    const { [column]: own } = table.columns;
    if (statistics) ratios.push(yield* staged('columns', own.dictionary.size, frequencyRatios(statistics, own)));
  }
  const sampled = { table, pairs, columns, classes, tree, ratios: statistics && ratios };
  yield* classesInPopulation(sampled, size, rate, judge);
  const { classOfRow } = classes;
  return {
    judged: { atLeast, expected, classOfRow, sums, alone, people },
    isComplete: isTried && tested.length === pairCount(columns.length),
  };
}
