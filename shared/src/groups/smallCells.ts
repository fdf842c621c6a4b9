/** Cells that count few people, and cells that hold all people of a total. */
import { CellIs, type CountTable, cellAt, countOf, kindAt, rowOf, valueAt } from './countTable.ts';
import type { Sum } from './sums.ts';

interface SmallCells {
  readonly counted: number;
  readonly suppressed: number;
  readonly small: number;
  /** The three smallest, the first ones of equals. */
  readonly smallest: readonly number[];
  readonly whole: number;
  readonly firstWhole: readonly number[];
}

const NAMED = 3;
const BLOCK = 2048;

/** 1 ≤ count < limit. Yields the number of rows looked at. */
export function* smallCells(table: CountTable, sums: readonly Sum[], limit: number): Generator<number, SmallCells> {
  let counted = 0;
  let suppressed = 0;
  let small = 0;
  const smallest: { cell: number; value: number }[] = [];
  for (let row = 0; row < table.rows; row++) {
    for (const [count, column] of table.counts.entries()) {
      const kind = kindAt(column, row);
      if (kind === CellIs.suppressed) suppressed++;
      if (kind !== CellIs.count) continue;
      counted++;
      const value = valueAt(column, row);
      if (value < 1 || value >= limit) continue;
      small++;
      if (smallest.length === NAMED && smallest[NAMED - 1].value <= value) continue;
      smallest.push({ cell: cellAt(table, row, count), value });
      smallest.sort((a, b) => a.value - b.value || a.cell - b.cell);
      if (smallest.length > NAMED) smallest.pop();
    }
    if (row % BLOCK === 0) yield row;
  }
  const whole = yield* wholeCells(table, sums);
  return {
    counted,
    suppressed,
    small,
    smallest: smallest.map(({ cell }) => cell),
    whole: whole.length,
    firstWhole: whole.slice(0, NAMED),
  };
}

/** Addends that are as large as their total, which is at least one, beside others that are published as zero. */
function* wholeCells(table: CountTable, sums: readonly Sum[]): Generator<number, number[]> {
  const found = new Set<number>();
  for (const [i, { total, addends }] of sums.entries()) {
    const all = valueOfCell(table, total);
    if (all === undefined || all < 1) continue;
    for (const cell of addends) if (valueOfCell(table, cell) === all) found.add(cell);
    if (i % BLOCK === 0) yield i;
  }
  return [...found].sort((a, b) => a - b);
}

/** Undefined where the cell has no count. */
export function valueOfCell(table: CountTable, cell: number): number | undefined {
  const column = table.counts[countOf(table, cell)];
  const row = rowOf(table, cell);
  return kindAt(column, row) === CellIs.count ? valueAt(column, row) : undefined;
}
