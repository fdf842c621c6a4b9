/**
 * The generator's parameter sets: how far the binomial law is from the exact one, how dependent columns look, and how well rows are
 * distinguished.
 */

import { binomialApproximation, binomialWithTrials, recursiveHypergeometric } from '@quasi/shared/measures/frequency';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { generateTable, maximumProbabilityDifference } from '../../shared/src/measures/frequency/testPaper.ts';
import { drain, fromCodes } from '../data.ts';
import { strongestDependency } from '../dependencies.ts';
import { type Scored, scoredBy } from './quality.ts';

export const sizes = [6000, 30_000, 150_000, 750_000];
export const widths = [2, 3, 4, 5];
export const densities = [0.1, 0.5, 2.5, 12.5];

/** Rows of each table whose laws are compared. */
const lawsOfEach = 100;
/** The tables whose rows are all scored. */
const scoredRows = 30_000;

export interface GeneratedSet {
  readonly rows: number;
  readonly columns: number;
  /** λ: rows for each possible tuple. */
  readonly density: number;
  /** MAD. */
  readonly dependency: number;
  /** MPD of each law compared: with the rarest value's column for the trials, and with the column that does worst. */
  readonly differences: readonly number[];
  readonly worstDifferences: readonly number[];
  /** By target k; only for tables of `scoredRows` rows. */
  readonly scored: ReadonlyMap<number, Scored> | undefined;
}

export function generatedSets(): GeneratedSet[] {
  return sizes.flatMap((rows, i) =>
    widths.flatMap((columns, j) =>
      densities.map((density, l) => generatedSet(rows, columns, density, 1000 + 100 * i + 10 * j + l)),
    ),
  );
}

function generatedSet(rows: number, columns: number, density: number, seed: number): GeneratedSet {
  const random = seededRandom(seed);
  const { codes } = drain(generateTable(rows, columns, density, random));
  const names = codes.map((_, column) => `c${column}`);
  const table = fromCodes(names, codes, rows);
  const differences: number[] = [];
  const worstDifferences: number[] = [];
  for (let i = 0; i < lawsOfEach; i++) {
    const row = randomBelow(random, rows);
    const frequencies = table.columns.map(({ values, frequencies }) => frequencies[values[row]]);
    const exact = recursiveHypergeometric(rows, frequencies);
    const each = frequencies.map((_, position) =>
      maximumProbabilityDifference(exact, binomialWithTrials(rows, frequencies, position)),
    );
    differences.push(maximumProbabilityDifference(exact, binomialApproximation(rows, frequencies)));
    worstDifferences.push(Math.max(...each));
  }
  return {
    rows,
    columns,
    density,
    dependency: strongestDependency(table),
    differences,
    worstDifferences,
    scored: rows === scoredRows ? scoredBy(table) : undefined,
  };
}
