/** Which cells are held back so that nobody learns the small ones: these, and others without which totals would give them away. */
import { CellIs, type CountTable, cellAt, kindAt, valueAt } from '../countTable.ts';
import { type CellState, derivableAmong, stateOf } from '../derivable.ts';
import { valueOfCell } from '../smallCells.ts';
import type { Sum } from '../sums.ts';

interface Suppression {
  /** Small ones. */
  readonly primary: readonly number[];
  /** Those that protect others. */
  readonly complementary: readonly number[];
}

const MOST_ROUNDS = 40;
/** More would be looked through again and again. */
const MOST_ADDENDS = 200_000;
const BLOCK = 2048;
const heldBack = { least: 1, most: undefined, isMissing: false };

/** Undefined where no way was found, or the table is too large to look for one. Yields now and then. */
export function* suppression(
  table: CountTable,
  sums: readonly Sum[],
  limit: number,
): Generator<number, Suppression | undefined> {
  if (sums.reduce((total, { addends }) => total + addends.length, 0) > MOST_ADDENDS) return undefined;
  const primary: number[] = [];
  for (let row = 0; row < table.rows; row++) {
    if (row % BLOCK === 0) yield row;
    for (const [count, column] of table.counts.entries()) {
      const value = valueAt(column, row);
      if (kindAt(column, row) === CellIs.count && value >= 1 && value < limit) primary.push(cellAt(table, row, count));
    }
  }
  const hidden = new Set(primary);
  const stateNow = (cell: number): CellState => (hidden.has(cell) ? heldBack : stateOf(table, cell));
  const sumsOfCell = indexOf(sums);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const exposed = yield* exposedCells(sums, stateNow, limit);
    if (exposed.length === 0) return { primary, complementary: [...hidden].slice(primary.length) };
    let added = 0;
    for (const cell of exposed) {
      const other = complementOf(cell, sums, sumsOfCell, hidden, table);
      if (other === undefined) continue;
      hidden.add(other);
      added++;
      yield round;
    }
    if (added === 0) return undefined;
  }
  return undefined;
}

/** By the reader's understanding of the marks: less than the limit, or anything from one on. */
export function* exposedCells(
  sums: readonly Sum[],
  stateOfCell: (cell: number) => CellState,
  limit: number,
): Generator<number, number[]> {
  const asSmall = yield* derivableAmong(sums, stateOfCell, limit);
  const asAnything = yield* derivableAmong(sums, stateOfCell, Number.POSITIVE_INFINITY);
  return [...new Set([...asSmall.derivable, ...asAnything.derivable])];
}

function indexOf(sums: readonly Sum[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [i, { total, addends }] of sums.entries()) {
    for (const cell of [total, ...addends]) {
      const own = found.get(cell);
      if (own) own.push(i);
      else found.set(cell, [i]);
    }
  }
  return found;
}

/** The smallest count beside it in the sum that hides least, a total only where nothing else is left. */
function complementOf(
  cell: number,
  sums: readonly Sum[],
  sumsOfCell: ReadonlyMap<number, readonly number[]>,
  hidden: ReadonlySet<number>,
  table: CountTable,
): number | undefined {
  const own = (sumsOfCell.get(cell) ?? []).map((i) => sums[i]);
  const hides = ({ total, addends }: Sum) => [total, ...addends].filter((each) => hidden.has(each)).length;
  const byHidden = own.map((sum) => ({ sum, hides: hides(sum) })).sort((a, b) => a.hides - b.hides);
  const smallest = (cells: readonly number[]) => {
    let best: { cell: number; value: number } | undefined;
    for (const each of cells) {
      const value = hidden.has(each) ? 0 : (valueOfCell(table, each) ?? 0);
      if (value > 0 && (!best || value < best.value)) best = { cell: each, value };
    }
    return best?.cell;
  };
  for (const { sum } of byHidden) {
    const other = smallest(sum.addends);
    if (other !== undefined) return other;
  }
  return smallest(own.map(({ total }) => total));
}
