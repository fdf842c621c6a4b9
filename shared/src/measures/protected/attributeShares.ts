/** The true shares of one attribute's categories from its reports: unbiased, and most likely in closed form (EXT, the limit of SEI's iterative Bayes (3)). */
import { type Channel, contrast } from './channel.ts';

/**
 * π_i = max(0, w_i/L − c), c = other/(β − other), with L such that they sum to 1: the smallest counts are dropped until
 * all that are kept are at least 0. Where the reports say nothing it is the uniform start of the iteration.
 */
export function likeliestShares(reports: ArrayLike<number>, channel: Channel): Float64Array {
  const total = sum(reports);
  const difference = contrast(channel);
  if (!(total > 0 && difference > 0)) return Float64Array.from(reports, () => 1 / reports.length);
  const floor = channel.other / difference;
  const ascending = Float64Array.from(reports).sort();
  let kept = total;
  let dropped = 0;
  let scale = kept / (1 + reports.length * floor);
  while (ascending[dropped] / scale < floor) {
    kept -= ascending[dropped];
    dropped++;
    scale = kept / (1 + (reports.length - dropped) * floor);
  }
  return Float64Array.from(reports, (count) => Math.max(0, count / scale - floor));
}

export function sum(numbers: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}
