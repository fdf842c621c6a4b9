/** What changes of single columns do to the risk, where columns depend on each other: on random tables that keep what is known of that. */
import { staged, unlessOver, type Work } from '../analysis/index.ts';
import { type RandomTable, TableKeys } from '../measures/prediction/index.ts';
import type { ExpectedTable } from './expectedTable.ts';
import { tablesUnder } from './knownDependence.ts';

/** A column left out, or with groups of its values in their place. */
interface ColumnChange {
  /** Position of the column. */
  readonly place: number;
  /** Code → group; undefined: the column is left out. */
  readonly groupOf: Uint32Array | undefined;
}

/** Rows that are looked at for each change, over all tables: with so many the mean of a large table is known to its third digit. */
const ROWS_LOOKED_AT = 500_000;
const [FEWEST_TABLES, MOST_TABLES] = [3, 50];

/**
 * By how much each change lowers the risk, on average over the tables: the others of a column stay as they are in a table,
 * so dependencies that go through it are kept. Undefined if not even one table can be looked at before the deadline.
 */
export function* dropsOf(
  { rows, frequencies, dependence, law, seed }: ExpectedTable,
  changes: readonly ColumnChange[],
  deadline: number,
): Work<number[] | undefined> {
  const draw = tablesUnder(law, dependence, frequencies, rows, 1, seed);
  if (!draw || rows === 0) return changes.map(() => 0);
  const most = Math.max(FEWEST_TABLES, Math.min(MOST_TABLES, Math.ceil(ROWS_LOOKED_AT / rows)));
  const keys = new TableKeys(rows);
  const sums = new Float64Array(changes.length);
  let tables = 0;
  while (tables < most) {
    const own = yield* unlessOver(dropsIn(draw), deadline);
    if (!own) break;
    for (let i = 0; i < own.length; i++) sums[i] += own[i];
    tables++;
  }
  return tables === 0 ? undefined : Array.from(sums, (sum) => sum / tables / rows);

  /** Of each change in one more table: by how many rows fewer differ. */
  function* dropsIn(next: RandomTable): Work<number[]> {
    yield* staged('rows', 0, keys.take(yield* staged('rows', 0, next())));
    const all = yield* staged('rows', 0, keys.distinct());
    const own: number[] = [];
    for (const change of changes) own.push(all - (yield* staged('rows', rows, keys.distinct(change))));
    return own;
  }
}
