/** `population.indistinguishable`: the people who share their values with others of the population, on average (TFRR, our addition). */
import {
  classesInPopulation,
  classesOfPerson,
  compareWith,
  countedPeople,
  deadlineOf,
  declaredWeights,
  pairCount,
  type Register,
  ratiosToPopulation,
  sizesInPeople,
  unitsIn,
  type Work,
} from '../analysis/index.ts';
import { rowsIn, type SizeHistogram } from '../counts/index.ts';
import { aloneInPopulation, atLeastInPopulation, testedForest } from '../measures/frequency/index.ts';
import { FREQUENCY_TARGETS } from './frequency.ts';
import { type Measured, rowsMeasured } from './measured.ts';
import type { Numbers } from './part.ts';

/** The file as a sample of a population. */
interface Sample {
  /** The classes, each as large as it has people. */
  readonly sizes: SizeHistogram;
  readonly size: number;
  readonly rate: number;
  /** In how many classes each person is, on average. */
  readonly ofPerson: number;
  /** How many people within classes the population has. */
  readonly units: number;
}

interface Indistinguishable {
  /** k → mean over people of the probability that at least k of the population, they themselves among them, are like them. */
  readonly byTarget: Numbers;
  /** Mean of the probability that nobody else is. */
  readonly alone: number;
  /** Whether there was time to test all pairs of columns. */
  readonly isComplete: boolean;
  /** They are counted in a file of the population: no model of it says more. */
  readonly areCounted: boolean;
  /** How surely a unique match is a correct one, if it is counted. */
  readonly match?: number | undefined;
}

/** Undefined where no population is known, or there are no classes. */
export function sampleOf(measured: Measured): Sample | undefined {
  const { request, sizes: rows, peopleCount } = measured;
  const { population: size, samplingRate } = request;
  if (size === undefined || rows === undefined || rows.rows === 0) return undefined;
  const people = measured.subject === undefined ? undefined : rowsMeasured(measured).people;
  const sizes = sizesInPeople(rows, people);
  const rate = samplingRate ?? Math.min(1, peopleCount / size);
  const ofPerson = classesOfPerson(people, peopleCount);
  return { sizes, size, rate, ofPerson, units: unitsIn(size, ofPerson) };
}

/** Compared once, however many parts ask. */
const registers = new WeakMap<Measured, Register>();

/** The file against the people of the population that the request names; undefined where their values are not known on all columns. */
export function* registerOf(measured: Measured): Work<Register | undefined> {
  const known = registers.get(measured);
  if (known) return known;
  const { table, facts, request, ofRows } = measured;
  const { populationTable: register, missing } = request;
  const { quasiIdentifiers: columns, settings } = facts;
  const comparison = { columns, missing, isFirst: ofRows?.people?.isFirst, k: settings.k };
  const found = register && (yield* compareWith(table, register, comparison));
  if (found) registers.set(measured, found);
  return found;
}

/**
 * Each person of the sample against its population: counted where a file of it has the columns, else under the tree of tested pairs or
 * independence, with the frequencies of the population where they are published. The cards do the same.
 */
export function* indistinguishableInPopulation(measured: Measured, sample: Sample): Work<Indistinguishable> {
  const register = yield* registerOf(measured);
  return register ? yield* counted(measured, register) : yield* estimated(measured, sample);
}

function* counted(measured: Measured, { classes, isForeign }: Register): Work<Indistinguishable> {
  const { people: subjects } = rowsMeasured(measured);
  const { atLeast, alone, people: all, match } = yield* countedPeople(classes, subjects?.isFirst, FREQUENCY_TARGETS);
  return { ...meansOf(atLeast, alone, all), isComplete: true, areCounted: true, match: isForeign ? undefined : match };
}

function* estimated(measured: Measured, { size, rate, ofPerson }: Sample): Work<Indistinguishable> {
  const { table, facts, pairs, request } = measured;
  const { classes: ofRows, people } = rowsMeasured(measured);
  const columns = facts.quasiIdentifiers;
  const codes = rowsIn(facts.counts).codes(columns);
  const isTree = request.model !== 'independence';
  const tested = isTree ? yield* pairs.tested(columns, deadlineOf(request.budget)) : [];
  const tree = isTree ? testedForest(columns.length, tested) : undefined;
  const sums = FREQUENCY_TARGETS.map(() => 0);
  let alone = 0;
  let all = 0;
  const { populationStatistics: statistics } = request;
  const compared = columns.map((column) => table.columns[column]);
  const ratios = yield* ratiosToPopulation(compared, statistics, declaredWeights(table.columns, facts.roles));
  const classes = people?.crowds ?? ofRows;
  const sampled = { pairs, columns, classes, ofPerson, tree, ratios };
  yield* classesInPopulation(sampled, size, rate, (one, row, count) => {
    const classSize = classes.sizeOfClass[one];
    all += classSize;
    // A cell that equals nothing equals nothing in the population either.
    if (request.missing === 'distinct' && codes.some((column) => column.at(row) === 0)) {
      alone += classSize;
      return;
    }
    alone += classSize * aloneInPopulation(count);
    for (const [i, k] of FREQUENCY_TARGETS.entries()) sums[i] += classSize * atLeastInPopulation(count, k);
  });
  const isComplete = !isTree || tested.length === pairCount(columns.length);
  return { ...meansOf(sums, alone, all), isComplete, areCounted: false };
}

function meansOf(
  sums: readonly number[],
  alone: number,
  people: number,
): Pick<Indistinguishable, 'byTarget' | 'alone'> {
  const mean = (sum: number) => (people === 0 ? 0 : sum / people);
  return { byTarget: Object.fromEntries(FREQUENCY_TARGETS.map((k, i) => [k, mean(sums[i])])), alone: mean(alone) };
}
