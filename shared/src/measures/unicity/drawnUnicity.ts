/** Unicity for any number of known points, from users and points that are drawn, with 99 % intervals. */
import { studentQuantile } from '../background/index.ts';
import { type Random, randomBelow, shareInterval, shuffle } from '../numeric/index.ts';
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

/** Half a per cent on either side. */
const upperQuantile = 0.995;
const drawsPerStep = 64;

/**
 * For one known point, two, up to `most`. Each draw takes a user who has points, the next of a random order, and so many points one after the
 * other, so that more of them never find less; all, if there are fewer. Users in turn stray less than the intervals allow for. Empty where
 * nobody has a point. Yields draws done.
 */
export function* drawnUnicity(
  of: UserPoints,
  most: number,
  draws: number,
  random: Random,
): Generator<number, DrawnUnicity[]> {
  const { users, starts, points } = of;
  const present = Uint32Array.from({ length: users }, (_, user) => user).filter(
    (user) => starts[user + 1] > starts[user],
  );
  if (present.length === 0 || draws < 2) return [];
  shuffle(present, random);
  const sums = Array.from({ length: most }, () => ({ unique: 0, risk: 0, squares: 0 }));
  for (let draw = 0; draw < draws; draw++) {
    const user = present[draw % present.length];
    const chosen = chosenPoints(points.subarray(starts[user], starts[user + 1]), most, random);
    let left: Uint32Array | undefined;
    for (let known = 0; known < most; known++) {
      if (known < chosen.length) left = usersLeft(of, left, chosen[known]);
      const found = 1 / (left?.length ?? 1);
      if (found === 1) sums[known].unique++;
      sums[known].risk += found;
      sums[known].squares += found * found;
    }
    if (draw % drawsPerStep === 0) yield draw;
  }
  return sums.map((sum) => estimated(sum, draws));
}

function estimated(
  { unique, risk, squares }: { readonly unique: number; readonly risk: number; readonly squares: number },
  draws: number,
): DrawnUnicity {
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

/** Different points in random order, each order as likely as any other. */
function chosenPoints(own: Uint32Array, wanted: number, random: Random): number[] {
  const places: number[] = [];
  while (places.length < Math.min(wanted, own.length)) {
    const place = randomBelow(random, own.length);
    if (!places.includes(place)) places.push(place);
  }
  return places.map((place) => own[place]);
}

/** Those of `left`, at first of all users, who have the point too. */
function usersLeft(
  { starts, points, ownerStarts, owners }: UserPoints,
  left: Uint32Array | undefined,
  point: number,
): Uint32Array {
  if (left === undefined) return owners.subarray(ownerStarts[point], ownerStarts[point + 1]);
  if (left.length === 1) return left;
  return left.filter((user) => isAmong(points, starts[user], starts[user + 1], point));
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
