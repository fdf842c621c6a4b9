/** Reads what statistics say of pairs of columns: frequent tuples, and the pair tables along a tree. */
import type { FrequentTuple } from '../measures/prediction/index.ts';
import { t } from '../words/index.ts';
import type { ColumnReader } from './columnReader.ts';
import type { Faults, Members } from './faults.ts';
import { MOST_RECORDS } from './limits.ts';
import type { PlainTree } from './plainTree.ts';
import { type ColumnStatistics, type EdgeStatistics, frequenciesOf, type PairStatistics } from './statistics.ts';

const ITEMS_A_STEP = 1024;
/** A confidence is printed with fewer digits than it has, at times. */
const NEAR = 1e-6;

/** Yields the tuples read. */
export function* readPairs(
  faults: Faults,
  members: Members,
  columns: readonly ColumnStatistics[],
  readers: readonly ColumnReader[],
): Generator<number, PairStatistics[]> {
  const pairs: PairStatistics[] = [];
  if (!members.has('pairs')) return pairs;
  const met = new Set<string>();
  for (const place of faults.list(members, 'pairs') ?? []) {
    if (faults.isFull) break;
    const own = faults.members(place, ['dependent', 'determinant', 'gain', 'tuples']);
    const dependent = columnIn(faults, own, 'dependent', columns);
    const determinant = columnIn(faults, own, 'determinant', columns);
    const gain = shareAt(faults, own);
    const items = faults.list(own, 'tuples');
    if (dependent === undefined || determinant === undefined || gain === undefined || items === undefined) continue;
    if (dependent === determinant) faults.add(place, sameColumn());
    else if (met.has(`${dependent} ${determinant}`)) faults.add(place, t`This pair of columns is stated twice.`);
    met.add(`${dependent} ${determinant}`);
    const tuples: FrequentTuple[] = [];
    const seen = new Set<number>();
    const frequencies = frequenciesOf(columns[determinant]);
    const ofDependent = frequenciesOf(columns[dependent]);
    const left = [ofDependent.slice(), frequencies.slice()];
    for (const [i, item] of items.entries()) {
      if (i % ITEMS_A_STEP === 0) yield i;
      if (faults.isFull) break;
      const tuple = tupleIn(faults, item, [readers[dependent], readers[determinant]], 4);
      const key = tuple && tuple.a * frequencies.length + tuple.b;
      if (key !== undefined && seen.has(key)) {
        faults.add(item, t`These two values are stated twice.`);
        continue;
      }
      if (tuple && tuple.count > Math.min(ofDependent[tuple.a], frequencies[tuple.b])) {
        faults.add(item, t`This is more than there are records with one of these values.`);
        continue;
      }
      if (tuple && !takesFrom(left, tuple, faults, item)) continue;
      const confidence = tuple && confidenceAt(faults, tuple.last, tuple.count / frequencies[tuple.b]);
      if (tuple === undefined || confidence === undefined) continue;
      seen.add(tuple.a * frequencies.length + tuple.b);
      tuples.push({ a: tuple.a, b: tuple.b, count: tuple.count, confidence });
    }
    pairs.push({ dependent, determinant, gain, tuples });
  }
  return pairs;
}

