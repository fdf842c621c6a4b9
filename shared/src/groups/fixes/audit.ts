/** Whether a table as it would be published holds nothing small and gives nothing away: by the routine that found it wanting. */
import type { Column } from '../../table/index.ts';
import { type CellColumn, CellIs, type CountTable, countOf, rowOf } from '../countTable.ts';
import { stateOf } from '../derivable.ts';
import { judged } from '../groupFacts.ts';
import type { Sum } from '../sums.ts';
import { exposedCells } from './suppress.ts';

/** `sums`: those of the original, which a reader may know of. Yields now and then. */
export function* isClean(
  table: CountTable,
  columns: readonly Column[],
  sums: readonly Sum[],
  limit: number,
): Generator<number, boolean> {
  const { facts } = yield* judged(table, columns, limit);
  if (facts.small.cells > 0 || facts.derivable.cells > 0 || facts.isAtLeast) return false;
  return (yield* exposedCells(sums, (cell) => stateOf(table, cell), limit)).length === 0;
}

/** The table with these cells held back. */
export function hiddenIn(table: CountTable, cells: readonly number[]): CountTable {
  const rowsOf: number[][] = table.counts.map(() => []);
  for (const cell of cells) rowsOf[countOf(table, cell)].push(rowOf(table, cell));
  const counts = table.counts.map((column, i) => (rowsOf[i].length === 0 ? column : withMarks(column, rowsOf[i])));
  return { ...table, counts };
}

function withMarks(column: CellColumn, rows: readonly number[]): CellColumn {
  const mark = column.kinds.length;
  const codes = Uint32Array.from(column.codes);
  for (const row of rows) codes[row] = mark;
  const longer = (values: Float64Array, value: number) => Float64Array.from([...values, value]);
  return {
    ...column,
    codes,
    kinds: Uint8Array.from([...column.kinds, CellIs.suppressed]),
    values: longer(column.values, 0),
    least: longer(column.least, 1),
    most: longer(column.most, -1),
  };
}
