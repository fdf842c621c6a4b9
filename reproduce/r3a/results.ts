/** Everything the page on R3A tells of, and the sums that both its claims and its sections name. */
import type { SubsetPrediction } from './adultSubsets.ts';
import type { Entropies } from './entropies.ts';
import type { chanceDependencies, factorial, twelveRows, WorkedExamples } from './examples.ts';
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
    mean: errors.reduce((sum, error) => sum + error, 0) / errors.length,
    largest: Math.max(...errors),
    above05: errors.filter((error) => error > 0.05).length,
    above09: errors.filter((error) => error > 0.09).length,
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

/** The largest standard deviation of a mean of so many draws. */
export function spreadOfMean(matrices: readonly RandomMatrix[]): number {
  return spreadOfDraw(matrices) / Math.sqrt(capacity);
}

/** How far the mean of Algorithm 1 is from the mean that is computed, by how it is computed. */
export function distances(matrices: readonly RandomMatrix[]) {
  return (['exact', 'binomial', 'grid'] as const).map((method) => {
    // Where no draw differs from another the error is 0, and says nothing.
    const of = matrices.filter((one) => one.method === method && one.sd > 0);
    const inErrors = of.map(({ mean, exact, sd }) => (mean - exact) / (sd / Math.sqrt(drawsOfEach)));
    return {
      method,
      of: of.length,
      largest: Math.max(...of.map(({ mean, exact }) => Math.abs(mean - exact))),
      inErrors: Math.sqrt(inErrors.reduce((sum, error) => sum + error ** 2, 0) / of.length),
    };
  });
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
