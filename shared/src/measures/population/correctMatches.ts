/** DIS: the probability that a unique match with a register is a correct match (Skinner, Elliot 2002). */
import type { SizeHistogram } from '../../counts/types.ts';

/**
 * U·π / (U·π + P·(1 − π)) with U unique rows, P rows in classes of two, and π the share of the population that is in the
 * sample, 0 < π ≤ 1. Needs no model of the population. Undefined if there is neither a unique row nor a pair.
 */
export function correctMatchProbability({ sizes, counts }: SizeHistogram, samplingRate: number): number | undefined {
  let uniques = 0;
  let paired = 0;
  for (let i = 0; i < Math.min(2, sizes.length); i++) {
    if (sizes[i] === 1) uniques = counts[i];
    if (sizes[i] === 2) paired = 2 * counts[i];
  }
  if (uniques === 0) return paired === 0 ? undefined : 0;
  return (uniques * samplingRate) / (uniques * samplingRate + paired * (1 - samplingRate));
}
