/** What the paper computes and the product does not: for what reproduces it, and for tests. */

import { binomialLowerTail, binomialProbability, type Random, type TreeEdge } from '../numeric/index.ts';
import { atLeast, type BinomialLaw, type CountLaw } from './countLaw.ts';
import { othersBinomial } from './matchLaw.ts';
import { type PairDependence, type PairTable, pairDependence, testedForest } from './pairDependence.ts';
import type { PopulationCount } from './populationCount.ts';
import { lift, rectifiedFrequencies, type ValuePair } from './rectified.ts';

export interface GeneratedTable {
  /** Column → number of values. */
  readonly cardinalities: readonly number[];
  /** Column → row → value. */
  readonly codes: readonly Uint32Array[];
}

/** How many values each column has, so that there are about N/λ tuples: as equal as whole numbers allow, at least 2. */
export function generatedCardinalities(rows: number, columns: number, rowsPerTuple: number): number[] {
  const cardinalities: number[] = [];
  let left = rows / rowsPerTuple;
  for (let column = 0; column < columns; column++) {
    const values = Math.max(2, Math.round(left ** (1 / (columns - column))));
    cardinalities.push(values);
    left /= values;
  }
  return cardinalities;
}

const rowsPerSlice = 8192;

/**
 * The shares of a column's values are drawn from a flat Dirichlet law; those of the paper are in a supplement nobody
 * has, and these give its figures. Yields the number of cells drawn.
 */
export function* generateTable(
  rows: number,
  columns: number,
  rowsPerTuple: number,
  random: Random,
): Generator<number, GeneratedTable> {
  const cardinalities = generatedCardinalities(rows, columns, rowsPerTuple);
  const codes: Uint32Array[] = [];
  for (const [column, values] of cardinalities.entries()) {
    const cumulated = cumulatedShares(values, random);
    const cells = new Uint32Array(rows);
    for (let row = 0; row < rows; row++) {
      cells[row] = firstAbove(cumulated, random());
      if (row % rowsPerSlice === 0) yield column * rows + row;
    }
    codes.push(cells);
  }
  return { cardinalities, codes };
}

/** Cumulated shares of a flat Dirichlet law: exponential draws, divided by their sum. */
function cumulatedShares(values: number, random: Random): Float64Array {
  const cumulated = new Float64Array(values);
  let sum = 0;
  for (let value = 0; value < values; value++) {
    sum -= Math.log1p(-random());
    cumulated[value] = sum;
  }
  for (let value = 0; value < values; value++) cumulated[value] /= sum;
  return cumulated;
}

/** The first position that holds more than `share`, the last one if none does. */
function firstAbove(cumulated: Float64Array, share: number): number {
  let low = 0;
  let high = cumulated.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (cumulated[middle] > share) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * P(X ≥ 1)/E[X] for a row drawn from the table. Its mean over rows is R3A's expected overall risk. A tuple that cannot
 * occur has the limit of ever rarer ones, 1.
 */
export function expectedIndividualRisk(law: CountLaw): number {
  const mean = meanCount(law);
  return mean === 0 ? 1 : Math.min(1, atLeast(law, 1) / mean);
}

/** E[X (X − 1) … (X − order + 1)] = Π_j (n_j)_order / ((N)_order)^(d − 1), where (x)_r is the falling factorial. */
export function factorialMoment(n: number, frequencies: readonly number[], order: number): number {
  let moment = 1;
  for (let i = 0; i < order; i++) {
    if (n - i <= 0) return 0;
    moment *= n - i;
    for (const frequency of frequencies) moment *= Math.max(0, frequency - i) / (n - i);
  }
  return moment;
}

/** E[X] = N Π n_j/N, the same with and without the binomial approximation. */
export function meanMatches(n: number, frequencies: readonly number[]): number {
  return factorialMoment(n, frequencies, 1);
}

export function varianceOfMatches(n: number, frequencies: readonly number[]): number {
  const mean = meanMatches(n, frequencies);
  return Math.max(0, factorialMoment(n, frequencies, 2) + mean - mean * mean);
}

/** MPD: the largest difference between a probability of the exact law and that of the approximation. */
export function maximumProbabilityDifference(exact: Float64Array, { trials, probability }: BinomialLaw): number {
  let most = 0;
  for (let count = 0; count < exact.length || count <= trials; count++) {
    const other = count < exact.length ? exact[count] : 0;
    most = Math.max(most, Math.abs(binomialProbability(count, trials, probability) - other));
  }
  return most;
}

/** Strongly dependent, and worth a report to a person: more often together than by chance, and not just a rare value. */
export function isNotablyDependent(n: number, both: number, first: number, second: number): boolean {
  if (lift(n, both, first, second) <= 1) return false;
  return (2 * both >= first && first >= 5) || (2 * both >= second && second >= 5);
}

/** A record not yet given, against published statistics of a population to which its person belongs: 1 + Bin(N − 1, q). */
export function countOfDraft(population: number, q: number): PopulationCount {
  return { certain: 1, others: { trials: Math.max(0, population - 1), probability: q } };
}

/** P(X ≤ most). */
export function atMostInPopulation({ certain, others }: PopulationCount, most: number): number {
  return binomialLowerTail(most - certain, others.trials, others.probability);
}

/** The same as a binomial law, for tables of many rows. */
export function rectifiedOthersBinomial(n: number, frequencies: readonly number[], pair: ValuePair): BinomialLaw {
  return othersBinomial(n, rectifiedFrequencies(frequencies, pair));
}

/** The forest over the columns 0 … columns − 1, from the joint counts of the pairs that are known; n rows were counted. Yields the cells of a table seen. */
export function* testedTree(columns: number, pairs: readonly PairTable[], n: number): Generator<number, TreeEdge[]> {
  const dependences: PairDependence[] = [];
  for (const pair of pairs) dependences.push(yield* pairDependence(pair, n));
  return testedForest(columns, dependences);
}

/** E[X]. */
export function meanCount(law: CountLaw): number {
  if (!(law instanceof Float64Array)) return law.trials * law.probability;
  let sum = 0;
  for (let count = law.length - 1; count > 0; count--) sum += count * law[count];
  return sum;
}
