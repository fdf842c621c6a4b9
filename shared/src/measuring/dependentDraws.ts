/** Random tables that keep dependencies between columns: Algorithm 2 of R3A, and the tree shuffle. */
import {
  type Dependencies,
  dependenciesOf,
  type InformedPair,
  isOver,
  partOf,
  staged,
  type Work,
} from '../analysis/index.ts';
import { spanningForest } from '../measures/numeric/index.ts';
import {
  type CountedEdge,
  type Draws,
  frequentTuples,
  type SemiRandomDraws,
  type StrongPair,
  semiRandomSampling,
  strongGain,
  treeSampling,
} from '../measures/prediction/index.ts';
import type { Measured } from './measured.ts';

/** Bytes that Algorithm 2 may take, by what a tuple and a row of a pair of columns take. */
const mostBytes = 2 ** 29;
const bytesOfTuple = 100;
const bytesOfRow = 17;
/** Pairs that Algorithm 2 may keep: each is dealt with in every pass, and their order takes time by their square. */
const mostPairs = 1000;

export interface DependentDraws {
  /** Undefined where Algorithm 2 would have too much to keep. */
  readonly semiRandom: Pick<SemiRandomDraws, keyof Draws | 'unmet'> | undefined;
  /** Undefined if there was no time to find the tree. */
  readonly tree: Draws | undefined;
  readonly isComplete: boolean;
}

/** At most as many tables of each kind as were only shuffled: those are the answer where there is no dependency to keep. */
export function* dependentDraws(
  measured: Measured,
  columns: readonly number[],
  frequencies: readonly Uint32Array[],
  shuffled: Draws,
  most: number,
  deadline: number,
): Work<DependentDraws> {
  const { table, request } = measured;
  const found = yield* dependenciesOf(measured.pairs, columns, measured.request.seed, partOf(deadline, 1 / 3));
  const strong = yield* strongPairs(measured, columns, found.raw);
  const sampling = partOf(deadline, 1 / 2);
  const semiRandom =
    strong && strong.length > 0
      ? yield* stage(
          semiRandomSampling(frequencies, strong, table.rowCount, most, request.seed, () => isOver(sampling)),
        )
      : strong && { ...shuffled, unmet: 0 };
  const edges = found.chance && (yield* treeEdges(measured, columns, found.pairs, found.chance));
  const tree =
    edges && edges.length > 0
      ? yield* stage(treeSampling(frequencies, edges, table.rowCount, most, request.seed, () => isOver(deadline)))
      : edges && shuffled;
  const isComplete = found.isComplete && semiRandom?.draws === most && tree?.draws === most;
  return { semiRandom, tree, isComplete };

  function stage<T>(counting: Generator<number, T>): Work<T> {
    return staged('rows', most, counting);
  }
}

/** Every ordered pair with a gain from 0.5 on, with the frequent tuples of the file itself; undefined if they are too many. */
function* strongPairs(
  measured: Measured,
  columns: readonly number[],
  dependencies: Dependencies['raw'],
): Work<StrongPair[] | undefined> {
  const tables = measured.pairs;
  const strong: StrongPair[] = [];
  let bytes = 0;
  for (const [dependent, row] of dependencies.entries()) {
    for (const [determinant, dependency] of row.entries()) {
      if (dependent === determinant || dependency === undefined || dependency.gain < strongGain) continue;
      bytes += measured.table.rowCount * bytesOfRow;
      if (bytes > mostBytes || strong.length === mostPairs) return undefined;
      const joint = yield* tables.joint(columns[dependent], columns[determinant]);
      const { frequencies } = yield* tables.column(columns[determinant]);
      const tuples = yield* staged('columns', joint.counts.length, frequentTuples(joint, frequencies));
      bytes += tuples.length * bytesOfTuple;
      strong.push({ dependent, determinant, gain: dependency.gain, tuples });
    }
  }
  return bytes > mostBytes ? undefined : strong;
}

/** The tree of largest mutual information above chance, with its pair tables. */
function* treeEdges(
  measured: Measured,
  columns: readonly number[],
  pairs: readonly InformedPair[],
  chance: readonly (readonly number[])[],
): Work<CountedEdge[]> {
  const weighted = pairs.map(({ a, b, bits }) => ({ a, b, weight: bits - chance[a][b] }));
  const edges: CountedEdge[] = [];
  for (const { parent, child } of spanningForest(columns.length, weighted)) {
    edges.push({ parent, child, joint: yield* measured.pairs.joint(columns[parent], columns[child]) });
  }
  return edges;
}
