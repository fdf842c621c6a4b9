/** Random tables that keep dependencies between columns: Algorithm 2 of R3A, and the tree shuffle. */
import { isOver, partOf, staged, type Work } from '../analysis/index.ts';
import {
  type CountedEdge,
  type Draws,
  type SemiRandomDraws,
  type StrongPair,
  semiRandomSampling,
  treeSampling,
} from '../measures/prediction/index.ts';

/** Bytes that Algorithm 2 may take, by what a tuple and a row of a pair of columns take. */
const mostBytes = 2 ** 29;
const bytesOfTuple = 100;
const bytesOfRow = 17;
/** Pairs that Algorithm 2 may keep: each is dealt with in every pass, and their order takes time by their square. */
const mostPairs = 1000;

/** A random table has the columns that were asked for, and after them those that join them; rows are not compared on these. */
export interface KnownTree {
  /** Filled up where pairs of values are suppressed. */
  readonly edges: readonly CountedEdge[];
  /** The frequencies of the columns that join. */
  readonly joining: readonly Uint32Array[];
}

export interface DependentDraws {
  /** Undefined where Algorithm 2 would have too much to keep, or knows of no pairs. */
  readonly semiRandom: Pick<SemiRandomDraws, keyof Draws | 'unmet'> | undefined;
  /** Undefined if no tree is known. */
  readonly tree: Draws | undefined;
}

/** Whether so many pairs of columns with so many tuples can be kept. */
export function canBeKept(pairs: number, tuples: number, rows: number): boolean {
  return pairs <= mostPairs && pairs * rows * bytesOfRow + tuples * bytesOfTuple <= mostBytes;
}

/**
 * At most as many tables of each kind as were only shuffled: those are the answer where there is no dependency to keep.
 * `strong`, `known`: undefined where nothing is known of dependencies.
 */
export function* dependentDraws(
  rows: number,
  frequencies: readonly Uint32Array[],
  shuffled: Draws,
  strong: readonly StrongPair[] | undefined,
  known: KnownTree | undefined,
  most: number,
  seed: number,
  deadline: number,
): Work<DependentDraws> {
  const sampling = partOf(deadline, 1 / 2);
  const semiRandom =
    strong && strong.length > 0
      ? yield* stage(semiRandomSampling(frequencies, strong, rows, most, seed, () => isOver(sampling)))
      : strong && { ...shuffled, unmet: 0 };
  const tree =
    known && known.edges.length > 0
      ? yield* stage(treeSampling(frequencies, known.edges, rows, most, seed, () => isOver(deadline), known.joining))
      : known && shuffled;
  return { semiRandom, tree };

  function stage<T>(counting: Generator<number, T>): Work<T> {
    return staged('rows', most, counting);
  }
}
