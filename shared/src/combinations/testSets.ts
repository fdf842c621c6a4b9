/** Column sets found by trying all of them: the judge of this folder's tests, and what they share. */
import fc from 'fast-check';
import { Codes } from '../table/index.ts';

export function codesOf(values: ArrayLike<number>): Codes {
  const codes = new Codes();
  const inserted = Uint32Array.from(values);
  codes.splice(
    0,
    0,
    inserted,
    inserted.reduce((most, code) => Math.max(most, code), 0),
  );
  return codes;
}

/** Runs a generator to its end. */
export function drained<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

/** The minimal sets of up to `kappa` columns for which `holds` is true, by size. */
export function minimalHolding(columns: number, kappa: number, holds: (set: readonly number[]) => boolean): number[][] {
  const found: number[][] = [];
  for (const set of subsets(columns)) {
    if (set.length > kappa || found.some((smaller) => smaller.every((column) => set.includes(column)))) continue;
    if (holds(set)) found.push(set);
  }
  return found;
}

/** All sets of at least one column, by size. */
export function subsets(columns: number): number[][] {
  const all = Array.from({ length: 2 ** columns - 1 }, (_, i) =>
    Array.from({ length: columns }, (_, column) => column).filter((column) => ((i + 1) >> column) & 1),
  );
  return all.sort((a, b) => a.length - b.length);
}

/** For each row how many rows, itself included, have its values in the columns of the set. */
export function sizesUnder(table: readonly (readonly number[])[], rows: number, set: readonly number[]): number[] {
  const keys = Array.from({ length: rows }, (_, row) => set.map((column) => table[column][row]).join());
  return keys.map((key) => keys.filter((other) => other === key).length);
}

/** Sets in one order, so that two lists can be compared. */
export function sorted(sets: readonly (readonly number[])[]): string[] {
  return sets.map((set) => set.join(' ')).sort();
}

/** Small tables, column by column. */
export const tables = fc
  .record({ width: fc.integer({ min: 1, max: 6 }), rows: fc.nat(12), values: fc.nat(4) })
  .chain(({ width, rows, values }) =>
    fc.array(fc.array(fc.nat(values), { minLength: rows, maxLength: rows }), { minLength: width, maxLength: width }),
  );
