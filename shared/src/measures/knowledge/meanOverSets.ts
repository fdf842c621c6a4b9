/** mean(s): the mean share over all sets of s columns, each as likely as the attacker knows it. */

import { studentQuantile } from '../background/index.ts';
import { type LikelySets, partsOf } from './likelySets.ts';

export class MeanOverSets {
  readonly #likely: LikelySets;
  /** Column → 1 if sure, 2 if never known. */
  readonly #kinds: Uint8Array;
  readonly #sums: Float64Array;
  readonly #weights: Float64Array;

  constructor(likely: LikelySets) {
    this.#likely = likely;
    this.#kinds = new Uint8Array(likely.columns);
    for (const column of likely.sure) this.#kinds[column] = 1;
    for (const column of likely.never) this.#kinds[column] = 2;
    this.#sums = new Float64Array(likely.columns + 1);
    this.#weights = new Float64Array(likely.columns + 1);
  }

  /** Adds the share of the set of the first `size` columns. */
  add(columns: ArrayLike<number>, size: number, share: number): void {
    const { logOdds, mostLikely } = this.#likely;
    const [sure, open, never] = partsOf(this.#likely, size);
    const counts = [0, 0, 0];
    let log = 0;
    for (let i = 0; i < size; i++) {
      counts[this.#kinds[columns[i]]]++;
      log += logOdds[columns[i]];
    }
    if (counts[1] !== sure || counts[2] !== never) return;
    // Against the likeliest set of its size, so that nothing vanishes however small the probabilities are.
    const weight = Math.exp(log - mostLikely[open]);
    this.#weights[size] += weight;
    this.#sums[size] += weight * share;
  }

  /** Once all sets of so many columns are added. */
  mean(size: number): number {
    return this.#sums[size] / this.#weights[size];
  }
}

/** mean(s) from a sample of sets: with the 95 % interval of Student's t, within what the share can be at all. */
export interface EstimatedMean {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Sets that were drawn; undefined where all were looked at. */
  readonly drawn: number | undefined;
}

/** 2.5 % on either side. */
const UPPER_QUANTILE = 0.975;

/** Undefined for fewer than two. `most`: the largest share that any set can have. */
export function estimatedMean(shares: readonly number[], most: number): EstimatedMean | undefined {
  const drawn = shares.length;
  if (drawn < 2) return undefined;
  const value = shares.reduce((sum, share) => sum + share, 0) / drawn;
  const squares = shares.reduce((sum, share) => sum + (share - value) ** 2, 0);
  const error = studentQuantile(UPPER_QUANTILE, drawn - 1) * Math.sqrt(squares / (drawn - 1) / drawn);
  return { value, low: Math.max(0, value - error), high: Math.min(most, value + error), drawn };
}

/** The possible range of a number if not all sets were looked at, and its comparison with a limit. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export function exactly(value: number): Range {
  return { low: value, high: value };
}

/** Undefined where the limit lies within the range, so that nothing is decided. */
export function isAtMost({ low, high }: Range, limit: number): boolean | undefined {
  return high <= limit ? true : low > limit ? false : undefined;
}

/** Likewise. */
export function isAtLeast({ low, high }: Range, limit: number): boolean | undefined {
  return low >= limit ? true : high < limit ? false : undefined;
}
