/** The rows of a file among the people of its population: whose values few others have there, and what the estimates of unique people say. */
import type { PopulationClasses } from '../counts/index.ts';
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
import type { Statistics } from '../statistics/index.ts';
import { deadlineOf } from './budget.ts';
import { classesInPopulation } from './classesInPopulation.ts';
import { alikeIn, countedPeople } from './countedPeople.ts';
import type { ClassFacts } from './facts.ts';
import { type PairTables, pairCount } from './pairTables.ts';
import { apartFrom, classesOfPerson, peopleNamed, sizesInPeople, unitsIn } from './peopleWithin.ts';
import type { PopulationFile } from './populationFile.ts';
import { declaredWeights, ratiosToPopulation } from './populationFrequencies.ts';
import type { Population } from './populationOf.ts';
import { staged, type Work } from './progress.ts';
import { compareWith, type Register } from './register.ts';
import { INDISTINGUISHABLE_TARGETS, type Indistinguishable } from './rowLaws.ts';
import { MOST_TREE_COLUMNS, treeOfTested } from './testedTree.ts';
import { WorstList } from './worstList.ts';

export interface InPopulation {
  readonly population: Population;
  /** How surely a unique match is a correct one: counted where a file of the population is at hand, else DIS (Skinner, Elliot), which needs no model of it. */
  readonly dis: number | undefined;
  /** The share of the population that is unique in it, by models of its classes; undefined where a file of it is at hand. */
  readonly uniqueness: PopulationUniqueness | undefined;
  /** Means of P(X ≥ k), X the people like somebody of the file, for each of the targets k; counted where a file is at hand. */
  readonly indistinguishable: Indistinguishable;
  /** Mean of P(X = 1): the share of people who are unique, since those of the file are drawn by chance (TFRR, our addition). */
  readonly alone: number;
  /** How far that is from the share by the model that the rule chooses; undefined where there is none. */
  readonly apart: number | undefined;
  /**
   * Rows that are k-indistinguishable with a probability below the limit of the rule, k being the target of the settings; none by a
   * register that is foreign.
   */
  readonly rowsBelow: number;
  readonly isBelow: (row: number) => boolean;
  /** Those of them that are listed one by one, most at risk first. */
  readonly worst: readonly RowOfPopulation[];
  readonly register: Register | undefined;
  /** False if there was no time to find all dependencies between columns. */
  readonly isComplete: boolean;
}

export interface RowOfPopulation {
  readonly row: number;
  /** P(X ≥ k). */
  readonly probability: number;
  /** E[X]; with a file of the population the people that it has, at least those of the file itself. */
  readonly expected: number;
  /** The people of a file of the population who have these values; undefined where there is no such file. */
  readonly matches: number | undefined;
}

/** So many of the rarest rows are known, however few are to be reported one by one. */
const LEAST_WORST = 50;
const ROWS_A_STEP = 65_536;

/** The facts on each class of rows. */
interface Judged {
  readonly atLeast: Float64Array;
  readonly expected: Float64Array;
  readonly classOfRow: Uint32Array;
  readonly sums: readonly number[];
  readonly alone: number;
  /** What these are sums over. */
  readonly people: number;
  /** How surely a unique match is a correct one, if it is counted. */
  readonly match?: number | undefined;
}

/**
 * `file`: of the whole population. With its rows, people are counted; with its statistics its frequencies take the place of the file's.
 * Each class is judged once, however many rows it has.
 */
export function* inPopulation(
  facts: ClassFacts,
  population: Population,
  pairs: PairTables,
  file: PopulationFile | undefined,
  budget: number | undefined,
): Work<InPopulation> {
  const { table, settings, subjects, profiles } = facts;
  const sizes = sizesInPeople(facts.sizes, subjects);
  const rows = table.rowCount;
  const ofPerson = classesOfPerson(subjects, subjects ? peopleNamed(profiles[subjects.column]) : rows);
  const deadline = deadlineOf(budget);
  const columns = facts.quasiIdentifiers;
  // A missing cell equals other missing cells, as in the classes that the cards are about.
  const comparison = { columns, missing: 'value', isFirst: subjects?.isFirst, k: settings.k } as const;
  const matched = file?.table && (yield* compareWith(table, file.table, comparison));
  const { judged, isComplete } = matched
    ? { judged: yield* counted(facts, matched.classes), isComplete: true }
    : yield* estimated(facts, population, ofPerson, pairs, file?.statistics, deadline);
  const { limit } = settings.rules['population-unique'];
  const worst = new WorstList(Math.max(LEAST_WORST, settings.maxRowFindings));
  const isJudged = matched?.isForeign !== true;
  const isBelow = (row: number) => isJudged && judged.atLeast[judged.classOfRow[row]] < limit;
  let rowsBelow = 0;
  for (let row = 0; row < rows; row++) {
    if (isBelow(row)) {
      const one = judged.classOfRow[row];
      rowsBelow++;
      worst.offer(row, judged.atLeast[one], judged.expected[one]);
    }
    if (row % ROWS_A_STEP === 0) yield { stage: 'rows', share: row / rows };
  }
  const units = unitsIn(population.size, ofPerson);
  const alone = judged.alone / judged.people;
  // People who are counted need no model.
  const uniqueness = matched ? undefined : yield* staged('classes', rows, populationUniqueness(sizes, units, alone));
  return {
    population,
    dis: (isJudged ? judged.match : undefined) ?? correctMatchProbability(sizes, population.rate),
    uniqueness,
    indistinguishable: judged.sums.map((sum) => sum / judged.people),
    alone,
    apart: apartFrom(uniqueness, alone),
    rowsBelow,
    isBelow,
    worst: worst.rows().map((row) => {
      const one = judged.classOfRow[row];
      const matches = matched?.classes.inPopulation[one];
      return { row, probability: judged.atLeast[one], expected: judged.expected[one], matches };
    }),
    register: matched,
    isComplete,
  };
}

function* counted({ settings, subjects }: ClassFacts, classes: PopulationClasses): Work<Judged> {
  const count = classes.people.length;
  const atLeast = new Float64Array(count);
  const expected = new Float64Array(count);
  for (let one = 0; one < count; one++) {
    if (one % ROWS_A_STEP === 0) yield { stage: 'classes', share: one / count };
    expected[one] = alikeIn(classes, one);
    atLeast[one] = expected[one] >= settings.k ? 1 : 0;
  }
  const { atLeast: sums, ...found } = yield* countedPeople(classes, subjects?.isFirst, INDISTINGUISHABLE_TARGETS);
  return { atLeast, expected, classOfRow: classes.classOfRow, sums, ...found };
}

function* estimated(
  { table, roles, settings, quasiIdentifiers, crowds: classes }: ClassFacts,
  { size, rate }: Population,
  ofPerson: number,
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
  const compared = columns.map((column) => table.columns[column]);
  const ratios = yield* ratiosToPopulation(compared, statistics, declaredWeights(table.columns, roles));
  const sampled = { table, pairs, columns, classes, ofPerson, tree, ratios };
  yield* classesInPopulation(sampled, size, rate, judge);
  const { classOfRow } = classes;
  return {
    judged: { atLeast, expected, classOfRow, sums, alone, people },
    isComplete: isTried && tested.length === pairCount(columns.length),
  };
}
