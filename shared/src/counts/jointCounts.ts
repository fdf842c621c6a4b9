/** How often each pair of values of two columns occurs together: what dependency, confidence and lift are made of. Exact. */
import { blockRows } from './codedColumns.ts';
import type { IndexedColumn } from './indexedColumn.ts';
import type { JointCounts } from './types.ts';

/** A table with an entry for every pair pays while it stays in the cache, and while it is not much larger than the column. */
const directLimit = 2 ** 17;

/** May return the arrays of the columns themselves, or arrays with room to spare behind them. Yields rows done. */
export function* jointCountsOf(a: IndexedColumn, b: IndexedColumn): Generator<number, JointCounts> {
  const rows = a.values.length;
  if (a.distinct === rows || b.distinct === rows) {
    return { rows, a: a.values, b: b.values, counts: new Uint32Array(rows).fill(1) };
  }
  const entries = a.limit * b.limit;
  if (entries <= Math.min(directLimit, Math.max(1024, rows * 4))) return yield* countDirectly(a, b);
  if (a.distinct >= b.distinct) return yield* walkGroups(a, b);
  const swapped = yield* walkGroups(b, a);
  return { rows, a: swapped.b, b: swapped.a, counts: swapped.counts };
}

function* countDirectly(a: IndexedColumn, b: IndexedColumn): Generator<number, JointCounts> {
  const rows = a.values.length;
  const table = new Uint32Array(a.limit * b.limit);
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    tallyPairs(table, a.values, b.values, b.limit, from, to);
    yield to;
  }
  let pairs = 0;
  for (let entry = 0; entry < table.length; entry++) if (table[entry] > 0) pairs++;
  const result = { rows, a: new Uint32Array(pairs), b: new Uint32Array(pairs), counts: new Uint32Array(pairs) };
  yield rows;
  writePairs(table, b.limit, result);
  return result;
}

function tallyPairs(table: Uint32Array, a: Uint32Array, b: Uint32Array, limit: number, from: number, to: number): void {
  for (let row = from; row < to; row++) table[a[row] * limit + b[row]]++;
}

function writePairs(table: Uint32Array, limit: number, { a, b, counts }: JointCounts): void {
  let pairs = 0;
  for (let first = 0, entry = 0; entry < table.length; first++) {
    for (let second = 0; second < limit; second++, entry++) {
      if (table[entry] === 0) continue;
      a[pairs] = first;
      b[pairs] = second;
      counts[pairs++] = table[entry];
    }
  }
}

/** Counts the values of the coarser column within the rows of each value of the finer one. */
function* walkGroups(finer: IndexedColumn, coarser: IndexedColumn): Generator<number, JointCounts> {
  const rows = finer.values.length;
  const { starts, order } = yield* finer.grouped();
  const most = Math.min(rows, finer.distinct * coarser.distinct);
  const [a, b, counts] = [new Uint32Array(most), new Uint32Array(most), new Uint32Array(most)];
  const tally = new Uint32Array(coarser.limit);
  const met = new Uint32Array(coarser.limit);
  let [value, metCount, pairs] = [0, 0, 0];
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    walk(from, to);
    yield to;
  }
  return { rows, a: a.subarray(0, pairs), b: b.subarray(0, pairs), counts: counts.subarray(0, pairs) };

  function walk(from: number, to: number): void {
    for (let place = from; place < to; ) {
      while (starts[value + 1] <= place) value++;
      const last = starts[value + 1];
      if (last - starts[value] === 1) {
        a[pairs] = value;
        b[pairs] = coarser.values[order[place++]];
        counts[pairs++] = 1;
        continue;
      }
      const end = Math.min(to, last);
      metCount = meet(order, place, end, coarser.values, tally, met, metCount);
      place = end;
      if (place === last) settle();
    }
  }

  /** Writes the pairs of the finer value whose rows are all met. */
  function settle(): void {
    for (let i = 0; i < metCount; i++) {
      const other = met[i];
      a[pairs] = value;
      b[pairs] = other;
      counts[pairs++] = tally[other];
      tally[other] = 0;
    }
    metCount = 0;
  }
}

/** Tallies the values of some rows, and notes those met for the first time. Returns how many are noted. */
function meet(
  order: Uint32Array,
  from: number,
  to: number,
  values: Uint32Array,
  tally: Uint32Array,
  met: Uint32Array,
  metBefore: number,
): number {
  let metCount = metBefore;
  for (let place = from; place < to; place++) {
    const value = values[order[place]];
    if (tally[value]++ === 0) met[metCount++] = value;
  }
  return metCount;
}
