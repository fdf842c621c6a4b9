/** Counts or shares of the pairs of two attributes' categories, row by row, and what follows from them without a model. */

/** Cell (i, j) is `cells[i · columns + j]`. */
export interface JointTable {
  readonly rows: number;
  readonly columns: number;
  readonly cells: Float64Array;
}

/** Rows between two checkpoints. */
const rowsPerStep = 32_768;
/** The same where each row is counted somewhere in a large table. */
const rowsPerStepOfPairs = 8192;
/** Cells between two checkpoints. */
export const cellsPerStep = 32_768;

/** How often each category is reported; yields the rows done. */
export function* countReports(reports: Uint32Array, categories: number): Generator<number, Float64Array> {
  const counts = new Float64Array(categories);
  for (let start = 0; start < reports.length; start += rowsPerStep) {
    const end = Math.min(start + rowsPerStep, reports.length);
    for (let row = start; row < end; row++) counts[reports[row]]++;
    yield end;
  }
  return counts;
}

/** How often each pair of categories is reported; yields the rows done. */
export function* countPairs(
  first: Uint32Array,
  rows: number,
  second: Uint32Array,
  columns: number,
): Generator<number, JointTable> {
  const cells = new Float64Array(rows * columns);
  // The system provides memory when it is touched: in order and not all over the table, as the first rows would.
  for (let start = 0; start < cells.length; start += cellsPerStep) {
    cells.fill(0, start, start + cellsPerStep);
    yield 0;
  }
  for (let start = 0; start < first.length; start += rowsPerStepOfPairs) {
    const end = Math.min(start + rowsPerStepOfPairs, first.length);
    for (let row = start; row < end; row++) cells[first[row] * columns + second[row]]++;
    yield end;
  }
  return { rows, columns, cells };
}

export function rowTotals({ rows, columns, cells }: JointTable): Float64Array {
  const totals = new Float64Array(rows);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) totals[i] += cells[i * columns + j];
  }
  return totals;
}

export function columnTotals({ rows, columns, cells }: JointTable): Float64Array {
  const totals = new Float64Array(columns);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) totals[j] += cells[i * columns + j];
  }
  return totals;
}

export function grandTotal({ cells }: JointTable): number {
  let total = 0;
  for (const cell of cells) total += cell;
  return total;
}

interface Totals {
  readonly total: number;
  readonly inRow: Float64Array;
  readonly inColumn: Float64Array;
}

/** All totals of a table that may be large, each added up in the same order as above; yields the cells done. */
export function* totalsOf({ rows, columns, cells }: JointTable): Generator<number, Totals> {
  const inRow = new Float64Array(rows);
  const inColumn = new Float64Array(columns);
  let total = 0;
  for (let cell = 0, i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++, cell++) {
      const count = cells[cell];
      total += count;
      inRow[i] += count;
      inColumn[j] += count;
      if (cell % cellsPerStep === cellsPerStep - 1) yield cell;
    }
  }
  return { total, inRow, inColumn };
}

/** Mutual information in nats, Σ p ln(p/(p_row p_column)), never negative. Yields the cells done. */
export function* mutualInformation(table: JointTable): Generator<number, number> {
  const { columns, cells } = table;
  const { total, inRow, inColumn } = yield* totalsOf(table);
  let sum = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const count = cells[cell];
    if (count > 0) {
      const column = cell % columns;
      // Two quotients, because the product of two shares that iteration made tiny may be too small for a double.
      sum += (count / total) * Math.log((count / inRow[(cell - column) / columns]) * (total / inColumn[column]));
    }
    if (cell % cellsPerStep === cellsPerStep - 1) yield cell;
  }
  return Math.max(0, sum);
}
