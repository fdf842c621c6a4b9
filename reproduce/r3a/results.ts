/** All results of the page on R3A, and the sums that both its claims and its sections name. */
import { normalCdf } from '@quasi/shared/measures/numeric';
import { mean } from '../numbers.ts';
import type { SubsetPrediction } from './adultSubsets.ts';
import type { Entropies } from './entropies.ts';
import type { chanceDependencies, factorial, twelveRows, WorkedExamples } from './examples.ts';
import { printedBounds } from './printed.ts';
import { drawsOfEach, type RandomMatrix } from './randomTables.ts';

export interface Results {
  readonly examples: WorkedExamples;
  readonly factorial: ReturnType<typeof factorial>;
  readonly twelve: ReturnType<typeof twelveRows>;
  readonly chance: ReturnType<typeof chanceDependencies>;
  readonly matrices: readonly RandomMatrix[];
  readonly subsets: readonly SubsetPrediction[];
  readonly byColumns: readonly (readonly [columns: number, Entropies])[];
  /** The columns of `byRows`, as they are named on the page. */
  readonly fewNames: string;
  readonly byRows: readonly (readonly [rows: number, Entropies])[];
}

export type Method = 'algorithm1' | 'algorithm2' | 'algorithm2Own' | 'tree';

/** How far a way to predict errs on some parts: predicted less true. */
export interface Errors {
  readonly count: number;
  readonly mean: number;
  readonly largest: number;
  /** Parts beyond the paper's bounds. */
  readonly above05: number;
  readonly above09: number;
  /** Parts of these whose risk is underestimated by more than .05. */
  readonly below05: number;
}

export function errorsOf(subsets: readonly SubsetPrediction[], method: Method): Errors {
  const differences = subsets.map((subset) => (subset[method] ?? subset.algorithm1) - subset.risk);
  const errors = differences.map(Math.abs);
  return {
    count: errors.length,
    mean: mean(errors),
    largest: Math.max(...errors),
    above05: errors.filter((error) => error > printedBounds.withoutStrong).length,
    above09: errors.filter((error) => error > printedBounds.withStrong).length,
    below05: differences.filter((difference) => difference < -0.05).length,
  };
}

export const withStrongPair = ({ strongest }: SubsetPrediction) => strongest >= 0.5;
export const withoutStrongPair = (subset: SubsetPrediction) => !withStrongPair(subset);

/** Sizes of the random tables, ascending, with those of each size. */
export function bySize(matrices: readonly RandomMatrix[]): [rows: number, of: RandomMatrix[]][] {
  const sizes = [...new Set(matrices.map(({ rows }) => rows))].sort((a, b) => a - b);
  return sizes.map((size) => [size, matrices.filter(({ rows }) => rows === size)]);
}

/** Draws whose mean the paper takes once. */
export const capacity = 50;

/** The largest standard deviation of a draw. */
export function spreadOfDraw(matrices: readonly RandomMatrix[]): number {
  return Math.max(...matrices.map(({ sd }) => sd));
}

/** Means of so many draws that the paper takes for each matrix. */
const means = 100;

/** How far the largest of so many independent normal deviates is from the middle, on average, in standard deviations: ∫ 1 − P(|z| ≤ x)^count dx. */
export function expectedLargest(count: number): number {
  const step = 0.001;
  let sum = 0;
  for (let x = step / 2; x < 8; x += step) sum += 1 - (2 * normalCdf(x) - 1) ** count;
  return sum * step;
}

const largestOfMeans = expectedLargest(means);

/** How far the worst of a hundred means of so many draws strays, by the normal law, for the matrix that strays most. */
export function spreadOfMean(matrices: readonly RandomMatrix[]): number {
  return (largestOfMeans * spreadOfDraw(matrices)) / Math.sqrt(capacity);
}

/** "At most .001". */
export const printedSpread = printedBounds.spread;

/** The number of records from which on means of draws spread no more than printed, if there is one. */
export function smallestSizeWithin(sizes: ReturnType<typeof bySize>): number | undefined {
  return sizes.find(([rows]) => sizes.every(([size, of]) => size < rows || spreadOfMean(of) <= printedSpread))?.[0];
}

/** How far the mean of Algorithm 1 is from a mean that is computed. */
export interface Distances {
  readonly matrices: number;
  /** Matrices whose draws all have the same risk: there is no standard error, and they are left out of what follows. */
  readonly still: number;
  /** Those for which Algorithm 1 is above. */
  readonly above: number;
  /** Algorithm 1 less what is computed. */
  readonly mean: number;
  readonly largest: number;
  readonly largestInErrors: number;
  /** Root mean square, in standard errors of Algorithm 1. */
  readonly inErrors: number;
}

export function distancesOf(matrices: readonly Pick<RandomMatrix, 'mean' | 'sd' | 'computed'>[]): Distances {
  const found = matrices
    .filter(({ sd }) => sd > 0)
    .map((one) => {
      const distance = one.mean - one.computed;
      return { distance, inErrors: distance / (one.sd / Math.sqrt(drawsOfEach)) };
    });
  return {
    matrices: matrices.length,
    still: matrices.length - found.length,
    above: found.filter(({ distance }) => distance > 0).length,
    mean: mean(found.map(({ distance }) => distance)),
    largest: Math.max(...found.map(({ distance }) => Math.abs(distance))),
    largestInErrors: Math.max(...found.map(({ inErrors }) => Math.abs(inErrors))),
    inErrors: Math.sqrt(mean(found.map(({ inErrors }) => inErrors ** 2))),
  };
}

/** Links of the chain that real parts break; rounding is no break. */
export function brokenLinks(subsets: readonly SubsetPrediction[]) {
  const count = (isBroken: (entropies: Entropies) => boolean) =>
    subsets.filter(({ entropies }) => isBroken(entropies)).length;
  const rounding = 1e-9;
  return {
    meBelowEe: count(({ me, ee }) => me < ee - rounding),
    eeBelowRde: count(({ ee, rde }) => ee < rde - rounding),
    rdeBelowTde: count(({ rde, tde }) => rde < tde - rounding),
    eeBelowTde: count(({ ee, tde }) => ee < tde - rounding),
  };
}

/** Parts large enough for ME ≥ EE. */
export const isLargeEnough = ({ entropies }: SubsetPrediction) => entropies.me >= entropies.ee;

/** How many records two parts may differ by, as a share, to have the same capacity; and by how many bits one TDE is significantly larger. */
const [sameCapacity, significant] = [0.02, 1];

/** Pairs of parts of the same capacity, where one has a significantly larger TDE, and those of them where it has the larger risk too. */
export function riskFollowsEntropy(subsets: readonly SubsetPrediction[]): {
  readonly pairs: number;
  readonly same: number;
} {
  const ascending = subsets.toSorted((a, b) => a.rows - b.rows);
  let pairs = 0;
  let same = 0;
  for (const [i, smaller] of ascending.entries()) {
    for (let j = i + 1; j < ascending.length && ascending[j].rows <= smaller.rows * (1 + sameCapacity); j++) {
      const difference = ascending[j].entropies.tde - smaller.entropies.tde;
      if (Math.abs(difference) < significant) continue;
      pairs++;
      if (difference * (ascending[j].risk - smaller.risk) > 0) same++;
    }
  }
  return { pairs, same };
}
