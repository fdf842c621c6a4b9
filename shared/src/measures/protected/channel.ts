/** The channel of k-ary randomised response: what a true category is reported as (SEI section on ε-local privacy; Kairouz, Bonawitz, Ramage 2016). */

/** The truth is reported with probability `keep`, each of the other categories with probability `other`. */
export interface Channel {
  readonly categories: number;
  readonly keep: number;
  readonly other: number;
}

/** β = e^ε/(e^ε − 1 + f), written so that a large ε does not overflow; ε = ∞ reports the truth. */
export function channelOf(epsilon: number, categories: number): Channel {
  if (categories <= 1) return { categories, keep: 1, other: 0 };
  const decay = Math.exp(-epsilon);
  const keep = 1 / (1 + (categories - 1) * decay);
  return { categories, keep, other: keep * decay };
}

/**
 * By how much the two answers differ, β − (1−β)/(f−1): the channel is other·J + contrast·I (J all ones), which makes
 * multiplying by it, and by its inverse, linear in the number of categories. 0 when ε is 0.
 */
export function contrast({ keep, other }: Channel): number {
  return keep - other;
}

/**
 * The true shares of one attribute's categories from its reports: unbiased, and most likely in closed form (EXT, the limit of SEI's
 * iterative Bayes (3)). π_i = max(0, w_i/L − c), c = other/(β − other), with L chosen so that they sum to 1: the smallest counts are
 * dropped until all that are kept are at least 0. Where the reports hold no information it is the uniform start of the iteration.
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

/**
 * How far a reconstructed share can be off because the answers are few and noised (EXT, from the unbiased estimate of measures.md 5.1.2).
 * The standard error of a share where all f categories are equally frequent, as a multiple of this share: the variance (1/f)(1 − 1/f)/n of
 * an answer is divided by (β − other)², so that it is √((f − 1)/n)/(β − other). Infinite at ε = 0.
 */
export function relativeShareError(channel: Channel, answers: number): number {
  if (channel.categories < 2) return 0;
  return Math.sqrt((channel.categories - 1) / answers) / contrast(channel);
}
