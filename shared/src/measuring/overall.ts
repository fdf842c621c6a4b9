/** `overall`: overall re-identification risk and the entropies of R3A, and what is expected of them from statistics alone. */
import { deadlineOf, isOver, partOf, staged, type Work } from '../analysis/index.ts';
import { frequencyHistogram } from '../counts/index.ts';
import { entropy } from '../measures/index.ts';
import {
  type Draws,
  expectedOverallRisk,
  expectedOverallRiskBinomial,
  expectedRandomEntropy,
  experienceEntropy,
  maximumEntropy,
  randomSampling,
} from '../measures/prediction/index.ts';
import { riskOfMatches } from '../measures/protection/index.ts';
import { dependentDraws } from './dependentDraws.ts';
import type { Numbers, Part } from './part.ts';

/** Random tables of each kind, unless time runs out. */
const DRAWS = 50;

export const overall: Part = function* (measured) {
  const { table, facts, sizes, matches, request } = measured;
  const deadline = deadlineOf(request.budget);
  const rows = table.rowCount;
  const columns = facts.quasiIdentifiers;
  const frequencies = yield* measured.pairs.frequencies(columns);
  const histograms = frequencies.map(frequencyHistogram);
  const expected = yield* stage(expectedOverallRisk(rows, histograms));
  const binomial = yield* stage(expectedOverallRiskBinomial(rows, histograms));
  const randomEntropy = yield* stage(expectedRandomEntropy(rows, histograms));
  const shuffling = partOf(deadline, 1 / 4);
  const shuffled = yield* staged(
    'rows',
    DRAWS,
    randomSampling(frequencies, rows, DRAWS, request.seed, () => isOver(shuffling)),
  );
  const { semiRandom, tree, isComplete } = yield* dependentDraws(
    measured,
    columns,
    frequencies,
    shuffled,
    DRAWS,
    deadline,
  );
  return {
    orr: riskOfMatches(matches, 1).average,
    entropyMax: maximumEntropy(rows),
    entropyExperience: experienceEntropy(histograms),
    entropyRandomExact: randomEntropy.value,
    entropyRandomShuffled: shuffled.entropy,
    entropyData: sizes && entropy(sizes),
    expectedOrr: expected.value,
    expectedOrrMethod: expected.method,
    expectedOrrBinomial: binomial,
    treeOrr: tree?.mean,
    algorithm1: summaryOf(shuffled),
    algorithm2: semiRandom && { ...summaryOf(semiRandom), unmet: semiRandom.unmet },
    complete: isComplete && shuffled.draws === DRAWS ? undefined : false,
  };

  function stage<T>(counting: Generator<number, T>): Work<T> {
    return staged('rows', 0, counting);
  }
};

function summaryOf({ mean, sd, low, high, draws }: Draws): Numbers {
  return { mean, sd, low, high, draws };
}
