/** δ-presence and k-map: what a release says about who of a population is in it (Nergiz, Atzori, Clifton 2007; Sweeney 2002). */
import type { RegisteredClasses } from './attackers.ts';

/** Smallest and largest chance that a member of the population is in the release. */
export interface Presence {
  readonly min: number;
  readonly max: number;
}

const blockClasses = 32768;

/**
 * Per class of the population, the share of its people who are released; at most 1, though a file that is no superset of the
 * release may have fewer, and 0 of people who match nobody. Undefined without a population.
 */
export function* presence({
  released,
  people = released,
  inPopulation,
  registered = inPopulation,
}: RegisteredClasses): Generator<number, Presence | undefined> {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (let i = 0; i < released.length; i++) {
    if (i % blockClasses === 0) yield i;
    if (registered[i] === 0) continue;
    const share = inPopulation[i] === 0 ? 0 : Math.min(1, people[i] / inPopulation[i]);
    min = Math.min(min, share);
    max = Math.max(max, share);
  }
  return min === Number.POSITIVE_INFINITY ? undefined : { min, max };
}

/** The fewest people of the population that a released record matches: 0 if one matches none, and without released rows. */
export function* kMap({ released, inPopulation }: RegisteredClasses): Generator<number, number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < released.length; i++) {
    if (i % blockClasses === 0) yield i;
    if (released[i] > 0) fewest = Math.min(fewest, inPopulation[i]);
  }
  return fewest === Number.POSITIVE_INFINITY ? 0 : fewest;
}

/**
 * Released rows that the population file has no match for: more than none says that it is not all of the population. Rows that match
 * nobody only because a missing cell equals nothing have people like them there.
 */
export function* unmatchedRows({
  released,
  inPopulation,
  registered = inPopulation,
}: RegisteredClasses): Generator<number, number> {
  let rows = 0;
  for (let i = 0; i < released.length; i++) {
    if (i % blockClasses === 0) yield i;
    if (inPopulation[i] === 0 && registered[i] === 0) rows += released[i];
  }
  return rows;
}
