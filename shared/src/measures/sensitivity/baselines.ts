/** COL's baselines for a column: number of distinct values (CDN), proportion of uniques (POU), entropy in bits (IE). */
import type { SizeHistogram } from '../../counts/types.ts';
import { entropy } from '../entropy.ts';
import { uniqueShare } from '../uniqueShare.ts';

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
