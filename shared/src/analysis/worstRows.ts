/** Orders the rows most at risk: smallest class first, then rarest values, then the order of the file. */
import type { CountedCodes, RowClasses } from '../counts/index.ts';
import { commonnessOfRows } from './commonness.ts';
import { WorstList } from './worstList.ts';

const BLOCK = 8192;

/**
 * At most `most` rows in classes below `k`. The rarity of a row is Σ log2(n / frequency) over its values; it keeps rows of
 * equal class size from trading places while a file is edited. Yields the number of rows looked at.
 */
export function* worstRows(
  columns: readonly CountedCodes[],
  { classOfRow, sizeOfClass }: RowClasses,
  k: number,
  most: number,
): Generator<number, number[]> {
  const rows = classOfRow.length;
  const worst = new WorstList(most);
  const codes = new Uint32Array(Math.min(BLOCK, rows));
  const commonness = new Float64Array(codes.length);
  for (let from = 0; from < rows && most > 0; from += BLOCK) {
    const to = Math.min(from + BLOCK, rows);
    yield* commonnessOfRows(columns, from, to, codes, commonness);
    for (let row = from; row < to; row++) {
      const size = sizeOfClass[classOfRow[row]];
      if (size < k) worst.offer(row, size, commonness[row - from]);
    }
    yield to;
  }
  return worst.rows();
}
