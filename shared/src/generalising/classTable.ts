/** The distinct tuples of some columns with their frequencies: all that generalising them needs to know of the rows. */
import type { RowCounts } from '../counts/index.ts';

export interface ClassTable {
  readonly rows: number;
  /** Tuple → rows that hold it. */
  readonly sizes: Uint32Array;
  /** Column → tuple → code. */
  readonly columns: readonly Uint32Array[];
  /** Tuple → code of the sensitive column, which is then part of the tuple. */
  readonly sensitive?: Uint32Array;
}

/** Tuples handled between two yields. */
export const STEP = 16384;

/** Yields how many rows were handled so far, over all steps. */
export function* classTable(
  counts: RowCounts,
  columns: readonly number[],
  sensitive?: number,
): Generator<number, ClassTable> {
  const rows = counts.rowCount;
  const all = sensitive === undefined ? columns : [...columns, sensitive];
  const { classOfRow, sizeOfClass, classCount } = yield* counts.classes(all);
  const codes = all.map(() => new Uint32Array(classCount));
  for (const [i, column] of counts.codes(all).entries()) {
    for (let from = 0; from < rows; from += STEP) {
      const to = Math.min(rows, from + STEP);
      for (let row = from; row < to; row++) codes[i][classOfRow[row]] = column.at(row);
      yield rows;
    }
  }
  const table = { rows, sizes: sizeOfClass.subarray(0, classCount), columns: codes.slice(0, columns.length) };
  return sensitive === undefined ? table : { ...table, sensitive: codes[columns.length] };
}