/** Yields the pairs of values read. Undefined if there is no tree. */
export function* readTree(
  faults: Faults,
  members: Members,
  columns: readonly ColumnStatistics[],
  readers: readonly ColumnReader[],
  rows: number,
): Generator<number, EdgeStatistics[] | undefined> {
  if (!members.has('tree')) return undefined;
  const edges: EdgeStatistics[] = [];
  const reached = new Set<number>();
  for (const place of faults.list(members, 'tree') ?? []) {
    if (faults.isFull) break;
    const own = faults.members(place, ['parent', 'child', 'counts']);
    const parent = columnIn(faults, own, 'parent', columns);
    const child = columnIn(faults, own, 'child', columns);
    const items = faults.list(own, 'counts');
    if (parent === undefined || child === undefined || items === undefined) continue;
    if (parent === child) faults.add(place, sameColumn());
    else if (reached.has(child)) {
      faults.add(
        own.value('child') ?? place,
        t`A column is the child of one other at most, and stands before its own children.`,
      );
    }
    reached.add(parent).add(child);
    const [a, b, counts] = [
      new Uint32Array(items.length),
      new Uint32Array(items.length),
      new Uint32Array(items.length),
    ];
    const left = [frequenciesOf(columns[parent]), frequenciesOf(columns[child])];
    const seen = new Set<number>();
    for (const [i, item] of items.entries()) {
      if (i % ITEMS_A_STEP === 0) yield i;
      if (faults.isFull) break;
      const tuple = tupleIn(faults, item, [readers[parent], readers[child]], 3);
      if (tuple === undefined) continue;
      const key = tuple.a * left[1].length + tuple.b;
      if (seen.has(key)) faults.add(item, t`These two values are stated twice.`);
      seen.add(key);
      if (!takesFrom(left, tuple, faults, item)) continue;
      [a[i], b[i], counts[i]] = [tuple.a, tuple.b, tuple.count];
    }
    edges.push({ parent, child, joint: { rows, a, b, counts } });
  }
  return edges;
}

/** Takes a pair's records from those that are left of each of its values; false if there are not so many. */
function takesFrom(left: readonly Uint32Array[], { a, b, count }: Tuple, faults: Faults, item: PlainTree): boolean {
  if (count > left[0][a] || count > left[1][b]) {
    faults.add(item, t`With the pairs before it, this is more than there are records with one of these values.`);
    return false;
  }
  left[0][a] -= count;
  left[1][b] -= count;
  return true;
}

interface Tuple {
  readonly a: number;
  readonly b: number;
  readonly count: number;
  readonly last: PlainTree;
}

/** Two values, their count, and what else there is. */
function tupleIn(
  faults: Faults,
  item: PlainTree,
  [first, second]: readonly ColumnReader[],
  length: 3 | 4,
): Tuple | undefined {
  if (item.kind !== 'list' || item.items.length !== length) {
    faults.add(
      item,
      length === 3
        ? t`Two values and their count are needed here, such as ["a", "b", 12].`
        : t`Two values, their count and the confidence are needed here, such as ["a", "b", 12, 0.75].`,
    );
    return undefined;
  }
  const a = codeAt(faults, item.items[0], first);
  const b = codeAt(faults, item.items[1], second);
  const count = faults.positiveAt(item.items[2], MOST_RECORDS);
  if (a === undefined || b === undefined || count === undefined) return undefined;
  return { a, b, count, last: item.items[length - 1] };
}

function codeAt(faults: Faults, tree: PlainTree, reader: ColumnReader): number | undefined {
  const value = tree.kind === 'scalar' ? tree.value : undefined;
  const code = value === null || typeof value === 'string' ? reader.codeOf(value) : undefined;
  if (code === undefined) faults.add(tree, t`This is neither a listed value of its column nor null for a missing one.`);
  return code;
}

function confidenceAt(faults: Faults, tree: PlainTree, counted: number): number | undefined {
  const value = tree.kind === 'scalar' && typeof tree.value === 'number' ? tree.value : Number.NaN;
  if (Math.abs(value - counted) <= NEAR) return counted;
  faults.add(tree, t`The confidence needs to be the count, divided by the records with the second value: ${counted}.`);
  return undefined;
}

function columnIn(
  faults: Faults,
  members: Members,
  key: string,
  columns: readonly ColumnStatistics[],
): number | undefined {
  const named = faults.name(members, key);
  if (named === undefined) return undefined;
  const place = columns.findIndex(({ name }) => name === named.text);
  if (place >= 0) return place;
  faults.add(named, t`There is no column of this name in "columns".`);
  return undefined;
}

function shareAt(faults: Faults, members: Members): number | undefined {
  const value = members.value('gain');
  const gain = value?.kind === 'scalar' && typeof value.value === 'number' ? value.value : Number.NaN;
  if (gain >= 0 && gain <= 1) return gain;
  faults.add(value ?? members.keyPlace('gain'), t`"gain" needs to be a number from 0 to 1.`);
  return undefined;
}

function sameColumn(): string {
  return t`A column is no pair with itself.`;
}
