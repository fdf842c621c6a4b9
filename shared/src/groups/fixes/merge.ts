/**
 * Groups put together until none is small: each step merges the group with the most small cells with its neighbour, in the column
 * where that leaves the fewest of them. Totals stay what they are.
 */
import type { Column } from '../../table/index.ts';
import { CellIs, type CountTable, kindAt, valueAt } from '../countTable.ts';
import { rollupsOf } from '../rollups.ts';
import { saysTotal } from '../totalWords.ts';
import { labelOf, numberIn } from './groupLabels.ts';
import { type Grouping, type MergedTable, mergedTable } from './mergedTable.ts';

export interface Merging {
  readonly merged: MergedTable;
  readonly grouping: Grouping;
}

const MOST_STEPS = 60;
/** Each step counts all cells anew, once for every column of groups. */
const MOST_CELLS = 50_000;
/** A column that parts nobody any more would say nothing. */
const FEWEST_LEFT = 2;

/** Undefined where some cell holds no count, other columns could not be merged, or merging does not help. Yields now and then. */
export function* merging(
  table: CountTable,
  columns: readonly Column[],
  limit: number,
): Generator<number, Merging | undefined> {
  if (table.rows * table.counts.length > MOST_CELLS || !holdsCountsOnly(table) || !isAllOf(table, columns))
    return undefined;
  const isTotal = table.dimensions.map((dimension, i) => totalsOf(table, dimension, i));
  const first = table.dimensions.map(({ size }) => Int32Array.from({ length: size }, (_, code) => code));
  const label = (grouping: Grouping) => (dimension: number, group: number) =>
    labelOf(membersOf(grouping[dimension], group).map((code) => table.dimensions[dimension].text(code)));
  let grouping: Grouping = first;
  let merged = yield* mergedTable(table, grouping, label(grouping));
  for (let step = 0; step < MOST_STEPS; step++) {
    const small = smallCellsIn(merged.table, limit);
    if (small === 0) return step === 0 ? undefined : { merged, grouping };
    let best: { grouping: Grouping; merged: MergedTable; small: number } | undefined;
    for (const i of table.dimensions.keys()) {
      const pair = pairIn(merged.table, i, isTotal[i], limit);
      if (!pair) continue;
      const next = grouping.map((groups, d) => (d === i ? joined(groups, pair) : groups));
      const tried = yield* mergedTable(table, next, label(next));
      const left = smallCellsIn(tried.table, limit);
      const isBetter = !best || left < best.small || (left === best.small && tried.table.rows > best.merged.table.rows);
      if (isBetter) best = { grouping: next, merged: tried, small: left };
    }
    if (!best) return undefined;
    ({ grouping, merged } = best);
  }
  return undefined;
}

function holdsCountsOnly({ rows, counts }: CountTable): boolean {
  return counts.every((column) => {
    for (let row = 0; row < rows; row++) if (kindAt(column, row) !== CellIs.count) return false;
    return true;
  });
}

/** A rate or a remark of two groups is none of both together; what all rows share is. */
function isAllOf({ dimensions, counts }: CountTable, columns: readonly Column[]): boolean {
  const known = new Set([...counts.map(({ column }) => column), ...dimensions.flatMap((each) => each.columns)]);
  return columns.every(({ index, codes, dictionary }) => known.has(index) || dictionary.counts.includes(codes.length));
}

/** Missing groups and totals are merged with nothing; where codes are totals of longer codes, none is. */
function totalsOf({ rows }: CountTable, dimension: CountTable['dimensions'][number], index: number): Uint8Array {
  const isTotal = new Uint8Array(dimension.size);
  isTotal[0] = 1;
  const byWord = Array.from({ length: dimension.size - 1 }, (_, i) => saysTotal(dimension.text(i + 1)));
  for (const [i, says] of byWord.entries()) if (says) isTotal[i + 1] = 1;
  const words = byWord.filter(Boolean).length;
  if (rollupsOf(dimension, index).length > words || dimension.size > rows + 1) isTotal.fill(1);
  return isTotal;
}

function membersOf(groups: Int32Array, group: number): number[] {
  return [...groups.keys()].filter((code) => groups[code] === group);
}

function joined(groups: Int32Array, [one, other]: readonly [number, number]): Int32Array {
  const to = Math.min(one, other);
  return groups.map((group) => (group === one || group === other ? to : group));
}

function smallCellsIn({ rows, counts }: CountTable, limit: number): number {
  let small = 0;
  for (const column of counts) for (let row = 0; row < rows; row++) if (isSmall(valueAt(column, row), limit)) small++;
  return small;
}

const isSmall = (value: number, limit: number) => value >= 1 && value < limit;

interface Group {
  readonly code: number;
  small: number;
  total: number;
}

/** The group with the most small cells, and the one beside it: the next band where groups are numbers, else the smallest of the others. */
function pairIn(
  { rows, dimensions, counts }: CountTable,
  index: number,
  isTotal: Uint8Array,
  limit: number,
): readonly [number, number] | undefined {
  const { codes, text } = dimensions[index];
  const groups = new Map<number, Group>();
  for (let row = 0; row < rows; row++) {
    const code = codes[row];
    if (isTotal[code] === 1) continue;
    const group = groups.get(code) ?? { code, small: 0, total: 0 };
    groups.set(code, group);
    for (const column of counts) {
      group.total += valueAt(column, row);
      if (isSmall(valueAt(column, row), limit)) group.small++;
    }
  }
  if (groups.size <= FEWEST_LEFT) return undefined;
  const all = [...groups.values()];
  const worst = all.reduce((a, b) => (b.small > a.small || (b.small === a.small && b.total < a.total) ? b : a));
  if (worst.small === 0) return undefined;
  const numbers = new Map(all.map(({ code }) => [code, numberIn(text(code))]));
  const isOrdered = all.every(({ code }) => numbers.get(code) !== undefined);
  const sorted = all.toSorted((a, b) => (numbers.get(a.code) ?? 0) - (numbers.get(b.code) ?? 0));
  const at = sorted.indexOf(worst);
  const others = isOrdered ? [sorted[at - 1], sorted[at + 1]].filter(Boolean) : all.filter((each) => each !== worst);
  const beside = others.reduce((a, b) => (b.total < a.total ? b : a));
  return [worst.code, beside.code];
}
