/** Finds columns that say the same thing more or less finely, as postcode, city and county do: to make one of them coarser hides nothing. */
import type { ColumnRole } from '../roles/index.ts';
import { type Dependencies, dependenciesOf } from './dependencies.ts';
import type { PairTables } from './pairTables.ts';
import type { Work } from './progress.ts';

/** How much of a column another one explains (R3A's dependency g). */
const LEAST_GAIN = 0.9;
/** How much of it beyond what chance explains: with few rows a value, any column seems to follow from any other. */
const LEAST_ADJUSTED = 0.5;
/** Pairs grow with the square; a file with more columns of places than this has something else to say. */
const MOST_COLUMNS = 12;
const SEED = 1;

/** Column → the columns it belongs together with, for columns that name a place. */
export function* belongTogether(
  pairs: PairTables,
  roles: readonly ColumnRole[],
): Work<ReadonlyMap<number, readonly number[]>> {
  const places = roles.flatMap(({ detector }, column) => (detector?.tellsPlace ? [column] : [])).slice(0, MOST_COLUMNS);
  const dependencies = yield* dependenciesOf(pairs, places, SEED, Number.POSITIVE_INFINITY);
  const together = new Map<number, readonly number[]>();
  for (const [i, place] of places.entries()) {
    const others = places.filter((_, j) => j !== i && (tells(dependencies, i, j) || tells(dependencies, j, i)));
    if (others.length > 0) together.set(place, others);
  }
  return together;
}

/** Whether column j explains nearly all of column i, by their places in the list. */
function tells({ raw, adjusted }: Dependencies, i: number, j: number): boolean {
  return (raw[i][j]?.gain ?? 0) >= LEAST_GAIN && (adjusted?.[i][j] ?? 0) >= LEAST_ADJUSTED;
}
