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
