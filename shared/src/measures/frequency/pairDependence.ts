/** How strongly two columns depend on each other, and whether it could be chance: mutual information and Pearson's χ² (SEI 5.1.5a). */
import { chiSquareUpperTail, spanningForest, type TreeEdge } from '../numeric/index.ts';

/** How often the values of columns a and b occur together: `counts[i * columns + j]` rows have value i of a and value j of b. */
export interface PairTable {
  readonly a: number;
  readonly b: number;
  readonly counts: Float64Array;
  readonly rows: number;
  readonly columns: number;
}

/** Facts about a pair of columns: the mutual information in nats, and the p-value of the test of independence. */
export interface PairDependence {
  readonly a: number;
  readonly b: number;
  readonly information: number;
  readonly pValue: number;
}

const cellsPerSlice = 16384;

/** From a full table of counts, with Pearson's χ² over the values that occur. Yields the number of cells seen. */
export function* pairDependence(
  { a, b, counts, rows, columns }: PairTable,
  n: number,
): Generator<number, PairDependence> {
  const ofRow = new Float64Array(rows);
  const ofColumn = new Float64Array(columns);
  for (let cell = 0, i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++, cell++) {
      if (cell % cellsPerSlice === 0) yield cell;
      ofRow[i] += counts[cell];
      ofColumn[j] += counts[cell];
    }
  }
  let information = 0;
  let chiSquare = 0;
  for (let cell = 0, i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++, cell++) {
      if (cell % cellsPerSlice === 0) yield cell;
      const count = counts[cell];
      if (count <= 0) continue;
      const lift = (count / ofRow[i]) * (n / ofColumn[j]);
      information += (count / n) * Math.log(lift);
      chiSquare += count * (lift - 1);
    }
  }
  return { a, b, information: Math.max(0, information), pValue: independence(chiSquare, ofRow, ofColumn) };
}

/**
 * From the pairs of values that occur, for columns with too many values for a full table: cell c has the values
 * first[c] of column a and second[c] of column b. Yields the number of cells seen.
 */
export function* sparsePairDependence(
  { a, b }: { readonly a: number; readonly b: number },
  cells: { readonly first: Uint32Array; readonly second: Uint32Array; readonly counts: Uint32Array },
  frequencies: { readonly first: Uint32Array; readonly second: Uint32Array },
  n: number,
): Generator<number, PairDependence> {
  let information = 0;
  let chiSquare = 0;
  for (let cell = 0; cell < cells.counts.length; cell++) {
    if (cell % cellsPerSlice === 0) yield cell;
    const count = cells.counts[cell];
    if (count === 0) continue;
    const lift = (count / frequencies.first[cells.first[cell]]) * (n / frequencies.second[cells.second[cell]]);
    information += (count / n) * Math.log(lift);
    chiSquare += count * (lift - 1);
  }
  const pValue = independence(chiSquare, frequencies.first, frequencies.second);
  return { a, b, information: Math.max(0, information), pValue };
}

/**
 * The p-value of Pearson's test over the values that occur. Its sum (o − e)²/e over all cells is the sum of o (o/e − 1)
 * over those that occur, because o and e have the same total.
 */
function independence(
  chiSquare: number,
  first: Float64Array | Uint32Array,
  second: Float64Array | Uint32Array,
): number {
  return chiSquareUpperTail(chiSquare, (occurring(first) - 1) * (occurring(second) - 1));
}

function occurring(frequencies: Float64Array | Uint32Array): number {
  let count = 0;
  for (const frequency of frequencies) if (frequency > 0) count++;
  return count;
}

// The tree of tested pairs: the strongest dependencies of a table, one per column at most, that are not chance (SEI 5.1.5a, our addition).

/** A pair belongs in the tree only if independence is rejected at this level. */
export const treeLevel = 1e-3;

/** The forest of largest mutual information among the pairs that pass the test. */
export function testedForest(columns: number, pairs: readonly PairDependence[]): TreeEdge[] {
  return spanningForest(
    columns,
    pairs.map(({ a, b, information, pValue }) => ({ a, b, weight: pValue < treeLevel ? information : 0 })),
  );
}

/**
 * MAD: the largest dependency between two different columns, D(A⇒B) = I(A;B)/H(B) (TFRR, section on attribute dependence).
 * `dependencies[i][j]` is the dependency of column i on column j (R3A's g, TFRR's D(j⇒i)); 0 for fewer than two columns.
 */
export function maximalDependency(dependencies: readonly ArrayLike<number>[]): number {
  let most = 0;
  for (const [i, row] of dependencies.entries()) {
    for (let j = 0; j < row.length; j++) if (j !== i && row[j] > most) most = row[j];
  }
  return most;
}
