/** The searches for sets of columns that single rows out: over the rows, or by counting where another process holds them. */
import type { ClassesAsked, Counts, MissingPolicy, SizeHistogram } from '../counts/index.ts';
import type { Codes } from '../table/index.ts';
import {
  type RelaxedCombinations,
  relaxedCombinations,
  type SharedRows,
  searchRelaxedCombinations,
} from './relaxed.ts';
import { byPairs, type CountedColumn } from './searchColumns.ts';
import { type Searching, telling } from './soFar.ts';
import { FoundCombinations, type SearchLimits, searchUniqueCombinations, type UniqueCombinations } from './unique.ts';

/** Among some columns, by their places. */
export interface SetSearch {
  readonly columns: number;
  unique(limits: SearchLimits): Searching<UniqueCombinations>;
  relaxed(share: number, kappa: number): Searching<RelaxedCombinations>;
}

export function searchOfRows(codes: readonly Codes[], rows: number): SetSearch {
  return {
    columns: codes.length,
    unique: (limits) => searchUniqueCombinations(codes, rows, limits),
    relaxed: (share, kappa) => searchRelaxedCombinations(codes, rows, share, kappa),
  };
}

/** Sets are counted one size after the other: a set needs no look if a smaller one in it was found, or its columns have too few values. */
export function searchByCounting(
  counts: Counts,
  columns: readonly number[],
  missing: MissingPolicy = 'value',
): SetSearch {
  const { rowCount: rows } = counts;
  const sharedRows = () => sharedRowsBy(counts, columns, missing);
  return {
    columns: columns.length,
    relaxed: (share, kappa) => relaxedCombinations(columns.length, rows, sharedRows, share, kappa),
    unique: (limits) => uniqueByCounting(counts, { columns, missing }, limits, sharedRows),
  };
}

function* uniqueByCounting(
  counts: Counts,
  { columns, missing }: ClassesAsked,
  limits: SearchLimits,
  sharedRows: () => Generator<number | Promise<unknown>, SharedRows>,
): Searching<UniqueCombinations> {
  const found = new FoundCombinations(columns.length, limits);
  const { rowCount: rows } = counts;
  const largest = Math.min(columns.length, limits.kappa ?? columns.length);
  yield found;
  if (rows > 0 && largest > 0) {
    const [all] = yield* telling(found, counts.classSizes([{ columns, missing }]));
    found.duplicateRows = rows - all.counts.reduce((sum, count) => sum + count, 0);
    if (found.duplicateRows === 0) {
      const search = relaxedCombinations(columns.length, rows, sharedRows, 1, largest);
      let known = 0;
      for (let step = search.next(); ; step = search.next()) {
        if (step.value instanceof Promise) {
          yield step.value;
          continue;
        }
        const { sets, provenSize } = step.value;
        for (; known < sets.length; known++) {
          while (found.countOfSize.length <= sets[known].columns.length) found.beginSize(found.countOfSize.length);
          found.add([...sets[known].columns]);
        }
        found.provenSize = provenSize;
        found.steps++;
        if (step.done) break;
        yield found;
      }
    }
  }
  return found.finish(largest);
}

function* sharedRowsBy(
  counts: Counts,
  columns: readonly number[],
  missing: MissingPolicy,
): Generator<number | Promise<unknown>, SharedRows> {
  const { rowCount: rows } = counts;
  const asked = (set: readonly number[]) => ({ columns: set, missing });
  const single = yield* counts.classSizes(columns.map((column) => asked([column])));
  const ordered = single.map(countedColumn).sort(byPairs);
  const numbers = (places: readonly number[]) => places.map((place) => columns[ordered[place].index]);
  return {
    rows,
    columns: ordered,
    *onAll() {
      const [all] = yield* counts.classSizes([asked(columns)]);
      return rows - uniqueRows(all);
    },
    *on(prefix, last) {
      if (prefix.length === 0) return last.map((place) => rows - ordered[place].alone);
      const sizes = yield* counts.classSizes(last.map((place) => asked(numbers([...prefix, place]))));
      return sizes.map((one) => rows - uniqueRows(one));
    },
  };
}

function countedColumn({ sizes, counts }: SizeHistogram, index: number): CountedColumn {
  let values = 0;
  let pairs = 0;
  for (let i = 0; i < sizes.length; i++) {
    values += counts[i];
    pairs += counts[i] * ((sizes[i] * (sizes[i] - 1)) / 2);
  }
  return { index, values, alone: sizes[0] === 1 ? counts[0] : 0, pairs };
}

function uniqueRows({ sizes, counts }: SizeHistogram): number {
  return sizes[0] === 1 ? counts[0] : 0;
}
