/** `overall`: overall re-identification risk and the entropies of R3A, and what is expected of them from statistics alone. */
import { deadlineOf, partOf } from '../analysis/index.ts';
import { entropy } from '../measures/index.ts';
import { riskOfMatches } from '../measures/protection/index.ts';
import {
  dependentDraws,
  expectedOverall,
  ownDependence,
  predictedNumbers,
  ValuesInOrder,
} from '../predicting/index.ts';
import type { Part } from './part.ts';

export const overall: Part = function* (measured) {
  const { table, facts, sizes, matches, request, pairs } = measured;
  const deadline = deadlineOf(request.budget);
  const { rowCount: rows } = table;
  const { seed, draws } = request;
  const columns = facts.quasiIdentifiers;
  const values = new ValuesInOrder(pairs, table);
  const frequencies = yield* values.frequencies(columns);
  const expected = yield* expectedOverall(rows, frequencies, seed, partOf(deadline, 1 / 4), draws);
  const { shuffled } = expected;
  const own = shuffled && (yield* ownDependence(pairs, values, columns, rows, seed, deadline));
  const drawn = own
    ? yield* dependentDraws(rows, frequencies, shuffled, own.strong, own.tree, draws, seed, deadline)
    : { semiRandom: undefined, tree: undefined };
  const isComplete = own?.isComplete === true && drawn.semiRandom?.draws === draws && drawn.tree?.draws === draws;
  return {
    orr: riskOfMatches(matches, 1).average,
    entropyMax: expected.entropyMax,
    entropyExperience: expected.entropyExperience,
    entropyRandomExact: expected.entropyRandom,
    entropyRandomShuffled: shuffled?.entropy,
    entropyData: sizes && entropy(sizes),
    ...predictedNumbers(expected, drawn, isComplete, draws),
  };
};
