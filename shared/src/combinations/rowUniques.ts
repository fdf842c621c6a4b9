/**
 * Minimal sample uniques of one row (SUDA: MSU): the smallest column sets on which the row is alone. They are the minimal
 * sets that hit every difference to another row, so no partition is needed and no proposal can be refuted.
 */
import type { Codes } from '../table/index.ts';
import { differencesTo } from './differences.ts';
import { HittingSetSearch } from './hittingSets.ts';
import { allColumns, columnsOf, wordsFor } from './masks.ts';
import { minimalSets } from './minimalSets.ts';
import { telling } from './soFar.ts';

/** Sets kept; with more of them the search ends as it does when there is no more time. */
const MOST_KEPT = 100_000;

/** The result so far. */
export interface RowUniques {
  readonly row: number;
  /** Other rows that equal this one in all columns; with one of them no column set singles the row out. */
  readonly equalRows: number;
  readonly kappa: number | undefined;
  /** All sets of up to this many columns are found. */
  readonly provenSize: number;
  /** Whether all sets of up to `kappa` columns are found. */
  readonly complete: boolean;
  /** Whether there may be sets larger than those found: a unique row without sets is not safe but needs more columns. */
  readonly larger: boolean;
  /** Smallest first, column numbers ascending. */
  readonly sets: readonly (readonly number[])[];
  /**
   * Columns in which the most similar row differs, as few as any; once they are blanked, the row is not unique for anyone who knows all
   * others. Undefined in a table of one row.
   */
  readonly nearest: readonly number[] | undefined;
}

interface Growing extends RowUniques {
  equalRows: number;
  provenSize: number;
  complete: boolean;
  larger: boolean;
  readonly sets: number[][];
  nearest: readonly number[] | undefined;
}

/**
 * Yields what is known so far: one object, which changes. It may be left at any step. `personOfRow`: rows of the same person do not keep
 * each other from being alone.
 */
export function* minimalSampleUniques(
  columns: readonly Codes[],
  rows: number,
  row: number,
  kappa: number | undefined,
  personOfRow?: Uint32Array,
): Generator<RowUniques, RowUniques> {
  const width = columns.length;
  const largest = Math.min(width, kappa ?? width);
  const found: Growing = {
    row,
    equalRows: 0,
    kappa,
    provenSize: 0,
    complete: false,
    larger: width > 0,
    sets: [],
    nearest: undefined,
  };
  const seen = columns.map((column) => ({ codes: column.view }));
  const { differences, equalRows } = yield* telling(found, differencesTo(seen, rows, row, personOfRow));
  found.equalRows = equalRows;
  if (equalRows > 0 || width === 0) return ended(found, largest, false);
  const words = wordsFor(width);
  const others = yield* telling(found, minimalSets(differences.masks, width));
  if (others.length > 0) found.nearest = columnsOf(others, 0, words);
  // In a table of one row any one column will do.
  const edges = others.length > 0 ? others : allColumns(width);
  for (let size = 1; size <= largest; size++) {
    const search = yield* telling(found, HittingSetSearch.over(width, edges, size));
    for (let state = search.next(); state !== 'ended'; state = search.next()) {
      if (state === 'found') found.sets.push(search.found);
      else yield found;
      if (found.sets.length === MOST_KEPT) return found;
    }
    found.provenSize = size;
    if (!search.cut) return ended(found, largest, false);
  }
  return ended(found, largest, true);
}

function ended(found: Growing, largest: number, larger: boolean): RowUniques {
  found.provenSize = largest;
  found.complete = true;
  found.larger = larger;
  return found;
}
