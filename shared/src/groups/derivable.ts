/** Which cells held back can be worked out from published totals. */
import { CellIs, type CountTable, countOf, kindAt, rowOf, valueAt } from './countTable.ts';
import { derive, type Equation, type HeldBack } from './solve/index.ts';
import type { Sum } from './sums.ts';

interface Derivable {
  /** Cells with one value left. */
  readonly derivable: readonly number[];
  readonly narrow: readonly number[];
  readonly isAtLeast: boolean;
}

/** Sums with something unknown in them that are looked at. */
const MOST_EQUATIONS = 200_000;
const BLOCK = 512;

/** What a cell is taken for: its count, or what its mark leaves open. */
export type CellState = number | HeldBack;

export function stateOf(table: CountTable, cell: number): CellState {
  const column = table.counts[countOf(table, cell)];
  const row = rowOf(table, cell);
  const kind = kindAt(column, row);
  if (kind === CellIs.count) return valueAt(column, row);
  if (kind === CellIs.missing) return { least: 0, most: undefined, isMissing: true };
  const code = column.codes[row];
  const most = column.most[code];
  return { least: column.least[code], most: most < 0 ? undefined : most, isMissing: false };
}

/** Yields the number of sums looked at. */
export function* derivableOf(table: CountTable, sums: readonly Sum[], limit: number): Generator<number, Derivable> {
  return yield* derivableAmong(sums, (cell) => stateOf(table, cell), limit);
}

/** The same of cells in whatever state somebody would publish them. */
export function* derivableAmong(
  sums: readonly Sum[],
  stateOfCell: (cell: number) => CellState,
  limit: number,
): Generator<number, Derivable> {
  const cells: number[] = [];
  const unknowns: HeldBack[] = [];
  const numberOf = new Map<number, number>();
  const equations: Equation[] = [];
  let isCut = false;
  for (const [i, { total, addends }] of sums.entries()) {
    if (i % BLOCK === 0) yield i;
    let sum = 0;
    const open: number[] = [];
    const factors: number[] = [];
    const add = (cell: number, factor: number) => {
      const state = stateOfCell(cell);
      if (typeof state === 'number') {
        sum -= factor * state;
        return;
      }
      let unknown = numberOf.get(cell);
      if (unknown === undefined) {
        unknown = unknowns.push(state) - 1;
        numberOf.set(cell, unknown);
        cells.push(cell);
      }
      open.push(unknown);
      factors.push(factor);
    };
    for (const cell of addends) add(cell, 1);
    add(total, -1);
    if (open.length === 0) continue;
    if (equations.length === MOST_EQUATIONS) {
      isCut = true;
      break;
    }
    equations.push({ unknowns: open, factors, sum });
  }
  const found = yield* derive(equations, unknowns, limit);
  return {
    derivable: found.derivable.map((unknown) => cells[unknown]).sort((a, b) => a - b),
    narrow: found.narrow.map((unknown) => cells[unknown]),
    isAtLeast: found.isAtLeast || isCut,
  };
}
