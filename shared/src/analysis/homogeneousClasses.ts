/** Classes whose rows have too few sensitive values between them: anyone who finds the class learns the value, without finding the row. */
import type { SensitiveValues } from '../counts/index.ts';
import { sortInSteps } from './sortInSteps.ts';

export interface HomogeneousClass {
  /** Undefined where somebody else holds the rows. */
  readonly firstRow: number | undefined;
  readonly rows: number;
  /** How many classes are like this one. */
  readonly times: number;
  readonly distinct: number;
}

const BLOCK = 16_384;
const MISSING = 0;

/**
 * Classes of two rows or more, for a unique row has a finding of its own; with fewer than `l` distinct values, and with values
 * that are more frequent in the class than in the file by more than `news`: that a group has what nearly everyone has is none.
 * Those with the most rows first.
 */
export function* homogeneousClasses(
  values: SensitiveValues,
  sizeOfClass: Uint32Array,
  classOfRow: Uint32Array | undefined,
  l: number,
  news: number,
): Generator<number, HomogeneousClass[]> {
  const { starts, rows } = values;
  const classCount = starts.length - 1;
  const firstRows = classOfRow && (yield* firstRowsOf(classOfRow, classCount));
  const found: HomogeneousClass[] = [];
  for (let one = 0; one < classCount; one++) {
    if (one % BLOCK === 0) yield rows;
    const distinct = starts[one + 1] - starts[one];
    const size = sizeOfClass[one];
    if (size < 2 || distinct >= Math.min(l, size) || newsOf(values, one, size) <= news) continue;
    found.push({ firstRow: firstRows?.[one], rows: size, distinct, times: values.times?.[one] ?? 1 });
  }
  return yield* sortInSteps(found, (a, b) => b.rows - a.rows || (a.firstRow ?? 0) - (b.firstRow ?? 0));
}

function* firstRowsOf(classOfRow: Uint32Array, classCount: number): Generator<number, Uint32Array> {
  const rows = classOfRow.length;
  const firstRows = new Uint32Array(classCount).fill(rows);
  for (let from = 0; from < rows; from += BLOCK) {
    for (let row = from; row < Math.min(from + BLOCK, rows); row++) {
      if (firstRows[classOfRow[row]] === rows) firstRows[classOfRow[row]] = row;
    }
    yield from;
  }
  return firstRows;
}

/** By how much the values of a class have a larger share of it than of the file; a missing value reveals nothing. */
function newsOf({ starts, values, counts, totals, rows }: SensitiveValues, one: number, size: number): number {
  let news = 0;
  for (let i = starts[one]; i < starts[one + 1]; i++) {
    if (values[i] !== MISSING) news += Math.max(0, counts[i] / size - totals[values[i]] / rows);
  }
  return news;
}
