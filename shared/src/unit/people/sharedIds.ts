/** Ids that several people share: pairs of twins, numbers that start again in each group. */
import type { Counting, Counts } from '../../counts/index.ts';
import { combinationsIn, type Seen } from '../seen.ts';
import { showsSex } from './life.ts';

const MOST_SEXES = 4;
/** Slips of the pen are fewer; of pairs of people every second one or fourth is mixed. */
const LEAST_MIXED = 0.15;

/** Under one id there are both sexes: whoever returns is somebody else. Yields the number of rows looked at. */
export function* isShared(rows: Counts, columns: readonly Seen[], id: Seen): Counting<boolean> {
  const sex = columns.find(
    (column) => showsSex(column) && column.form.distinct <= MOST_SEXES && column.form.missing === 0,
  );
  if (!sex || sex === id) return false;
  return (yield* combinationsIn(rows, [id, sex])) - id.form.distinct >= LEAST_MIXED * id.form.distinct;
}
