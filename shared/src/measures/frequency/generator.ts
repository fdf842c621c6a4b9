/** Tables to try the laws on: N rows, d independent columns, λ rows for each possible tuple (TFRR, section on generated data). */
import type { Random } from '../numeric/index.ts';

export interface GeneratedTable {
  /** Column → number of values. */
  readonly cardinalities: readonly number[];
  /** Column → row → value. */
  readonly codes: readonly Uint32Array[];
}

/** How many values each column has, so that there are about N/λ tuples: as equal as whole numbers allow, at least 2. */
export function generatedCardinalities(rows: number, columns: number, rowsPerTuple: number): number[] {
  const cardinalities: number[] = [];
  let left = rows / rowsPerTuple;
  for (let column = 0; column < columns; column++) {
    const values = Math.max(2, Math.round(left ** (1 / (columns - column))));
    cardinalities.push(values);
    left /= values;
  }
  return cardinalities;
}

const rowsPerSlice = 8192;

/**
 * The shares of a column's values are drawn from a flat Dirichlet law; those of the paper are in a supplement nobody
 * has, and these give its figures. Yields the number of cells drawn.
 */
export function* generateTable(
  rows: number,
  columns: number,
  rowsPerTuple: number,
  random: Random,
): Generator<number, GeneratedTable> {
  const cardinalities = generatedCardinalities(rows, columns, rowsPerTuple);
  const codes: Uint32Array[] = [];
  for (const [column, values] of cardinalities.entries()) {
    const cumulated = cumulatedShares(values, random);
    const cells = new Uint32Array(rows);
    for (let row = 0; row < rows; row++) {
      cells[row] = firstAbove(cumulated, random());
      if (row % rowsPerSlice === 0) yield column * rows + row;
    }
    codes.push(cells);
  }
  return { cardinalities, codes };
}

/** Cumulated shares of a flat Dirichlet law: exponential draws, divided by their sum. */
function cumulatedShares(values: number, random: Random): Float64Array {
  const cumulated = new Float64Array(values);
  let sum = 0;
  for (let value = 0; value < values; value++) {
    sum -= Math.log1p(-random());
    cumulated[value] = sum;
  }
  for (let value = 0; value < values; value++) cumulated[value] /= sum;
  return cumulated;
}

/** The first position that holds more than `share`, the last one if none does. */
function firstAbove(cumulated: Float64Array, share: number): number {
  let low = 0;
  let high = cumulated.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (cumulated[middle] > share) high = middle;
    else low = middle + 1;
  }
  return low;
}
