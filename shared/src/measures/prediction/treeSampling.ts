/** The tree shuffle (EXT): the risk of random tables that keep, beside all frequencies, the pair tables along a tree of columns. */
import type { JointCounts } from '../../counts/types.ts';
import { type Random, seededRandom } from '../numeric/index.ts';
import { type Draws, type IsEnough, type RandomTable, summariseDraws } from './draws.ts';
import { telling } from './progress.ts';
import { blockRows, fillInBlocks, groupStarts, shuffleColumn, shuffleGroups, sortedTable } from './shuffling.ts';

/** Column `child` is drawn within the groups of column `parent`, by their pair table: `joint` has the parent's values first. */
export interface CountedEdge {
  readonly parent: number;
  readonly child: number;
  readonly joint: JointCounts;
}

/**
 * A parent comes before its children, as in `spanningForest`. It needs no table: frequencies and pair tables are enough.
 * `joining`: the frequencies of more columns, which edges number after the others; rows are not compared on them.
 */
export function treeSampling(
  frequencies: readonly Uint32Array[],
  edges: readonly CountedEdge[],
  rows: number,
  draws: number,
  seed: number,
  isEnough?: IsEnough,
  joining: readonly Uint32Array[] = [],
): Generator<number, Draws> {
  const limits = frequencies.map((own) => own.length);
  const tables = treeTables(frequencies, edges, rows, seededRandom(seed), joining);
  return summariseDraws(tables, limits, rows, draws, isEnough);
}

/** Each child is shuffled within the groups of its parent's value; columns without a parent are shuffled whole. The joining columns are left out of the table. */
export function treeTables(
  frequencies: readonly Uint32Array[],
  edges: readonly CountedEdge[],
  rows: number,
  random: Random,
  joining: readonly Uint32Array[] = [],
): RandomTable {
  const all = [...frequencies, ...joining];
  const children = new Set(edges.map((edge) => edge.child));
  let table: readonly Uint32Array[] | undefined;
  let groups: readonly Groups[] | undefined;
  return function* shuffled() {
    table ??= yield* sortedTable(all, rows);
    groups ??= yield* groupsOf(all, edges, rows);
    for (const [i, column] of table.entries()) if (!children.has(i)) yield* shuffleColumn(column, random);
    for (const [i, { starts, values }] of groups.entries()) {
      yield* shuffleGroups(values, starts, random);
      yield* deal(values, starts, table[edges[i].parent], table[edges[i].child]);
    }
    return table.slice(0, frequencies.length);
  };
}

/** The child's values, those that go with value v of the parent from `starts[v]` on. */
interface Groups {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

/** Of each edge. Yields edges done. */
function* groupsOf(
  frequencies: readonly Uint32Array[],
  edges: readonly CountedEdge[],
  rows: number,
): Generator<number, Groups[]> {
  const groups: Groups[] = [];
  for (const { parent, joint } of edges) {
    const starts = groupStarts(frequencies[parent]);
    groups.push({ starts, values: yield* telling(groups.length, valuesByParent(joint, starts, rows)) });
  }
  return groups;
}

/** Yields pairs handled. */
function* valuesByParent(
  { a, b, counts }: JointCounts,
  starts: Uint32Array,
  rows: number,
): Generator<number, Uint32Array> {
  const values = new Uint32Array(rows);
  const next = starts.slice();
  for (let i = 0; i < counts.length; i++) {
    const from = next[a[i]];
    next[a[i]] += counts[i];
    if (counts[i] > blockRows) yield* fillInBlocks(values, b[i], from, next[a[i]]);
    else values.fill(b[i], from, next[a[i]]);
    if (i % blockRows === 0) yield i;
  }
  return values;
}

/** Gives each row the next value of the group of its parent's value. Yields rows handled. */
function* deal(
  values: Uint32Array,
  starts: Uint32Array,
  parent: Uint32Array,
  child: Uint32Array,
): Generator<number, void> {
  const next = starts.slice();
  for (let from = 0; from < child.length; from += blockRows) {
    const to = Math.min(child.length, from + blockRows);
    dealRows(from, to);
    yield to;
  }

  function dealRows(from: number, to: number): void {
    for (let row = from; row < to; row++) child[row] = values[next[parent[row]]++];
  }
}
