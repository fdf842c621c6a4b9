/** A table of counts as numbers: the columns that part people into groups, and the cells that count them. */
import type { Column } from '../table/index.ts';
import { readCount } from './readCount.ts';

export const CellIs = { missing: 0, count: 1, suppressed: 2 } as const;

/** A column of counts. Facts about a value are known by its code. */
export interface CellColumn {
  /** Its number in the table. */
  readonly column: number;
  /** Its cells are rates, and what they are rates of makes counts of them. */
  readonly isRate: boolean;
  /** Row → code. */
  readonly codes: ArrayLike<number>;
  /** Code → what it is. */
  readonly kinds: Uint8Array;
  /** Code → the count. */
  readonly values: Float64Array;
  /** Code → what its mark leaves open; −1 where it does not say. */
  readonly least: Float64Array;
  readonly most: Float64Array;
}

/** What parts people into groups: one column, or several that say the same. */
export interface Dimension {
  readonly columns: readonly number[];
  readonly codes: ArrayLike<number>;
  /** Codes run below it. */
  readonly size: number;
  text(code: number): string;
}

export interface CountTable {
  readonly rows: number;
  readonly dimensions: readonly Dimension[];
  readonly counts: readonly CellColumn[];
}

/** Where a cell stands among all cells that count. */
export const cellAt = (table: CountTable, row: number, count: number): number => row * table.counts.length + count;
export const rowOf = (table: CountTable, cell: number): number => Math.floor(cell / table.counts.length);
export const countOf = (table: CountTable, cell: number): number => cell % table.counts.length;

export function kindAt({ codes, kinds }: CellColumn, row: number): number {
  return kinds[codes[row]];
}

export function valueAt({ codes, values }: CellColumn, row: number): number {
  return values[codes[row]];
}

const BLOCK = 4096;

/**
 * Reads the distinct values of a column of counts. `zeroRows`: missing cells that are spelled `-`, which is zero.
 * `blankIsMark`: the user says that missing cells were held back. Yields the number of values read.
 */
export function* readCells(
  column: number,
  { codes, dictionary }: Column,
  marks: ReadonlySet<string>,
  zeroRows: readonly number[],
  blankIsMark: boolean,
): Generator<number, CellColumn> {
  const { size } = dictionary;
  const zeroCode = size;
  const kinds = new Uint8Array(size + 1);
  const values = new Float64Array(size + 1);
  const least = new Float64Array(size + 1);
  const most = new Float64Array(size + 1).fill(-1);
  kinds[zeroCode] = CellIs.count;
  if (blankIsMark) {
    kinds[0] = CellIs.suppressed;
    least[0] = 1;
  }
  for (let code = 1; code < size; code++) {
    if (code % BLOCK === 0) yield code;
    if (dictionary.count(code) === 0 || dictionary.length(code) > 64) continue;
    const cell = readCount(dictionary.text(code), marks);
    if (cell.is === 'count') {
      kinds[code] = CellIs.count;
      values[code] = cell.value;
    } else if (cell.is === 'suppressed') {
      kinds[code] = CellIs.suppressed;
      least[code] = cell.least;
      most[code] = cell.most ?? -1;
    }
  }
  const read = { column, isRate: false, kinds, values, least, most };
  if (zeroRows.length === 0) return { ...read, codes: codes.view };
  const own = Uint32Array.from(codes.view);
  for (const row of zeroRows) own[row] = zeroCode;
  return { ...read, codes: own };
}
