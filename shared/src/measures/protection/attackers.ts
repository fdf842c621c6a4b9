/** The three attackers: prosecutor, who knows a person is in the file; journalist and marketer, who look into a register (El Emam, Dankar 2008; ARX). */
import type { MatchHistogram } from '../../counts/types.ts';

/** Classes of a release and a register together. */
interface RegisteredClasses {
  /** Class → its rows in the release. */
  readonly released: Uint32Array;
  /** Class → people of the release that its rows match, where these are not its rows. */
  readonly people?: Uint32Array;
  /** Class → people of the register that its rows match. */
  readonly inPopulation: Uint32Array;
  /** Class → its own people in the register, where those that it matches are others. */
  readonly registered?: Uint32Array;
}

export interface AttackerRisk {
  /** Largest risk of a record, 1 / its matches. */
  readonly highest: number;
  /** Mean risk of a record. */
  readonly average: number;
  /** Share of records with a risk above 1 / k, which is fewer than k matches. */
  readonly atRisk: number;
}

/** Risk of each record 1 / matches, of whatever kind: also where a missing cell matches anything, and there are no classes. */
export function riskOfMatches(histogram: MatchHistogram, k: number): AttackerRisk {
  const { rows, matches, records } = histogram;
  if (rows === 0) return { highest: 0, average: 0, atRisk: 0 };
  let sum = 0;
  for (let i = 0; i < matches.length; i++) sum += records[i] / matches[i];
  return { highest: 1 / matches[0], average: sum / rows, atRisk: recordsBelow(histogram, k) / rows };
}

/** Records with fewer than k matches. */
export function recordsBelow({ matches, records }: MatchHistogram, k: number): number {
  let below = 0;
  for (let i = 0; i < matches.length; i++) if (matches[i] < k) below += records[i];
  return below;
}

/**
 * Risk of each released record 1 / F, the people of its class in the population; the mean is the one over records, also
 * known as the marketer's. A register with fewer of a class than the release cannot be all of the population: then the
 * people of the release count, not its records. So prosecutor ≥ journalist, whatever file is taken for the population.
 */
export function* journalistRisk(
  { released, people = released, inPopulation }: RegisteredClasses,
  k: number,
): Generator<number, AttackerRisk> {
  let rows = 0;
  let highest = 0;
  let sum = 0;
  let below = 0;
  for (let i = 0; i < released.length; i++) {
    if (i % blockClasses === 0) yield i;
    if (released[i] === 0) continue;
    const matches = Math.max(people[i], inPopulation[i]);
    rows += released[i];
    highest = Math.max(highest, 1 / matches);
    sum += released[i] / matches;
    if (matches < k) below += released[i];
  }
  if (rows === 0) return { highest: 0, average: 0, atRisk: 0 };
  return { highest, average: sum / rows, atRisk: below / rows };
}

/**
 * The share of records that are found on average by somebody who matches the whole release with a register: the mean of
 * 1 / F (Dankar, El Emam 2010). With the release as its own register that is classes / rows.
 */
export function* marketerRisk(classes: RegisteredClasses): Generator<number, number> {
  return (yield* journalistRisk(classes, 1)).average;
}

// δ-presence and k-map: what a release says about who of a population is in it (Nergiz, Atzori, Clifton 2007; Sweeney 2002).

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
