/** Unicity for any number of known points, from users and points that are drawn, with 95 % intervals. */
import { studentQuantile } from '../background/index.ts';
import { normalQuantile, type Random, randomBelow } from '../numeric/index.ts';
import type { Unicity } from './exactUnicity.ts';
import type { UserPoints } from './userPoints.ts';

export interface DrawnUnicity extends Unicity {
  readonly uniqueLow: number;
  readonly uniqueHigh: number;
  readonly riskLow: number;
  readonly riskHigh: number;
  /** Choices that were drawn. */
  readonly drawn: number;
}

/** 2.5 % on either side. */
const upperQuantile = 0.975;
const drawsPerStep = 64;

/** Each draw takes a user who has points, and so many of them; all, if there are fewer. Yields draws done. */
export function* drawnUnicity(
  of: UserPoints,
  known: number,
  draws: number,
  random: Random,
): Generator<number, DrawnUnicity | undefined> {
  const { users, starts, points } = of;
  const present = Uint32Array.from({ length: users }, (_, user) => user).filter(
    (user) => starts[user + 1] > starts[user],
  );
  if (present.length === 0 || draws < 2) return undefined;
  let unique = 0;
  let risk = 0;
  let squares = 0;
  for (let draw = 0; draw < draws; draw++) {
    const user = present[randomBelow(random, present.length)];
    const chosen = chosenPoints(points.subarray(starts[user], starts[user + 1]), known, random);
    const found = 1 / usersWith(of, chosen);
    if (found === 1) unique++;
    risk += found;
    squares += found * found;
    if (draw % drawsPerStep === 0) yield draw;
  }
  const mean = risk / draws;
  const deviation = Math.sqrt(Math.max(0, squares - draws * mean * mean) / (draws - 1));
  const error = (studentQuantile(upperQuantile, draws - 1) * deviation) / Math.sqrt(draws);
  const [uniqueLow, uniqueHigh] = shareInterval(unique, draws);
  return {
    unique: unique / draws,
    uniqueLow,
    uniqueHigh,
    risk: mean,
    // As many as are alone are found for sure.
    riskLow: Math.max(uniqueLow, mean - error),
    riskHigh: Math.min(1, mean + error),
    drawn: draws,
  };
}

/** Wilson's interval: it does not shrink to a point at 0 and 1. */
function shareInterval(count: number, of: number): readonly [low: number, high: number] {
  const z = normalQuantile(upperQuantile);
  const middle = (count + (z * z) / 2) / (of + z * z);
  const half = (z / (of + z * z)) * Math.sqrt((count * (of - count)) / of + (z * z) / 4);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Floyd's way: each set of so many points is as likely as any other. */
function chosenPoints(own: Uint32Array, known: number, random: Random): number[] {
  if (own.length <= known) return [...own];
  const places = new Set<number>();
  for (let last = own.length - known; last < own.length; last++) {
    const place = randomBelow(random, last + 1);
    places.add(places.has(place) ? last : place);
  }
  return Array.from(places, (place) => own[place]);
}

/** How many users have all of these points: among those who have the rarest. */
function usersWith({ starts, points, ownerStarts, owners }: UserPoints, chosen: readonly number[]): number {
  const ownersOf = (point: number) => ownerStarts[point + 1] - ownerStarts[point];
  const rarest = chosen.reduce((a, b) => (ownersOf(b) < ownersOf(a) ? b : a));
  let count = 0;
  for (let i = ownerStarts[rarest]; i < ownerStarts[rarest + 1]; i++) {
    const [from, to] = [starts[owners[i]], starts[owners[i] + 1]];
    if (chosen.every((point) => point === rarest || isAmong(points, from, to, point))) count++;
  }
  return count;
}

function isAmong(ascending: Uint32Array, from: number, to: number, wanted: number): boolean {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low < to && ascending[low] === wanted;
}
