/** The numbers of `overall` that frequencies and dependencies lead one to expect, under the names they have everywhere. */
import type { Draws } from '../measures/prediction/index.ts';
import type { DependentDraws } from './dependentDraws.ts';
import { DRAWS, type ExpectedOverall } from './expectedOverall.ts';

export interface DrawNumbers {
  readonly mean: number;
  readonly sd: number;
  readonly low: number;
  readonly high: number;
  readonly draws: number;
}

export interface PredictedNumbers {
  readonly expectedOrr: number;
  readonly expectedOrrMethod: 'exact' | 'binomial' | 'grid';
  readonly expectedOrrBinomial: number | undefined;
  readonly treeOrr: number | undefined;
  readonly algorithm1: DrawNumbers | undefined;
  readonly algorithm2: (DrawNumbers & { readonly unmet: number }) | undefined;
  readonly complete: false | undefined;
}

/** `isComplete`: whether there was time to find the dependencies, where they were looked for. */
export function predictedNumbers(
  { risk, binomial, shuffled }: ExpectedOverall,
  { semiRandom, tree }: DependentDraws,
  isComplete: boolean,
  draws = DRAWS,
): PredictedNumbers {
  return {
    expectedOrr: risk.value,
    expectedOrrMethod: risk.method,
    expectedOrrBinomial: binomial,
    treeOrr: tree?.mean,
    algorithm1: shuffled && summaryOf(shuffled),
    algorithm2: semiRandom && { ...summaryOf(semiRandom), unmet: semiRandom.unmet },
    complete: isComplete && shuffled?.draws === draws ? undefined : false,
  };
}

/** Without their entropy, which is not listed. */
export function summaryOf({ mean, sd, low, high, draws }: Draws): DrawNumbers {
  return { mean, sd, low, high, draws };
}
