/** Where statistics and a table that is at hand contradict each other: columns that it lacks, and values that occur otherwise in it. */
import { sortInSteps } from '../analysis/index.ts';
import type { ColumnStatistics, Statistics } from '../statistics/index.ts';
import type { Columns, Dictionary } from '../table/index.ts';

export interface Contradictions {
  /** Rows of the table. */
  readonly rows: number;
  /** Positions in the statistics of columns that the table does not have. */
  readonly lacking: readonly number[];
  /** Of columns whose values occur otherwise; none where the rows differ, since then all do. */
  readonly unlike: readonly number[];
}

const VALUES_A_STEP = 1024;
const COUNTS_A_STEP = 8192;

/** Yields values looked at. */
export function* contradictions(
  statistics: Statistics,
  { columns, rowCount }: Columns,
): Generator<number, Contradictions> {
  const lacking: number[] = [];
  const unlike: number[] = [];
  for (const [i, told] of statistics.columns.entries()) {
    const column = columns.find(({ name }) => name === told.name);
    if (!column) lacking.push(i);
    else if (rowCount === statistics.rows && !(yield* isOf(told, column.dictionary))) unlike.push(i);
  }
  return { rows: rowCount, lacking, unlike };
}

/** Whether the listed counts are those of the column. The rest then is suppressed. */
function* isOf(told: ColumnStatistics, dictionary: Dictionary): Generator<number, boolean> {
  if (told.missing !== undefined && told.missing !== dictionary.count(0)) return false;
  return told.values ? yield* areValuesOf(told.values, told.counts, dictionary) : yield* areCountsOf(told, dictionary);
}

function* areValuesOf(
  values: readonly string[],
  counts: Uint32Array,
  dictionary: Dictionary,
): Generator<number, boolean> {
  const found = new Map<string, number>();
  for (let code = 1; code < dictionary.size; code++) {
    if (dictionary.count(code) > 0) found.set(dictionary.text(code), dictionary.count(code));
    if (code % VALUES_A_STEP === 0) yield code;
  }
  for (const [i, value] of values.entries()) {
    if (found.get(value) !== counts[i]) return false;
    if (i % VALUES_A_STEP === 0) yield i;
  }
  return true;
}

/** Without their values: each listed count is that of another value. */
function* areCountsOf({ counts }: ColumnStatistics, dictionary: Dictionary): Generator<number, boolean> {
  const descending = (one: number, other: number) => other - one;
  const found = yield* sortInSteps(yield* listed(dictionary.counts.subarray(1)), descending);
  const told = yield* sortInSteps(yield* listed(counts), descending);
  let place = 0;
  for (const [i, count] of told.entries()) {
    while (place < found.length && found[place] > count) place++;
    if (found[place++] !== count) return false;
    if (i % VALUES_A_STEP === 0) yield i;
  }
  return true;
}

/** Yields numbers listed. */
function* listed(numbers: Uint32Array): Generator<number, number[]> {
  const list: number[] = [];
  for (let from = 0; from < numbers.length; from += COUNTS_A_STEP) {
    list.push(...numbers.subarray(from, from + COUNTS_A_STEP));
    yield from;
  }
  return list;
}
