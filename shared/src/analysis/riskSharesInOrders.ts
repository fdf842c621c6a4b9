/**
 * What each column adds to the risk of one row, as the mean over orders in which the columns become known: an estimate of the
 * Shapley value where there are too many sets of columns. Each order's additions sum to 1 / class size − 1/n, so their means do.
 * Every column comes first equally often (stratified by the first column), which makes the largest additions exact.
 */
import { seededRandom, shuffle } from '../random/index.ts';
import type { Codes } from '../table/index.ts';
import { markDiffering } from './differing.ts';

/** So many orders, or one for each column that comes first. Of 16 columns, a share is then off by .008 in the square mean, .025 at worst. */
const ORDERS = 256;
/** Rows looked at in one step, in one column. */
const BLOCK = 65_536;
const BITS = 32;

/** First column → orders of the others after it; the same for all rows and all times. */
export function columnOrders(columns: number): Uint32Array[][] {
  const random = seededRandom(columns);
  const each = Math.ceil(ORDERS / columns);
  return Array.from({ length: columns }, (_, first) =>
    Array.from({ length: each }, () => {
      const others = Uint32Array.from({ length: columns - 1 }, (_, i) => (i < first ? i : i + 1));
      shuffle(others, random);
      return others;
    }),
  );
}

/** Memory to work in, for one row after the other. */
export class RoomForOrders {
  /** For 32 columns each: row → in which of them it differs, as bits. */
  readonly differing: readonly Uint32Array[];
  readonly codes = new Uint32Array(BLOCK);
  readonly alikeInFirst: Uint32Array;
  readonly alike: Uint32Array;

  constructor(columns: number, rows: number) {
    this.differing = Array.from({ length: Math.ceil(columns / BITS) }, () => new Uint32Array(rows));
    this.alikeInFirst = new Uint32Array(rows);
    this.alike = new Uint32Array(rows);
  }
}

/** Yields after each block of rows. */
export function* sharesInOrders(
  columns: readonly Codes[],
  row: number,
  classSize: number,
  orders: readonly (readonly Uint32Array[])[],
  room: RoomForOrders,
): Generator<void, Float64Array> {
  const { differing, alikeInFirst, alike } = room;
  const shares = new Float64Array(columns.length);
  yield* compare(columns, row, room);
  for (const [first, some] of orders.entries()) {
    const alikeCount = yield* rowsAlike(differing, first, alikeInFirst);
    shares[first] += some.length * (1 / alikeCount - 1 / alikeInFirst.length);
    for (const order of some) {
      let from = alikeInFirst;
      let count = alikeCount;
      for (let i = 0; i < order.length && count > classSize; i++) {
        const left = yield* keepAlike(differing, order[i], from, count, alike);
        shares[order[i]] += 1 / left - 1 / count;
        from = alike;
        count = left;
      }
    }
  }
  const all = orders.length * orders[0].length;
  return shares.map((share) => share / all);
}

/** Fills `differing`: column c is bit c modulo 32. */
function* compare(columns: readonly Codes[], row: number, { differing, codes }: RoomForOrders): Generator<void, void> {
  for (const [i, bits] of differing.entries()) {
    bits.fill(0);
    const first = i * BITS;
    for (let column = Math.min(columns.length, first + BITS) - 1; column >= first; column--) {
      for (let from = 0; from < bits.length; from += BLOCK) {
        const to = Math.min(from + BLOCK, bits.length);
        columns[column].copyTo(codes, from, to);
        markDiffering(bits.subarray(from, to), codes, to - from, columns[column].at(row));
        yield;
      }
    }
  }
}

/** Writes the numbers of the rows that are alike in a column, and returns how many they are. */
function* rowsAlike(differing: readonly Uint32Array[], column: number, found: Uint32Array): Generator<void, number> {
  const bits = differing[Math.floor(column / BITS)];
  const place = column % BITS;
  let count = 0;
  for (let from = 0; from < bits.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, bits.length);
    for (let row = from; row < to; row++) {
      found[count] = row;
      count += ~(bits[row] >>> place) & 1;
    }
    yield;
  }
  return count;
}

/** Writes those of the first `count` rows that are alike in one more column, maybe where they stood, and returns how many they are. */
function* keepAlike(
  differing: readonly Uint32Array[],
  column: number,
  rows: Uint32Array,
  count: number,
  kept: Uint32Array,
): Generator<void, number> {
  const bits = differing[Math.floor(column / BITS)];
  const place = column % BITS;
  let left = 0;
  for (let from = 0; from < count; from += BLOCK) {
    const to = Math.min(from + BLOCK, count);
    for (let i = from; i < to; i++) {
      const row = rows[i];
      kept[left] = row;
      left += ~(bits[row] >>> place) & 1;
    }
    yield;
  }
  return left;
}
