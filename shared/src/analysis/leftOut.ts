/** What leaving one column out of the comparison would do for one row: the rows that differ from it in that column alone would join its class. */
import type { Codes } from '../table/index.ts';

const BLOCK = 4096;
const COLUMNS_A_STEP = 256;

/** Column → the size that the row's class would have without the column. Yields the rows looked at. */
export function* classSizesWithout(columns: readonly Codes[], rows: number, row: number): Generator<number, number[]> {
  const own = columns.map((codes) => codes.at(row));
  const codes = new Uint32Array(Math.min(BLOCK, rows));
  const differing = new Uint32Array(codes.length);
  const last = new Uint32Array(codes.length);
  const joining = columns.map(() => 0);
  let equal = 0;
  for (let from = 0; from < rows; from += BLOCK) {
    const length = Math.min(BLOCK, rows - from);
    differing.fill(0);
    for (let column = 0; column < columns.length; column++) {
      columns[column].copyTo(codes, from, from + length);
      markDifferent(codes, length, own[column], column, differing, last);
      if (column % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield from;
    }
    for (let i = 0; i < length; i++) {
      if (differing[i] === 0) equal++;
      else if (differing[i] === 1) joining[last[i]]++;
    }
    yield from + length;
  }
  return joining.map((rowsJoining) => equal + rowsJoining);
}

function markDifferent(
  codes: Uint32Array,
  length: number,
  own: number,
  column: number,
  differing: Uint32Array,
  last: Uint32Array,
): void {
  for (let i = 0; i < length; i++) {
    if (codes[i] === own) continue;
    differing[i]++;
    last[i] = column;
  }
}
