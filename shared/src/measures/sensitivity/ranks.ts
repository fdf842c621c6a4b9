/** Ranks as COL gives them: 1 is the largest value, and equal values share the smallest rank. */
import type { SizeHistogram } from '../../counts/types.ts';
import { entropy, uniqueShare } from '../classSizes.ts';

/** Values that differ by less than this share of their size are equal: the same number summed in another order. */
const tolerance = 1e-12;

export function ranks(values: ArrayLike<number>): number[] {
  return ranksWithin(values, values) as number[];
}

/** Of values that are known to lie between bounds; undefined where that leaves the rank open. */
export function ranksWithin(lower: ArrayLike<number>, upper: ArrayLike<number>): (number | undefined)[] {
  const lowerAscending = Float64Array.from(lower).sort();
  const upperAscending = Float64Array.from(upper).sort();
  return Array.from(lower, (least, i) => {
    const surelyLarger = countAbove(lowerAscending, upper[i]);
    const perhapsLarger = countAbove(upperAscending, least) - (isAbove(upper[i], least) ? 1 : 0);
    return surelyLarger === perhapsLarger ? surelyLarger + 1 : undefined;
  });
}

function countAbove(ascending: Float64Array, limit: number): number {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isAbove(ascending[middle], limit)) to = middle;
    else from = middle + 1;
  }
  return ascending.length - from;
}

function isAbove(value: number, limit: number): boolean {
  return value - limit > tolerance * Math.abs(value);
}

/** COL's baselines for a column: number of distinct values (CDN), proportion of uniques (POU), entropy in bits (IE). */
export interface Baselines {
  readonly cardinality: number;
  readonly uniqueShare: number;
  readonly entropy: number;
}

/** From the histogram of the frequencies of the column's values. */
export function baselines(frequencies: SizeHistogram): Baselines {
  return {
    cardinality: frequencies.counts.reduce((sum, count) => sum + count, 0),
    uniqueShare: uniqueShare(frequencies),
    entropy: entropy(frequencies),
  };
}
