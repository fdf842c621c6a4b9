/** What the frequencies of a table's columns lead one to expect of its overall risk and its entropies (R3A), with or without the table. */
import { isOver, staged, type Work } from '../analysis/index.ts';
import { frequencyHistogram, type SizeHistogram } from '../counts/index.ts';
import {
  type Draws,
  type Expectation,
  expectedOverallRisk,
  expectedOverallRiskBinomial,
  expectedRandomEntropy,
  experienceEntropy,
  maximumEntropy,
  randomSampling,
} from '../measures/prediction/index.ts';

/** Random tables of each kind, unless time runs out. */
export const DRAWS = 50;

/** Cells of a random table: with more, none is drawn, since one alone would take hundreds of megabytes. */
const MOST_CELLS = 2 ** 27;

export interface ExpectedOverall extends ExpectedOfSizes {
  /** Algorithm 1; undefined where a random table would be too large. */
  readonly shuffled: Draws | undefined;
}

interface ExpectedOfSizes {
  readonly entropyMax: number;
  readonly entropyExperience: number;
  readonly entropyRandom: number;
  readonly risk: Expectation;
  /** Undefined where there are too many combinations of frequencies. */
  readonly binomial: number | undefined;
}

/** `deadline` is that of the random tables. */
export function* expectedOverall(
  rows: number,
  frequencies: readonly Uint32Array[],
  seed: number,
  deadline: number,
  draws = DRAWS,
): Work<ExpectedOverall> {
  const expected = yield* expectedOfSizes(rows, frequencies.map(frequencyHistogram));
  const shuffled = isDrawable(rows, frequencies.length)
    ? yield* staged(
        'rows',
        draws,
        randomSampling(frequencies, rows, draws, seed, () => isOver(deadline)),
      )
    : undefined;
  return { ...expected, shuffled };
}

/** What needs no random table: by how many values of each column have how many rows. */
export function* expectedOfSizes(rows: number, histograms: readonly SizeHistogram[]): Work<ExpectedOfSizes> {
  const stage = <T>(counting: Generator<number, T>) => staged('rows', 0, counting);
  const risk = yield* stage(expectedOverallRisk(rows, histograms));
  const binomial = yield* stage(expectedOverallRiskBinomial(rows, histograms));
  const entropy = yield* stage(expectedRandomEntropy(rows, histograms));
  return {
    entropyMax: maximumEntropy(rows),
    entropyExperience: experienceEntropy(histograms),
    entropyRandom: entropy.value,
    risk,
    binomial,
  };
}

/** Whether a random table of so many cells is drawn. */
export function isDrawable(rows: number, columns: number): boolean {
  return rows * Math.max(1, columns) <= MOST_CELLS;
}
