/** The pairs of values that Algorithm 2 keeps together, and how many rows each is to have (R3A section IV.B). */
import type { JointCounts } from '../../counts/types.ts';

/** Value a of the dependent column goes with value b of its determinant. */
export interface FrequentTuple {
  readonly a: number;
  readonly b: number;
  /** conf(b ⇒ a) in the background data. */
  readonly confidence: number;
  /** Rows of the background data that hold both. */
  readonly count: number;
}

/** Below this confidence a pair of values is not frequent, whatever its count. */
const leastConfidence = 0.5;
/** Pairs between two yields. */
const blockPairs = 16384;

/** The paper's 398 of 3,985,166 rows is this share of them. */
export function defaultMinimum(backgroundRows: number): number {
  return Math.floor(1e-4 * backgroundRows);
}

/**
 * Pairs with a confidence above 0.9, or from 0.5 on if more than `minimum` rows hold them; the most frequent first.
 * `joint` has the dependent column first; `frequencies` are those of the determinant. Yields pairs handled.
 */
export function* frequentTuples(
  joint: JointCounts,
  frequencies: Uint32Array,
  minimum = defaultMinimum(joint.rows),
): Generator<number, FrequentTuple[]> {
  const { a, b, counts } = joint;
  const found: FrequentTuple[] = [];
  for (let from = 0; from < counts.length; from += blockPairs) {
    const to = Math.min(counts.length, from + blockPairs);
    for (let i = from; i < to; i++) {
      const [count, all] = [counts[i], frequencies[b[i]]];
      // Whole numbers: 9 of 10 rows are not more than 0.9.
      const isSure = 10 * count > 9 * all;
      const isLikely = count >= leastConfidence * all && count > minimum;
      if (isSure || isLikely) found.push({ a: a[i], b: b[i], confidence: count / all, count });
    }
    yield to;
  }
  return found.sort((x, y) => y.count - x.count || x.a - y.a || x.b - y.b);
}

/**
 * t(a, b): how many rows of a table are to hold both values, where they occur `frequencyA` and `frequencyB` times.
 * No more than there are of either; halves are rounded up.
 */
export function targetCount(confidence: number, frequencyA: number, frequencyB: number): number {
  if (frequencyA === 0 || frequencyB === 0) return 0;
  const wanted = Math.floor(Math.min(confidence * frequencyB, frequencyA) + 0.5);
  return Math.min(frequencyA, frequencyB, wanted);
}

/**
 * The order in which Algorithm 2 takes pairs of columns, which the paper leaves open (R3A section IV.B; measures.md 1.1).
 * Column `dependent` follows from column `determinant`, as far as the gain says.
 */
export interface DependentPair {
  readonly dependent: number;
  readonly determinant: number;
  readonly gain: number;
}

/**
 * A column is conditioned once none of its determinants waits to be conditioned itself, on its weakest determinant first, so that the
 * strongest has the last word. Where columns wait for each other, the weakest pair of the circle goes ahead.
 */
export function processingOrder<Pair extends DependentPair>(pairs: readonly Pair[]): Pair[] {
  const waiting = pairs
    .filter((pair) => pair.dependent !== pair.determinant)
    .sort((x, y) => x.gain - y.gain || x.dependent - y.dependent || x.determinant - y.determinant);
  const order: Pair[] = [];
  while (waiting.length > 0) {
    const unfinished = new Set(waiting.map((pair) => pair.dependent));
    const blocked = new Set(waiting.filter((pair) => unfinished.has(pair.determinant)).map((pair) => pair.dependent));
    const ready = waiting.find((pair) => !blocked.has(pair.dependent));
    const next = ready
      ? waiting.filter((pair) => pair.dependent === ready.dependent)
      : [waiting.find((pair) => isInCircle(pair, waiting)) ?? waiting[0]];
    for (const pair of next) waiting.splice(waiting.indexOf(pair), 1);
    order.push(...next);
  }
  return order;
}

/** Whether the determinant waits, over any number of steps, for the dependent column of the same pair. */
function isInCircle(pair: DependentPair, waiting: readonly DependentPair[]): boolean {
  const reached = new Set([pair.determinant]);
  for (const column of reached) {
    if (column === pair.dependent) return true;
    for (const other of waiting) if (other.dependent === column) reached.add(other.determinant);
  }
  return false;
}
