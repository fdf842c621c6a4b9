/** The advice for a record, by the number of people in the population who are like it. */

/** "More than ten other people have the same attribute values": then a case may be published, if that is almost sure (SEI, scenario I). */
export const MORE_THAN_OTHERS = 10;
/** So many people are alike then at least, the person included. */
export const PUBLISHED_FROM = MORE_THAN_OTHERS + 2;
const ALMOST_SURE = 0.95;
/** Alone more likely than not. */
const LIKELY = 0.5;

/** `unclear`: neither are there surely enough people like it, nor is it likely alone. */
export type Decision = 'publish' | 'delete' | 'unclear';

/** By the probability that nobody else is like it, and that at least `PUBLISHED_FROM` people are. */
export function decisionOf(alone: number, enough: number): Decision {
  if (enough >= ALMOST_SURE) return 'publish';
  return alone >= LIKELY ? 'delete' : 'unclear';
}
