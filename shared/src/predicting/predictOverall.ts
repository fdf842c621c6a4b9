/** What statistics alone say of the overall risk of the table they were made from (R3A). */
import { partOf, type Work } from '../analysis/index.ts';
import { dependentDraws } from './dependentDraws.ts';
import { DRAWS, expectedOverall } from './expectedOverall.ts';
import type { KnownDependence } from './knownDependence.ts';
import { type DrawNumbers, type PredictedNumbers, predictedNumbers, summaryOf } from './overallNumbers.ts';

export interface PredictedOverall extends PredictedNumbers {
  readonly entropyMax: number;
  readonly entropyExperience: number;
  readonly entropyRandomExact: number;
  readonly entropyRandomShuffled: number | undefined;
  /** Of the random tables whose mean is `treeOrr`. */
  readonly treeDraws: DrawNumbers | undefined;
}

/** `known`: of the columns. `deadline`: of the random tables. */
export function* predictOverall(
  rows: number,
  frequencies: readonly Uint32Array[],
  known: KnownDependence,
  seed: number,
  deadline: number,
): Work<PredictedOverall> {
  const expected = yield* expectedOverall(rows, frequencies, seed, partOf(deadline, 1 / 4));
  const { shuffled } = expected;
  const { pairs, arePairsTooMany, tree } = known;
  const drawn = shuffled
    ? yield* dependentDraws(rows, frequencies, shuffled, pairs, tree, DRAWS, seed, deadline)
    : { semiRandom: undefined, tree: undefined };
  const isComplete = [drawn.semiRandom, drawn.tree].every((draws) => draws === undefined || draws.draws === DRAWS);
  return {
    entropyMax: expected.entropyMax,
    entropyExperience: expected.entropyExperience,
    entropyRandomExact: expected.entropyRandom,
    entropyRandomShuffled: shuffled?.entropy,
    treeDraws: drawn.tree && summaryOf(drawn.tree),
    ...predictedNumbers(expected, drawn, isComplete && !arePairsTooMany),
  };
}
