/**
 * Relaxed unique column combinations (extension to COL): minimal column sets on which at least a share τ of the rows is
 * unique. The share never falls when a column is added, so it is enough to go up by size and skip what contains a found set.
 */
import type { Codes } from '../table/index.ts';
import { combinations } from './lexicographic.ts';
import { PartitionStore } from './partitionStore.ts';
import { Refinery } from './refinery.ts';
import { type SearchColumn, searchColumns } from './searchColumns.ts';
import { telling } from './soFar.ts';

/** Sets kept; with more of them the search ends as it does when there is no more time. */
const MOST_KEPT = 100_000;

interface RelaxedCombination {
  readonly columns: readonly number[];
  /** Share of the rows that are unique on them. */
  readonly share: number;
}

/** The result so far. */
export interface RelaxedCombinations {
  readonly share: number;
  readonly kappa: number;
  readonly provenSize: number;
  readonly complete: boolean;
  /** Smallest first. */
  readonly sets: readonly RelaxedCombination[];
}

interface Growing extends RelaxedCombinations {
  provenSize: number;
  complete: boolean;
  readonly sets: RelaxedCombination[];
}

/** Yields what is known so far: one object, which changes. It may be left at any step. */
export function* searchRelaxedCombinations(
  columns: readonly Codes[],
  rows: number,
  share: number,
  kappa = 3,
): Generator<RelaxedCombinations, RelaxedCombinations> {
  const found: Growing = { share, kappa, provenSize: 0, complete: false, sets: [] };
  const largest = Math.min(kappa, columns.length);
  // A share of 5/7 of 7 rows is 5 rows, in spite of rounding.
  const mostShared = rows - Math.ceil(share * rows - 1e-9 * rows);
  if (rows > 0 && largest > 0) {
    const ordered = yield* telling(found, searchColumns(columns, rows));
    const refinery = new Refinery(ordered);
    const store = new PartitionStore(ordered, rows, refinery);
    const everything = yield* telling(found, store.of(ordered.map((_, place) => place)));
    const isPossible = everything.rows.length <= mostShared;
    for (let size = 1; size <= largest && isPossible; size++) {
      const before = found.sets.length;
      const hasSmaller = smallerSets(found.sets, before, ordered);
      for (const prefix of combinations(ordered.length - 1, size - 1)) {
        if (hasSmaller(prefix)) continue;
        for (let last = (prefix.at(-1) ?? -1) + 1; last < ordered.length; last++) {
          const set = [...prefix, last];
          if (!canTellApart(set, ordered, rows - mostShared) || hasSmaller(set)) continue;
          const shared = yield* telling(found, sharedRows(set, ordered, store, refinery, mostShared));
          if (shared > mostShared) continue;
          const numbers = set.map((place) => ordered[place].index).sort((a, b) => a - b);
          found.sets.push({ columns: numbers, share: (rows - shared) / rows });
        }
        yield found;
        if (found.sets.length >= MOST_KEPT) return found;
      }
      found.provenSize = size;
    }
  }
  found.provenSize = largest;
  found.complete = true;
  return found;
}

/** How many rows are not unique on the columns of the set; above `most` it may stop early. */
function* sharedRows(
  set: readonly number[],
  columns: readonly SearchColumn[],
  store: PartitionStore,
  refinery: Refinery,
  most: number,
): Generator<number, number> {
  const last = columns[set[set.length - 1]];
  if (set.length === 1) return last.codes.length - last.alone;
  const partition = yield* store.of(set.slice(0, -1));
  return yield* refinery.shared(partition, last, most);
}

/** Whether the columns have values enough for so many distinct rows. */
function canTellApart(set: readonly number[], columns: readonly SearchColumn[], rows: number): boolean {
  return set.reduce((product, place) => product * columns[place].values, 1) >= rows;
}

/** Returns whether a set, in places of the ordered columns, contains one of the first `count` found. */
function smallerSets(
  sets: readonly RelaxedCombination[],
  count: number,
  ordered: readonly SearchColumn[],
): (set: readonly number[]) => boolean {
  const placeOf: number[] = [];
  for (const [place, { index }] of ordered.entries()) placeOf[index] = place;
  // By their last place, so that only few have to be looked at.
  const byLast: number[][][] = ordered.map(() => []);
  for (const { columns } of sets.slice(0, count)) {
    const places = columns.map((column) => placeOf[column]).sort((a, b) => a - b);
    byLast[places[places.length - 1]].push(places);
  }
  return (set) => set.some((last) => byLast[last].some((smaller) => smaller.every((place) => set.includes(place))));
}
