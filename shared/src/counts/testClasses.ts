/** Classes and pairs counted by looking at all rows: the judge of this folder's tests, and what they share. */
import { Codes } from '../table/index.ts';
import { indexColumn } from './indexedColumn.ts';
import { jointCountsOf } from './jointCounts.ts';
import { advancing } from './progress.ts';
import type { JointCounts } from './types.ts';

export function codesOf(values: ArrayLike<number>): Codes {
  const codes = new Codes();
  const inserted = Uint32Array.from(values);
  const largest = inserted.reduce((most, code) => Math.max(most, code), 0);
  codes.splice(0, 0, inserted, largest);
  return codes;
}

/** Row → class, numbered by first appearance. */
export function naiveClasses(columns: readonly ArrayLike<number>[], rows: number): number[] {
  const numbers = new Map<string, number>();
  return Array.from({ length: rows }, (_, row) => {
    const key = JSON.stringify(columns.map((column) => column[row]));
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/** The same classes, numbered by first appearance, so that two divisions of the same rows can be compared. */
export function renumbered(classOfRow: Uint32Array): number[] {
  return naiveClasses([classOfRow], classOfRow.length);
}

export function naiveSizes(classOfRow: readonly number[]): number[] {
  const sizes: number[] = [];
  for (const number of classOfRow) sizes[number] = (sizes[number] ?? 0) + 1;
  return sizes;
}

/** Runs a generator to its end; what it yields must never decrease. */
export function drained<T>(work: Generator<number, T>): T {
  for (let progress = 0; ; ) {
    const next = work.next();
    if (next.done === true) return next.value;
    if (!(next.value >= progress)) throw new Error(`Progress fell from ${progress} to ${next.value}.`);
    progress = next.value;
  }
}

export interface ColumnShape {
  readonly seed: number;
  /** Codes are below it. */
  readonly limit: number;
}

/** A column of pseudo-random codes that repeats every `period` rows, so that rows of many columns can be equal too. */
export function codesOfShape({ seed, limit }: ColumnShape, rows: number, period: number): number[] {
  return Array.from({ length: rows }, (_, row) => {
    let bits = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul((row % period) + 1, 0xc2b2ae35);
    bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
    bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
    return ((bits ^ (bits >>> 16)) >>> 0) % limit;
  });
}

/** For two columns that are looked at once; code that crosses many columns indexes each of them once. Yields rows done. */
export function* jointCounts(a: Codes, b: Codes, rows: number): Generator<number, JointCounts> {
  const progress = { done: 0 };
  const first = yield* advancing(progress, indexColumn(a, rows));
  const second = yield* advancing(progress, indexColumn(b, rows));
  return yield* advancing(progress, jointCountsOf(first, second));
}
