/** What statistics alone say of the overall risk of the table they were made from (R3A). */
import { deadlineOf, partOf, staged, type Work } from '../analysis/index.ts';
import type { CountedEdge, StrongPair } from '../measures/prediction/index.ts';
import { frequenciesOf, type Statistics } from '../statistics/index.ts';
import { backgroundPairs } from './backgroundPairs.ts';
import { completeEdge } from './completeEdge.ts';
import { canBeKept, dependentDraws } from './dependentDraws.ts';
import { DRAWS, expectedOverall } from './expectedOverall.ts';
import { type PredictedNumbers, predictedNumbers } from './overallNumbers.ts';

export interface PredictionRequest {
  /** Positions of the columns that rows are compared on, see `comparedColumns`. */
  readonly columns: readonly number[];
  /** Statistics of a larger set, from which the frequent tuples are taken. */
  readonly background: Statistics | undefined;
  readonly seed: number;
  /** Seconds; undefined: any. */
  readonly budget: number | undefined;
}

export interface PredictedOverall extends PredictedNumbers {
  readonly entropyMax: number;
  readonly entropyExperience: number;
  readonly entropyRandomExact: number;
  readonly entropyRandomShuffled: number | undefined;
}

export function* predictOverall(statistics: Statistics, request: PredictionRequest): Work<PredictedOverall> {
  const { columns, background, seed, budget } = request;
  const deadline = deadlineOf(budget);
  const { rows } = statistics;
  const frequencies = columns.map((column) => frequenciesOf(statistics.columns[column]));
  const expected = yield* expectedOverall(rows, frequencies, seed, partOf(deadline, 1 / 4));
  const { shuffled } = expected;
  const strong = background
    ? yield* staged('columns', 0, backgroundPairs(statistics, columns, background))
    : ownPairs(statistics, columns);
  const tuples = strong.reduce((sum, pair) => sum + pair.tuples.length, 0);
  const kept = strong.length > 0 && canBeKept(strong.length, tuples, rows) ? strong : undefined;
  const edges = shuffled && (yield* ownEdges(statistics, columns, frequencies, seed));
  const drawn = shuffled
    ? yield* dependentDraws(rows, frequencies, shuffled, kept, edges, DRAWS, seed, deadline)
    : { semiRandom: undefined, tree: undefined };
  const isComplete = [drawn.semiRandom, drawn.tree].every((draws) => draws === undefined || draws.draws === DRAWS);
  return {
    entropyMax: expected.entropyMax,
    entropyExperience: expected.entropyExperience,
    entropyRandomExact: expected.entropyRandom,
    entropyRandomShuffled: shuffled?.entropy,
    ...predictedNumbers(expected, drawn, isComplete && (kept !== undefined || strong.length === 0)),
  };
}

/** Those among the columns, by their positions in the list. */
function ownPairs({ pairs }: Statistics, columns: readonly number[]): StrongPair[] {
  return pairs.flatMap(({ dependent, determinant, gain, tuples }) => {
    const [first, second] = [columns.indexOf(dependent), columns.indexOf(determinant)];
    return first < 0 || second < 0 ? [] : [{ dependent: first, determinant: second, gain, tuples }];
  });
}

/** The tree's edges among the columns, filled up where pairs are suppressed; undefined without a tree. */
function* ownEdges(
  { tree }: Statistics,
  columns: readonly number[],
  frequencies: readonly Uint32Array[],
  seed: number,
): Work<CountedEdge[] | undefined> {
  if (tree === undefined) return undefined;
  const edges: CountedEdge[] = [];
  for (const edge of tree) {
    const [parent, child] = [columns.indexOf(edge.parent), columns.indexOf(edge.child)];
    if (parent < 0 || child < 0) continue;
    const filling = completeEdge(edge.joint, frequencies[parent], frequencies[child], seed);
    edges.push({ parent, child, joint: yield* staged('columns', edge.joint.counts.length, filling) });
  }
  return edges;
}
