/** Draws sets of columns as likely as an attacker knows them, where there are too many to look at all. */
import { type Random, randomBelow } from '../numeric/index.ts';
import { type LikelySets, partsOf } from './likelySets.ts';

export class SetDrawer {
  readonly #likely: LikelySets;
  readonly #sums: readonly Float64Array[];

  constructor(likely: LikelySets) {
    this.#likely = likely;
    this.#sums = logSums(likely.open.map((column) => likely.logOdds[column]));
  }

  /** A set of so many columns, ascending. */
  draw(size: number, random: Random): number[] {
    const { sure, open, never, logOdds } = this.#likely;
    const [ofSure, ofOpen, ofNever] = partsOf(this.#likely, size);
    const drawn = [...anyOf(sure, ofSure, random), ...anyOf(never, ofNever, random)];
    let left = ofOpen;
    for (let i = 0; left > 0; i++) {
      // The share of the sets of `left` of the columns from here on that hold this one.
      const share = Math.exp(logOdds[open[i]] + this.#sums[i + 1][left - 1] - this.#sums[i][left]);
      if (open.length - i > left && random() >= share) continue;
      drawn.push(open[i]);
      left--;
    }
    return drawn.sort((a, b) => a - b);
  }
}

/** `sums[i][m]`: the logarithm of the summed weights of all sets of m of the columns from i on. */
function logSums(odds: readonly number[]): Float64Array[] {
  const sums = Array.from({ length: odds.length + 1 }, () =>
    new Float64Array(odds.length + 1).fill(Number.NEGATIVE_INFINITY),
  );
  for (const ofColumn of sums) ofColumn[0] = 0;
  for (let i = odds.length - 1; i >= 0; i--) {
    for (let m = 1; m <= odds.length; m++) sums[i][m] = logAdd(sums[i + 1][m], odds[i] + sums[i + 1][m - 1]);
  }
  return sums;
}

function logAdd(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger === Number.NEGATIVE_INFINITY ? larger : larger + Math.log1p(Math.exp(-Math.abs(a - b)));
}

function anyOf(columns: readonly number[], count: number, random: Random): number[] {
  const left = [...columns];
  return Array.from({ length: count }, () => left.splice(randomBelow(random, left.length), 1)[0]);
}
