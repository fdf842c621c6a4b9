/** What telling one column less exactly, or not at all, would do for one row: some of the rows that differ from it in that column alone would join its class. */
import type { Codes } from '../table/index.ts';

const BLOCK = 4096;
const COLUMNS_A_STEP = 256;

export interface ClassSizes {
  /** Column → the size that the row's class would have without the column. */
  readonly without: readonly number[];
  /** Column → the size that it would have if the column were told by groups; as it is where there are none. */
  readonly grouped: readonly number[];
}

/** `groups`: column → code → group, for columns that can be told so. Yields the rows looked at. */
export function* classSizesIf(
  columns: readonly Codes[],
  groups: readonly (Uint32Array | undefined)[],
  rows: number,
  row: number,
): Generator<number, ClassSizes> {
  const own = columns.map((codes) => codes.at(row));
  const codes = new Uint32Array(Math.min(BLOCK, rows));
  const differing = new Uint32Array(codes.length);
  const last = new Uint32Array(codes.length);
  const joining = columns.map(() => 0);
  const joiningGroup = columns.map(() => 0);
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
      if (differing[i] !== 1) continue;
      const column = last[i];
      const groupOf = groups[column];
      joining[column]++;
      if (groupOf && groupOf[columns[column].at(from + i)] === groupOf[own[column]]) joiningGroup[column]++;
    }
    yield from + length;
  }
  return {
    without: joining.map((rowsJoining) => equal + rowsJoining),
    grouped: joiningGroup.map((rowsJoining) => equal + rowsJoining),
  };
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
