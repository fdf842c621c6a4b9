/** The sums that a table of counts publishes, each believed only where the numbers agree. */
import { type CellColumn, CellIs, type CountTable, cellAt, kindAt, valueAt } from './countTable.ts';
import { hashOf } from './dimensions.ts';
import { FirstRows } from './firstRows.ts';
import { type Rollup, rollupsOf } from './rollups.ts';

/** One published total and the cells that it is the sum of. */
export interface Sum {
  readonly total: number;
  readonly addends: readonly number[];
}

export interface Sums {
  readonly sums: readonly Sum[];
  /** Whether there are more than could be kept. */
  readonly isCut: boolean;
}

/** Of the complete slices, those with two addends that are not zero: so many have to be there, and to agree. */
const FEWEST_SLICES = 3;
const MUST_AGREE = 0.95;
/** Addends that are kept in all, so that a large table takes no more memory than its text. */
const MOST_ADDENDS = 2_000_000;
const BLOCK = 2048;

/** How many slices bear a total out. */
export interface Tally {
  complete: number;
  agreeing: number;
}

export const isBorneOut = ({ complete, agreeing }: Tally): boolean =>
  complete >= FEWEST_SLICES && agreeing >= MUST_AGREE * complete;

/** Totals down the rows. Yields the number of rows looked at. */
export function* sumsDown(table: CountTable): Generator<number, Sums> {
  const rollups = table.dimensions.flatMap((dimension, i) => rollupsOf(dimension, i));
  if (rollups.length === 0) return yield* lastRow(table);
  const hashes = new Float64Array(table.rows);
  for (let row = 0; row < table.rows; row++) {
    for (const [i, { codes }] of table.dimensions.entries()) hashes[row] += hashOf(i, codes[row]);
    if (row % BLOCK === 0) yield row;
  }
  const sums: Sum[] = [];
  let room = MOST_ADDENDS;
  for (const rollup of rollups) {
    const slices = yield* slicesOf(table, rollup, hashes);
    const counts = yield* agreeingCounts(table, slices);
    if (counts.length === 0) continue;
    const rowsOf = yield* rowsOfSlices(slices);
    for (const sum of listed(table, slices, rowsOf, counts)) {
      room -= sum.addends.length;
      if (room < 0) return { sums, isCut: true };
      sums.push(sum);
      yield 0;
    }
  }
  return sums.length > 0 ? { sums, isCut: false } : yield* lastRow(table);
}

interface Slices {
  /** Slice → the row of its total. */
  readonly totalRows: readonly number[];
  /** Row → the slice that it is an addend in, or −1. */
  readonly sliceOfRow: Int32Array;
}

function* slicesOf(table: CountTable, { dimension, totalOf }: Rollup, hashes: Float64Array): Generator<number, Slices> {
  const { codes } = table.dimensions[dimension];
  const isTotal = new Uint8Array(totalOf.length);
  for (const total of totalOf) if (total >= 0) isTotal[total] = 1;
  const slices = new FirstRows(table.rows);
  const totalRows: number[] = [];
  for (let row = 0; row < table.rows; row++) {
    // A group that stands there twice is none: the later rows are left out.
    if (isTotal[codes[row]] === 1 && slices.add(hashes[row], totalRows.length)) totalRows.push(row);
    if (row % BLOCK === 0) yield row;
  }
  const sliceOfRow = new Int32Array(table.rows).fill(-1);
  for (let row = 0; row < table.rows; row++) {
    const own = codes[row];
    const total = totalOf[own];
    if (total >= 0) {
      sliceOfRow[row] = slices.get(hashes[row] - hashOf(dimension, own) + hashOf(dimension, total)) ?? -1;
    }
    if (row % BLOCK === 0) yield row;
  }
  return { totalRows, sliceOfRow };
}

