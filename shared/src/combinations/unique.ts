/**
 * Minimal unique column combinations (COL: UCC): column sets on which all rows differ, none with a smaller one inside.
 * Hitting sets of sampled difference sets propose, partitions judge, and each proposal refuted adds the difference sets
 * that refute it (HPIValid: Birnick et al., PVLDB 13, 2020). Equal cells match, and missing ones match missing ones.
 */

import { type Random, randomBelow, seededRandom } from '../random/index.ts';
import type { Codes } from '../table/index.ts';
import { difference, sampleDifferences } from './differences.ts';
import { HittingSetSearch } from './hittingSets.ts';
import { allColumns, MaskSet } from './masks.ts';
import { minimalSets } from './minimalSets.ts';
import { PartitionStore } from './partitionStore.ts';
import { Refinery } from './refinery.ts';
import { blockRows, type SearchColumn, searchColumns } from './searchColumns.ts';

/** The result so far. All numbers are right at any time; they only grow until the search is `complete`. */
export interface UniqueCombinations {
  /** Rows that repeat an earlier row. With one of them no combination exists, which does not mean that rows are safe. */
  readonly duplicateRows: number;
  /** Whether duplicate rows were left out, so that the combinations distinguish the distinct rows. */
  readonly distinctRows: boolean;
  /** The largest size looked for; undefined if there is no limit. */
  readonly kappa: number | undefined;
  /** All combinations of up to this many columns are found. */
  readonly provenSize: number;
  /** Whether all that were asked for are found. */
  readonly complete: boolean;
  readonly count: number;
  /** Size → how many there are. */
  readonly countOfSize: readonly number[];
  /** Column → size → how many contain the column (COL needs no more if all columns are revealed with one probability). */
  readonly countOfColumn: readonly (readonly number[])[];
  /** The smallest ones, column numbers ascending. */
  readonly sets: readonly (readonly number[])[];
  /** Steps of the search. */
  readonly steps: number;
}

export interface SearchLimits {
  readonly kappa: number | undefined;
  /** Leaves duplicate rows out, so that the distinct ones are looked at. */
  readonly distinctRows?: boolean;
  readonly seed?: number;
  /** Called with every combination, also with those that are not kept. */
  readonly onSet?: (columns: readonly number[]) => void;
}

/** Combinations kept; more are counted only. */
const mostKept = 200;
/** Pairs of rows taken to refute a proposal. */
const mostRefuting = 200;

export class FoundCombinations implements UniqueCombinations {
  duplicateRows = 0;
  readonly distinctRows: boolean;
  readonly kappa: number | undefined;
  provenSize = 0;
  complete = false;
  count = 0;
  readonly countOfSize: number[] = [0];
  readonly countOfColumn: number[][];
  readonly sets: number[][] = [];
  steps = 0;
  readonly #onSet: ((columns: readonly number[]) => void) | undefined;

  constructor(columns: number, { kappa, distinctRows, onSet }: SearchLimits) {
    this.kappa = kappa;
    this.distinctRows = distinctRows === true;
    this.countOfColumn = Array.from({ length: columns }, () => [0]);
    this.#onSet = onSet;
  }

  add(set: number[]): void {
    const size = set.length;
    this.count++;
    this.countOfSize[size]++;
    for (const column of set) this.countOfColumn[column][size]++;
    if (this.sets.length < mostKept) this.sets.push(set);
    this.#onSet?.(set);
  }

  /** All that were asked for are found: in an order in which neither the search nor the rows show. */
  finish(largest: number): this {
    this.provenSize = largest;
    this.complete = true;
    this.sets.sort(bySizeAndColumns);
    return this;
  }

  beginSize(size: number): void {
    this.countOfSize[size] = 0;
    for (const counts of this.countOfColumn) counts[size] = 0;
  }

  /** Counts a step of any part of the work. */
  *stepping<T>(work: Generator<number, T>): Generator<UniqueCombinations, T> {
    for (;;) {
      const next = work.next();
      if (next.done === true) return next.value;
      this.steps++;
      yield this;
    }
  }
}

