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
