/** Ids that several people share: pairs of twins, numbers that start again in each group. */
import { countClasses } from '../../counts/index.ts';
import type { Table } from '../../table/index.ts';
import type { Seen } from '../seen.ts';
import { showsSex } from './life.ts';

const MOST_SEXES = 4;
/** Slips of the pen are fewer; of pairs of people every second one or fourth is mixed. */
const LEAST_MIXED = 0.15;

/** Under one id there are both sexes: whoever returns is somebody else. Yields the number of rows looked at. */
export function* isShared(table: Table, columns: readonly Seen[], id: Seen): Generator<number, boolean> {
  const sex = columns.find(
    (column) => showsSex(column) && column.form.distinct <= MOST_SEXES && column.form.missing === 0,
  );
  if (!sex || sex === id) return false;
  const codes = [table.columns[id.index].codes, table.columns[sex.index].codes];
  const { classCount } = yield* countClasses(codes, table.rowCount);
  return classCount - id.form.distinct >= LEAST_MIXED * id.form.distinct;
}
