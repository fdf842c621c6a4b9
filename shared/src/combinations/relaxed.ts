/**
 * Relaxed unique column combinations (extension to COL): minimal column sets on which at least a share τ of the rows is
 * unique. The share never falls when a column is added, so it is enough to go up by size and skip what contains a found set.
 */
import type { Codes } from '../table/index.ts';
import { combinations } from './lexicographic.ts';
import { PartitionStore } from './partitionStore.ts';
import { Refinery } from './refinery.ts';
import { type CountedColumn, searchColumns } from './searchColumns.ts';
import { type Searching, telling } from './soFar.ts';

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

/** What the search asks of the rows, whether they are at hand or counted elsewhere. Columns are by their place, the most distinguishing first. */
export interface SharedRows {
  readonly rows: number;
  readonly columns: readonly CountedColumn[];
  /** How many rows are not unique on all columns. */
  onAll(): Generator<number | Promise<unknown>, number>;
  /** The same for the prefix with each of the last columns; above `most` it may stop early. */
  on(
    prefix: readonly number[],
    last: readonly number[],
    most: number,
  ): Generator<number | Promise<unknown>, readonly number[]>;
}

/** Over the rows themselves. */
export function searchRelaxedCombinations(
  columns: readonly Codes[],
  rows: number,
  share: number,
  kappa = 3,
): Generator<RelaxedCombinations, RelaxedCombinations> {
  const search = relaxedCombinations(columns.length, rows, () => sharedRowsOf(columns, rows), share, kappa);
  // Nobody else is waited for.
  return search as Generator<RelaxedCombinations, RelaxedCombinations>;
}

/** Yields what is known so far, one object that changes, or what it waits for. It may be left at any step. */
export function* relaxedCombinations(
  width: number,
  rows: number,
  sharedRows: () => Generator<number | Promise<unknown>, SharedRows>,
  share: number,
  kappa: number,
): Searching<RelaxedCombinations> {
  const found: Growing = { share, kappa, provenSize: 0, complete: false, sets: [] };
  const largest = Math.min(kappa, width);
  // A share of 5/7 of 7 rows is 5 rows, in spite of rounding.
  const mostShared = rows - Math.ceil(share * rows - 1e-9 * rows);
  yield found;
  if (rows > 0 && largest > 0) {
    const shared = yield* telling(found, sharedRows());
    const { columns } = shared;
    const isPossible = (yield* telling(found, shared.onAll())) <= mostShared;
    for (let size = 1; size <= largest && isPossible; size++) {
      const before = found.sets.length;
      const hasSmaller = smallerSets(found.sets, before, columns);
      for (const prefix of combinations(columns.length - 1, size - 1)) {
        if (hasSmaller(prefix)) continue;
        const last: number[] = [];
        for (let place = (prefix.at(-1) ?? -1) + 1; place < columns.length; place++) {
          const set = [...prefix, place];
          if (canTellApart(set, columns, rows - mostShared) && !hasSmaller(set)) last.push(place);
        }
        const counted = yield* telling(found, shared.on(prefix, last, mostShared));
        for (const [i, place] of last.entries()) {
          if (counted[i] > mostShared) continue;
          const numbers = [...prefix, place].map((one) => columns[one].index).sort((a, b) => a - b);
          found.sets.push({ columns: numbers, share: (rows - counted[i]) / rows });
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

function* sharedRowsOf(codes: readonly Codes[], rows: number): Generator<number, SharedRows> {
  const columns = yield* searchColumns(codes, rows);
  const refinery = new Refinery(columns);
  const store = new PartitionStore(columns, rows, refinery);
  return {
    rows,
    columns,
    *onAll() {
      return (yield* store.of(columns.map((_, place) => place))).rows.length;
    },
    *on(prefix, last, most) {
      if (prefix.length === 0) return last.map((place) => rows - columns[place].alone);
      const counted: number[] = [];
      for (const place of last) {
        const partition = yield* store.of(prefix);
        counted.push(yield* refinery.shared(partition, columns[place], most));
      }
      return counted;
    },
  };
}

/** Whether the columns have values enough for so many distinct rows. */
function canTellApart(set: readonly number[], columns: readonly CountedColumn[], rows: number): boolean {
  return set.reduce((product, place) => product * columns[place].values, 1) >= rows;
}

/** Returns whether a set, in places of the ordered columns, contains one of the first `count` found. */
function smallerSets(
  sets: readonly RelaxedCombination[],
  count: number,
  ordered: readonly CountedColumn[],
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
