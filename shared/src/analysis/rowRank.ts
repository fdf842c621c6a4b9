/** How exposed one row is among all: by the size of its class, then by how common its values are, as the worst rows are ordered. */
import type { CountedCodes, RowClasses } from '../counts/index.ts';
import { commonnessOfRows } from './commonness.ts';

const BLOCK = 8192;

/** The rows that are at least as exposed, this one included: 1 if it is more exposed than all others. Yields the rows looked at. */
export function* rowRank(
  columns: readonly CountedCodes[],
  { classOfRow, sizeOfClass }: RowClasses,
  row: number,
): Generator<number, number> {
  const rows = classOfRow.length;
  const size = sizeOfClass[classOfRow[row]];
  const codes = new Uint32Array(Math.min(BLOCK, rows));
  const sums = new Float64Array(codes.length);
  yield* commonnessOfRows(columns, row, row + 1, codes, sums);
  const own = sums[0];
  let rank = 0;
  for (let from = 0; from < rows; from += BLOCK) {
    const to = Math.min(from + BLOCK, rows);
    yield* commonnessOfRows(columns, from, to, codes, sums);
    for (let other = from; other < to; other++) {
      const otherSize = sizeOfClass[classOfRow[other]];
      if (otherSize < size || (otherSize === size && sums[other - from] <= own)) rank++;
    }
    yield to;
  }
  return rank;
}
