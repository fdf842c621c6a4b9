/**
 * Minimal sample uniques of all rows, counted (SUDA): going up by size, a row has a set as a minimal sample unique if it
 * is alone on the set and on none of its subsets that lack one column. Only counts are kept, which is what scores need.
 */
import { countClasses } from '../counts/index.ts';
import type { Codes } from '../table/index.ts';
import { combinations } from './lexicographic.ts';
import { PartitionStore } from './partitionStore.ts';
import { Refinery, type RowList } from './refinery.ts';
import { blockRows, searchColumns } from './searchColumns.ts';

interface FileUniques {
  /** Sets of up to this many columns were looked at: what was asked for, or what memory allowed. */
  readonly kappa: number;
  /** Size → row → how many minimal sample uniques of that size the row has. */
  readonly countOfSize: readonly Uint32Array[];
  /** Column → size → over all rows, minimal sample uniques of that size that contain the column. */
  readonly countOfColumn: readonly (readonly number[])[];
  /** Row → rows that equal it in all columns, itself included. */
  readonly sizeOfRow: Uint32Array;
}

/** Bytes for the rows that are alone on each combination of the size before. */
const mostMemory = 2 ** 28;

/** Yields the combinations and rows handled. */
export function* countSampleUniques(
  columns: readonly Codes[],
  rows: number,
  kappa = 3,
): Generator<number, FileUniques> {
  const width = columns.length;
  const largest = affordable(width, rows, Math.min(kappa, width));
  const countOfSize = Array.from({ length: largest + 1 }, () => new Uint32Array(rows));
  const countOfColumn = columns.map(() => new Array<number>(largest + 1).fill(0));
  const { classOfRow, sizeOfClass } = yield* countClasses(columns, rows);
  const sizeOfRow = classOfRow;
  for (let row = 0; row < rows; row++) sizeOfRow[row] = sizeOfClass[classOfRow[row]];
  const ordered = yield* searchColumns(columns, rows);
  const refinery = new Refinery(ordered);
  const store = new PartitionStore(ordered, rows, refinery);
  const alone: RowList = { rows: new Uint32Array(rows), length: 0 };
  let before = new Map<string, Int32Array>([['', new Int32Array((rows + 31) >>> 5)]]);
  const everyRow = allRows(rows);
  let handled = 0;
  for (let size = 1; size <= largest; size++) {
    const now = new Map<string, Int32Array>();
    for (const prefix of combinations(width - 1, size - 1)) {
      const partition = size > 1 ? yield* store.of(prefix) : everyRow;
      const aloneBefore = before.get(keyOf(prefix)) as Int32Array;
      for (let last = (prefix.at(-1) ?? -1) + 1; last < width; last++) {
        alone.length = 0;
        yield* refinery.listAlone(partition, ordered[last], alone);
        const set = [...prefix, last];
        const subsets = prefix.map((_, left) => before.get(keyOf(set.filter((_, i) => i !== left))) as Int32Array);
        const minimal = yield* countMinimal(alone, subsets, countOfSize[size], handled);
        for (const place of set) countOfColumn[ordered[place].index][size] += minimal;
        if (size < largest) now.set(keyOf(set), yield* marked(aloneBefore, alone, handled));
        yield ++handled;
      }
    }
    before = now;
  }
  return { kappa: largest, countOfSize, countOfColumn, sizeOfRow };
}

/** Counts, for each row that is alone on none of the subsets, one minimal sample unique more; says for how many rows. */
function* countMinimal(
  alone: RowList,
  subsets: readonly Int32Array[],
  counts: Uint32Array,
  handled: number,
): Generator<number, number> {
  let minimal = 0;
  for (let from = 0; from < alone.length; from += blockRows) {
    minimal += countMinimalWithin(alone, from, Math.min(alone.length, from + blockRows), subsets, counts);
    yield handled;
  }
  return minimal;
}

function countMinimalWithin(
  alone: RowList,
  from: number,
  to: number,
  subsets: readonly Int32Array[],
  counts: Uint32Array,
): number {
  let minimal = 0;
  for (let i = from; i < to; i++) {
    const row = alone.rows[i];
    let isMinimal = true;
    for (const subset of subsets) if ((subset[row >>> 5] >>> (row & 31)) & 1) isMinimal = false;
    if (!isMinimal) continue;
    counts[row]++;
    minimal++;
  }
  return minimal;
}

function* marked(before: Int32Array, alone: RowList, handled: number): Generator<number, Int32Array> {
  const marks = before.slice();
  for (let i = 0; i < alone.length; i++) {
    marks[alone.rows[i] >>> 5] |= 1 << (alone.rows[i] & 31);
    if (i % blockRows === blockRows - 1) yield handled;
  }
  return marks;
}

function allRows(rows: number): { rows: Uint32Array; starts: Uint32Array } {
  const all = new Uint32Array(rows);
  for (let row = 0; row < rows; row++) all[row] = row;
  return { rows: all, starts: Uint32Array.of(0, rows) };
}

function keyOf(set: readonly number[]): string {
  return String.fromCharCode(...set);
}

/** The largest size, up to `wanted`, whose combinations of one column less fit in memory. */
function affordable(columns: number, rows: number, wanted: number): number {
  let combinationsBefore = 1;
  for (let size = 1; size <= wanted; size++) {
    if (combinationsBefore * (rows / 8 + 100) > mostMemory) return size - 1;
    combinationsBefore = (combinationsBefore * (columns - size + 1)) / size;
  }
  return wanted;
}
