/** Columns put in random order, a slice at a time. */
import { type Random, randomBelow } from '../numeric/index.ts';
import { telling } from './progress.ts';

/** Rows between two yields: well under a millisecond of work. */
export const blockRows = 16384;

/** Places from `start` to `end`. Yields after each block but the last: few places are filled at once. */
export function* fillInBlocks(values: Uint32Array, value: number, start: number, end: number): Generator<number, void> {
  for (let from = start; from < end; from += blockRows) {
    const to = Math.min(end, from + blockRows);
    values.fill(value, from, to);
    if (to < end) yield to;
  }
}

/** The values of a column in ascending order, from the frequency of each. Yields rows filled. */
export function* sortedColumn(frequencies: Uint32Array, rows: number): Generator<number, Uint32Array> {
  const values = new Uint32Array(rows);
  for (let value = 0, end = 0, pause = blockRows; value < frequencies.length; value++) {
    const from = end;
    end += frequencies[value];
    if (end - from > blockRows) yield* fillInBlocks(values, value, from, end);
    else values.fill(value, from, end);
    if (end < pause) continue;
    yield end;
    pause = end + blockRows;
  }
  return values;
}

/** R3A's sorted ordinal table: each column sorted on its own. Yields columns done. */
export function* sortedTable(frequencies: readonly Uint32Array[], rows: number): Generator<number, Uint32Array[]> {
  const table: Uint32Array[] = [];
  for (const own of frequencies) table.push(yield* telling(table.length, sortedColumn(own, rows)));
  return table;
}

/** Shuffles the whole column (Fisher–Yates). Yields how many places were filled. */
export function* shuffleColumn(values: Uint32Array, random: Random): Generator<number, void> {
  yield* shuffleGroups(values, Uint32Array.of(0, values.length), random);
}

/** Shuffles each group of places `starts[g]` to `starts[g + 1]` within itself. Yields how many places were filled. */
export function* shuffleGroups(values: Uint32Array, starts: Uint32Array, random: Random): Generator<number, void> {
  let group = 0;
  for (let from = 0; from < values.length; from += blockRows) {
    const to = Math.min(values.length, from + blockRows);
    group = fillPlaces(values, starts, group, from, to, random);
    yield to;
  }
}

/** Fills each place from `from` to `to` with one of the values from there to the end of its group. Returns the group met last. */
function fillPlaces(
  values: Uint32Array,
  starts: Uint32Array,
  firstGroup: number,
  from: number,
  to: number,
  random: Random,
): number {
  let group = firstGroup;
  for (let place = from; place < to; place++) {
    while (starts[group + 1] <= place) group++;
    const other = place + randomBelow(random, starts[group + 1] - place);
    const kept = values[place];
    values[place] = values[other];
    values[other] = kept;
  }
  return group;
}

/** Where the group of each value begins when rows are ordered by value. */
export function groupStarts(frequencies: Uint32Array): Uint32Array {
  const starts = new Uint32Array(frequencies.length + 1);
  for (let value = 0; value < frequencies.length; value++) starts[value + 1] = starts[value] + frequencies[value];
  return starts;
}