/** Yields, in steps of about a millisecond, what is known so far: one object, which changes. It may be left at any step. */
export function* searchUniqueCombinations(
  columns: readonly Codes[],
  rows: number,
  limits: SearchLimits,
): Generator<UniqueCombinations, UniqueCombinations> {
  const found = new FoundCombinations(columns.length, limits);
  const largest = Math.min(columns.length, limits.kappa ?? columns.length);
  if (rows === 0 || largest < 1) {
    found.complete = true;
    return found;
  }
  const ordered = yield* found.stepping(searchColumns(columns, rows));
  const refinery = new Refinery(ordered);
  const repeated = yield* found.stepping(
    repeatedRows(new PartitionStore(ordered, rows, refinery), columns.length, rows),
  );
  found.duplicateRows = repeated.count;
  if (repeated.count > 0 && !found.distinctRows) {
    found.provenSize = largest;
    found.complete = true;
    return found;
  }
  const store = new PartitionStore(ordered, rows, refinery, repeated.count > 0 ? repeated.marks : undefined);
  const random = seededRandom(limits.seed ?? 1);
  const differences = new MaskSet(columns.length);
  // Only sets with at least one column are looked for, as if two rows differed in all columns.
  differences.add(allColumns(columns.length), 0);
  yield* found.stepping(sampleDifferences(ordered, rows, (column) => store.of([column]), random, differences));

  let edges = yield* found.stepping(minimalSets(differences.masks, columns.length));
  for (let size = 1; size <= largest; size++) {
    found.beginSize(size);
    const search = yield* found.stepping(HittingSetSearch.over(columns.length, edges, size));
    const added = new MaskSet(columns.length);
    for (let state = search.next(); state !== 'ended'; state = search.next()) {
      if (state === 'found') {
        const refuting = yield* found.stepping(refute(search.found, ordered, store, refinery, random, added));
        for (let edge = 0; edge < refuting.length; edge += added.words) search.addEdge(refuting, edge);
        if (refuting.length === 0) found.add(search.found.map((place) => ordered[place].index).sort((a, b) => a - b));
      }
      found.steps++;
      yield found;
    }
    found.provenSize = size;
    if (!search.cut) break;
    if (added.count > 0) {
      const all = new Int32Array(edges.length + added.masks.length);
      all.set(edges);
      all.set(added.masks, edges.length);
      edges = yield* found.stepping(minimalSets(all, columns.length));
    }
  }
  return found.finish(largest);
}

function bySizeAndColumns(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return one.length - other.length;
  const place = one.findIndex((column, i) => column !== other[i]);
  return place < 0 ? 0 : one[place] - other[place];
}

/** Difference sets of rows that agree on all columns of the set, none if no two do. They also go to `added`. */
function* refute(
  set: readonly number[],
  columns: readonly SearchColumn[],
  store: PartitionStore,
  refinery: Refinery,
  random: Random,
  added: MaskSet,
): Generator<number, Int32Array> {
  const last = set[set.length - 1];
  let pairs: Uint32Array;
  if (set.length === 1) {
    const partition = yield* store.of(set);
    pairs = partition.rows.subarray(0, 2);
  } else {
    const partition = yield* store.of(set.slice(0, -1));
    const begin = randomBelow(random, Math.max(1, partition.starts.length - 1));
    pairs = yield* refinery.collisions(partition, columns[last], mostRefuting, begin);
  }
  const found = new MaskSet(columns.length);
  const mask = new Int32Array(found.words);
  for (let i = 0; i < pairs.length; i += 2) {
    if (difference(columns, pairs[i], pairs[i + 1], mask)) found.add(mask, 0);
  }
  const minimal = yield* minimalSets(found.masks, columns.length);
  for (let edge = 0; edge < minimal.length; edge += found.words) added.add(minimal, edge);
  return minimal;
}

/** Rows that equal an earlier row in all columns. */
function* repeatedRows(
  store: PartitionStore,
  columns: number,
  rows: number,
): Generator<number, { readonly count: number; readonly marks: Uint8Array }> {
  const marks = new Uint8Array(rows);
  let count = 0;
  const all = Array.from({ length: columns }, (_, column) => column);
  const partition = yield* store.of(all);
  for (let cluster = 0; cluster + 1 < partition.starts.length; cluster++) {
    for (let i = partition.starts[cluster] + 1; i < partition.starts[cluster + 1]; i++) {
      marks[partition.rows[i]] = 1;
      if (++count % blockRows === 0) yield count;
    }
  }
  return { count, marks };
}
