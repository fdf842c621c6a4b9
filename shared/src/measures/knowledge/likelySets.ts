import { type Random, randomBelow } from '../numeric/index.ts';

/**
 * How likely it is that an attacker who knows some number of columns knows just these: columns are known independently, each with its
 * probability p, so that among sets of one size a set S has the weight Π p / (1 − p) over S. A column with p = 1 is taken as p → 1, one
 * with p = 0 as p → 0: a set of s columns holds as many sure ones and as few unknown ones as any of its size, and those are equally likely.
 */
export interface LikelySets {
  readonly columns: number;
  /** Columns with p = 1, with p strictly between, and with p = 0. */
  readonly sure: readonly number[];
  readonly open: readonly number[];
  readonly never: readonly number[];
  /** Column → log p / (1 − p), 0 for the sure and the unknown ones. */
  readonly logOdds: Float64Array;
  /** Columns of the open ones → the largest sum of their log odds. */
  readonly mostLikely: Float64Array;
}

export function likelySets(reveal: ArrayLike<number>): LikelySets {
  const all = Array.from(reveal);
  const columnsWith = (holds: (p: number) => boolean) => all.flatMap((p, column) => (holds(p) ? [column] : []));
  const open = columnsWith((p) => p > 0 && p < 1);
  const logOdds = Float64Array.from(all, (p) => (p > 0 && p < 1 ? Math.log(p) - Math.log1p(-p) : 0));
  const descending = open.map((column) => logOdds[column]).sort((a, b) => b - a);
  const mostLikely = new Float64Array(open.length + 1);
  for (const [i, odds] of descending.entries()) mostLikely[i + 1] = mostLikely[i] + odds;
  return {
    columns: all.length,
    sure: columnsWith((p) => p >= 1),
    open,
    never: columnsWith((p) => p <= 0),
    logOdds,
    mostLikely,
  };
}

/** How many sure, open and unknown columns a set of so many columns has. */
export function partsOf({ sure, open, never }: LikelySets, size: number): readonly [number, number, number] {
  const ofSure = Math.min(size, sure.length);
  const ofOpen = Math.min(size - ofSure, open.length);
  return [ofSure, ofOpen, Math.min(size - ofSure - ofOpen, never.length)];
}

/** Draws sets of columns as likely as an attacker knows them, where there are too many to look at all. */
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
