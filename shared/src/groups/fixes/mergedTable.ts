/** A table of counts with groups put together: rows that are alike then are one, and their counts are added. */
import { type CellColumn, CellIs, type CountTable, type Dimension, valueAt } from '../countTable.ts';
import { hashOf } from '../dimensions.ts';
import { FirstRows } from '../firstRows.ts';

/** Of each dimension: code → the first code of the group that it is in. */
export type Grouping = readonly Int32Array[];

export interface MergedTable {
  readonly table: CountTable;
  /** Row of the merged table → the row of the original that stands for it. */
  readonly firstRows: readonly number[];
  /** Row of the original → its row in the merged table. */
  readonly rowOf: Int32Array;
}

const BLOCK = 2048;

/** Every cell has to hold a count. Yields the number of rows done. */
export function* mergedTable(
  table: CountTable,
  grouping: Grouping,
  textOf: (dimension: number, group: number) => string,
): Generator<number, MergedTable> {
  const { rows, dimensions } = table;
  const seen = new FirstRows(rows);
  const firstRows: number[] = [];
  const rowOf = new Int32Array(rows);
  for (let row = 0; row < rows; row++) {
    let hash = 0;
    for (const [i, { codes }] of dimensions.entries()) hash += hashOf(i, grouping[i][codes[row]]);
    if (seen.add(hash, firstRows.length)) firstRows.push(row);
    rowOf[row] = seen.get(hash) ?? 0;
    if (row % BLOCK === 0) yield row;
  }
  const merged = {
    rows: firstRows.length,
    dimensions: dimensions.map((dimension, i): Dimension => {
      const codes = firstRows.map((row) => grouping[i][dimension.codes[row]]);
      return { ...dimension, codes, text: (code) => textOf(i, code) };
    }),
    counts: table.counts.map((column) => added(column, rowOf, firstRows.length)),
  };
  return { table: merged, firstRows, rowOf };
}

/** Each row has a code of its own. */
function added(column: CellColumn, rowOf: Int32Array, size: number): CellColumn {
  const values = new Float64Array(size);
  for (const [row, to] of rowOf.entries()) values[to] += valueAt(column, row);
  return {
    column: column.column,
    isRate: false,
    codes: Int32Array.from(values, (_, row) => row),
    kinds: new Uint8Array(size).fill(CellIs.count),
    values,
    least: new Float64Array(size),
    most: new Float64Array(size).fill(-1),
  };
}
