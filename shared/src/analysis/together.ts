/** Finds columns that say the same thing more or less finely, as postcode, city and county do: to make one of them coarser hides nothing. */
import { type IndexedColumn, indexColumn, jointCountsOf } from '../counts/index.ts';
import { adjustedGain, chanceInformation, frequencyEntropy, pairInformation } from '../measures/prediction/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import type { Table } from '../table/index.ts';
import { staged, type Work } from './progress.ts';

/** How much of a column another one has to tell (R3A's dependency g). */
const LEAST_GAIN = 0.9;
/** How much of it beyond what chance tells: with few rows a value, any column seems to follow from any other. */
const LEAST_ADJUSTED = 0.5;
/** Pairs grow with the square; a file with more columns of places than this has something else to say. */
const MOST_COLUMNS = 12;
const SEED = 1;

/** Column → the columns it belongs together with, for columns that tell a place. */
export function* belongTogether(
  table: Table,
  roles: readonly ColumnRole[],
): Work<ReadonlyMap<number, readonly number[]>> {
  const places = roles.flatMap(({ detector }, column) => (detector?.tellsPlace ? [column] : [])).slice(0, MOST_COLUMNS);
  const rows = table.rowCount;
  const columns: IndexedColumn[] = [];
  for (const place of places) {
    columns.push(yield* staged('columns', rows, indexColumn(table.columns[place].codes, rows)));
  }
  const frequencies = columns.map((column) => column.frequencies);
  const pairs = (columns.length * (columns.length - 1)) / 2;
  const chance = yield* staged('columns', 3 * pairs, chanceInformation(frequencies, rows, SEED));
  const together = new Map<number, number[]>();
  for (const [a, first] of columns.entries()) {
    for (let b = a + 1; b < columns.length; b++) {
      const joint = yield* staged('columns', rows, jointCountsOf(first, columns[b]));
      const { bits } = yield* staged(
        'columns',
        joint.counts.length,
        pairInformation(first.frequencies, columns[b].frequencies, joint),
      );
      if (!tells(bits, chance[a][b], first, rows) && !tells(bits, chance[a][b], columns[b], rows)) continue;
      together.set(places[a], [...(together.get(places[a]) ?? []), places[b]]);
      together.set(places[b], [...(together.get(places[b]) ?? []), places[a]]);
    }
  }
  return together;
}

/** Whether so much information about a column, so much of it chance, is nearly all of it. */
function tells(bits: number, chance: number, { frequencies, distinct }: IndexedColumn, rows: number): boolean {
  if (distinct <= 1) return false;
  const entropy = frequencyEntropy(frequencies, rows);
  return bits >= LEAST_GAIN * entropy && adjustedGain(bits, chance, entropy) >= LEAST_ADJUSTED;
}
