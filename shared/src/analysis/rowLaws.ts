/** How many rows are like one row as far as the frequencies of its values show (TFRR), here and in the population. */
import type { Settings } from '../config/index.ts';
import {
  aloneInPopulation,
  atLeastInPopulation,
  calibratedIndistinguishable,
  countInPopulation,
  expectedInPopulation,
  indistinguishable,
  matchLaw,
  riskInPopulation,
  treeCellProbability,
  treeOthers,
} from '../measures/frequency/index.ts';
import type { Codes } from '../table/index.ts';
import type { Population } from './populationOf.ts';
import type { TreePair } from './testedTree.ts';

/** The class sizes that are asked for. */
export const INDISTINGUISHABLE_TARGETS = [2, 3, 5, 10, 20] as const;

/** The probability that at least k rows are alike, for each of the targets k in turn. */
export type Indistinguishable = readonly number[];

/** Of a row of a sample, from what is known of the population. */
export interface RowInPopulation {
  readonly size: number;
  /** The share of the population that is in the file. */
  readonly rate: number;
  /** How its size is known. */
  readonly source: Population['source'];
  /** The people of a file of the population who have these values, if there is a file: nothing is estimated then. */
  readonly matches: number | undefined;
  /** E[X]: people with these values. */
  readonly expected: number;
  /** P(X = 1). */
  readonly alone: number;
  /** E[1/X]: the probability of picking the right one of them. */
  readonly risk: number;
  readonly indistinguishable: Indistinguishable;
}

/** TFRR eq. 12: of any row with these values, if columns were independent. */
export function printedIndistinguishable(rows: number, frequencies: readonly number[]): Indistinguishable {
  const law = matchLaw(rows, frequencies);
  return INDISTINGUISHABLE_TARGETS.map((k) => indistinguishable(law, k));
}

/** Calibrated: of a row that is known to be there, with the dependencies of the tree. */
export function treeIndistinguishable(
  rows: number,
  frequencies: readonly number[],
  tree: readonly TreePair[],
  both: readonly number[],
): Indistinguishable {
  const others = treeOthers(rows, frequencies, tree, both);
  return INDISTINGUISHABLE_TARGETS.map((k) => calibratedIndistinguishable(others, k));
}

/** `ratio`: how many times as many of the people of the population have its values as rows of the file do. */
export function rowInPopulation(
  { size, rate, source }: Population,
  classSize: number,
  rows: number,
  frequencies: readonly number[],
  tree: readonly TreePair[],
  both: readonly number[],
  ratio: number,
): RowInPopulation {
  const shares = frequencies.map((frequency) => frequency / rows);
  const joint = both.map((count) => count / rows);
  const q = Math.min(1, ratio * treeCellProbability(shares, tree, joint, rows));
  const count = countInPopulation(size, classSize, q, rate);
  return {
    size,
    rate,
    source,
    matches: undefined,
    expected: expectedInPopulation(count),
    alone: aloneInPopulation(count),
    risk: riskInPopulation(count),
    indistinguishable: INDISTINGUISHABLE_TARGETS.map((k) => atLeastInPopulation(count, k)),
  };
}

/** As counted in a file of the population; a row that matches nobody there is at least the person it is about. */
export function rowCounted({ size, rate, source }: Population, classSize: number, matches: number): RowInPopulation {
  const people = Math.max(classSize, matches);
  return {
    size,
    rate,
    source,
    matches,
    expected: people,
    alone: people === 1 ? 1 : 0,
    risk: 1 / people,
    indistinguishable: INDISTINGUISHABLE_TARGETS.map((k) => (people >= k ? 1 : 0)),
  };
}

/** The probability that the attacker tries, that the person is in the file, and that the right row of the class is picked. */
export function attackRisk({ attacker }: Settings, classSize: number, population: Population | undefined): number {
  const { attempt = 1, membership = 1 } = attacker;
  const isIn = membership !== 'sampled' ? membership : (population?.rate ?? 1);
  return (attempt * isIn) / classSize;
}

/** Edge → rows that hold both values that the row has at its ends. Yields the rows looked at. */
export function* rowsWithPairs(
  columns: readonly Codes[],
  tree: readonly TreePair[],
  row: number,
): Generator<number, number[]> {
  const both: number[] = [];
  for (const { parent, child } of tree) {
    const [a, b] = [columns[parent], columns[child]];
    both.push(yield* rowsLike(a.view, a.at(row), b.view, b.at(row)));
  }
  return both;
}

const BLOCK = 65_536;

function* rowsLike(a: ArrayLike<number>, ownA: number, b: ArrayLike<number>, ownB: number): Generator<number, number> {
  let count = 0;
  for (let from = 0; from < a.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, a.length);
    for (let row = from; row < to; row++) if (a[row] === ownA && b[row] === ownB) count++;
    yield to;
  }
  return count;
}
