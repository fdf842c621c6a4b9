/** What is to be done with a record, by how many people of the population are like it. */

/** From so many people alike on a case may be published, if they are so many almost surely. */
export const PUBLISHED_FROM = 10;
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
