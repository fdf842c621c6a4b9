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
