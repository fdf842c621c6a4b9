/** mean(s): the mean share over all sets of s columns, each as likely as the attacker knows it. */
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