/** The columns of counts in which the totals are the sums of their slices. */
function* agreeingCounts(table: CountTable, slices: Slices): Generator<number, number[]> {
  const tallies: Tally[] = [];
  for (const column of table.counts) tallies.push(yield* tallyOf(table, column, slices));
  // Columns with few complete slices of their own are believed along with the others, unless they disagree.
  const fits = tallies.map((tally) => tally.agreeing >= MUST_AGREE * tally.complete);
  const all = tallies.filter((_, i) => fits[i]);
  const pooled = {
    complete: all.reduce((sum, { complete }) => sum + complete, 0),
    agreeing: all.reduce((sum, { agreeing }) => sum + agreeing, 0),
  };
  return isBorneOut(pooled) ? table.counts.flatMap((_, i) => (fits[i] ? [i] : [])) : [];
}

function* tallyOf(table: CountTable, column: CellColumn, { totalRows, sliceOfRow }: Slices): Generator<number, Tally> {
  const sum = new Float64Array(totalRows.length);
  const filled = new Int32Array(totalRows.length);
  const isOpen = new Uint8Array(totalRows.length);
  for (let row = 0; row < table.rows; row++) {
    if (row % BLOCK === 0) yield row;
    const slice = sliceOfRow[row];
    if (slice < 0) continue;
    if (kindAt(column, row) !== CellIs.count) {
      isOpen[slice] = 1;
      continue;
    }
    const value = valueAt(column, row);
    sum[slice] += value;
    if (value > 0) filled[slice]++;
  }
  const tally: Tally = { complete: 0, agreeing: 0 };
  for (const [slice, row] of totalRows.entries()) {
    if (isOpen[slice] === 1 || filled[slice] < 2 || kindAt(column, row) !== CellIs.count) continue;
    tally.complete++;
    if (valueAt(column, row) === sum[slice]) tally.agreeing++;
  }
  return tally;
}

/** Slice → the rows of its addends. */
function* rowsOfSlices({ totalRows, sliceOfRow }: Slices): Generator<number, readonly (readonly number[])[]> {
  const rowsOf: number[][] = totalRows.map(() => []);
  for (let row = 0; row < sliceOfRow.length; row++) {
    if (sliceOfRow[row] >= 0) rowsOf[sliceOfRow[row]].push(row);
    if (row % BLOCK === 0) yield row;
  }
  return rowsOf;
}

function* listed(
  table: CountTable,
  { totalRows }: Slices,
  rowsOf: readonly (readonly number[])[],
  counts: readonly number[],
): Generator<Sum> {
  for (const [slice, totalRow] of totalRows.entries()) {
    if (rowsOf[slice].length < 2) continue;
    for (const count of counts) {
      yield { total: cellAt(table, totalRow, count), addends: rowsOf[slice].map((row) => cellAt(table, row, count)) };
    }
  }
}

/** Without a word for it: the last row may be the sum of all before it. */
function* lastRow(table: CountTable): Generator<number, Sums> {
  const none = { sums: [], isCut: false };
  const last = table.rows - 1;
  if (table.rows < 3 || table.counts.length < FEWEST_SLICES || table.rows * table.counts.length > MOST_ADDENDS)
    return none;
  const tally: Tally = { complete: 0, agreeing: 0 };
  const believed: number[] = [];
  for (const [i, column] of table.counts.entries()) {
    let sum = 0;
    let filled = 0;
    let isOpen = false;
    for (let row = 0; row < last; row++) {
      if (kindAt(column, row) !== CellIs.count) isOpen = true;
      const value = valueAt(column, row);
      sum += value;
      if (value > 0) filled++;
      if (row % BLOCK === 0) yield row;
    }
    believed.push(i);
    if (isOpen || filled < 2 || kindAt(column, last) !== CellIs.count) continue;
    tally.complete++;
    if (sum === valueAt(column, last)) tally.agreeing++;
  }
  if (!isBorneOut(tally)) return none;
  const rows = Array.from({ length: last }, (_, row) => row);
  const sums = believed.map((i) => ({
    total: cellAt(table, last, i),
    addends: rows.map((row) => cellAt(table, row, i)),
  }));
  return { sums, isCut: false };
}
