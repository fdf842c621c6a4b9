/** Totals across the columns: `Total` beside `Male` and `Female`. */
import { CellIs, type CountTable, cellAt, kindAt, valueAt } from './countTable.ts';
import { isBorneOut, type Sum, type Sums, type Tally } from './sums.ts';

/** Rows by which a candidate is judged first. */
const PROBE = 200;
/** Columns of counts that are looked at: what is tried grows with their square. */
const MOST_COUNTS = 64;
const MOST_ADDENDS = 2_000_000;
const BLOCK = 2048;

interface Candidate {
  readonly total: number;
  readonly addends: readonly number[];
}

/** `saysTotal`: which columns of counts have a word for it in their name. Yields the number of rows looked at. */
export function* sumsAcross(table: CountTable, saysTotal: readonly boolean[]): Generator<number, Sums> {
  const sums: Sum[] = [];
  let room = MOST_ADDENDS;
  for (const candidate of yield* believed(table, saysTotal)) {
    for (let row = 0; row < table.rows; row++) {
      room -= candidate.addends.length;
      if (room < 0) return { sums, isCut: true };
      sums.push({
        total: cellAt(table, row, candidate.total),
        addends: candidate.addends.map((count) => cellAt(table, row, count)),
      });
      if (row % BLOCK === 0) yield row;
    }
  }
  return { sums, isCut: false };
}

/** For each total the longest run of columns that it is the sum of. */
function* believed(table: CountTable, saysTotal: readonly boolean[]): Generator<number, Candidate[]> {
  const found: Candidate[] = [];
  for (let total = 0; total < Math.min(table.counts.length, MOST_COUNTS); total++) {
    for (const candidate of candidatesOf(table, total, saysTotal)) {
      yield 0;
      if (!tallyOf(table, candidate, PROBE)) continue;
      const tally = tallyOf(table, candidate, table.rows);
      yield table.rows;
      if (!tally || !isBorneOut(tally)) continue;
      found.push(candidate);
      break;
    }
  }
  return found;
}

/** Columns beside it, the longest run first; with a word for a total all others that have none, too. */
function candidatesOf({ counts }: CountTable, total: number, saysTotal: readonly boolean[]): Candidate[] {
  const last = Math.min(counts.length, MOST_COUNTS);
  const run = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  const others = run(0, last).filter((i) => i !== total && !saysTotal[i]);
  const all = saysTotal[total] && others.length >= 2 ? [{ total, addends: others }] : [];
  const before = run(0, Math.max(0, total - 1)).map((from) => ({ total, addends: run(from, total) }));
  const after = run(total + 3, last + 1).map((to) => ({ total, addends: run(total + 1, to) }));
  return [...all, ...before, ...after.reverse()];
}

/** Undefined as soon as too few rows agree to be believed. */
function tallyOf(table: CountTable, { total, addends }: Candidate, rows: number): Tally | undefined {
  const tally: Tally = { complete: 0, agreeing: 0 };
  const last = Math.min(rows, table.rows);
  for (let row = 0; row < last; row++) {
    let sum = 0;
    let filled = 0;
    let isOpen = kindAt(table.counts[total], row) !== CellIs.count;
    for (const count of addends) {
      if (kindAt(table.counts[count], row) !== CellIs.count) isOpen = true;
      const value = valueAt(table.counts[count], row);
      sum += value;
      if (value > 0) filled++;
    }
    if (isOpen || filled < 2) continue;
    tally.complete++;
    if (sum === valueAt(table.counts[total], row)) tally.agreeing++;
    if (tally.complete >= 20 && tally.agreeing < 0.8 * tally.complete) return undefined;
  }
  return tally;
}
