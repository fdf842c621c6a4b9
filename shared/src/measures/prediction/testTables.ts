/** Small tables of codes, counted the plain way: what this folder's tests judge by. */
import fc from 'fast-check';
import type { JointCounts, SizeHistogram } from '../../counts/types.ts';

/** Columns of codes. */
export type Columns = readonly (readonly number[])[];

/** Tables of one to `rows` rows and two to four columns of at most `values` values. */
export function anyColumns(rows: number, values: number): fc.Arbitrary<number[][]> {
  return fc.tuple(fc.integer({ min: 1, max: rows }), fc.integer({ min: 2, max: 4 })).chain(([length, width]) =>
    fc.array(fc.array(fc.nat(values - 1), { minLength: length, maxLength: length }), {
      minLength: width,
      maxLength: width,
    }),
  );
}

export function frequenciesOf(column: ArrayLike<number>): Uint32Array {
  const codes = Array.from(column);
  const frequencies = new Uint32Array(codes.reduce((most, code) => Math.max(most, code + 1), 0));
  for (const code of codes) frequencies[code]++;
  return frequencies;
}

export function histogramOf(frequencies: ArrayLike<number>): SizeHistogram {
  const counts = new Map<number, number>();
  for (const size of Array.from(frequencies)) if (size > 0) counts.set(size, (counts.get(size) ?? 0) + 1);
  const sizes = Uint32Array.from(counts.keys()).sort();
  const rows = Array.from(frequencies).reduce((sum, size) => sum + size, 0);
  return { rows, sizes, counts: sizes.map((size) => counts.get(size) ?? 0) };
}

export function jointOf(a: ArrayLike<number>, b: ArrayLike<number>): JointCounts {
  const found = new Map<string, [number, number, number]>();
  for (let row = 0; row < a.length; row++) {
    const key = `${a[row]} ${b[row]}`;
    found.set(key, [a[row], b[row], (found.get(key)?.[2] ?? 0) + 1]);
  }
  const [first, second, counts] = [0, 1, 2].map((i) => Uint32Array.from(found.values(), (pair) => pair[i]));
  return { rows: a.length, a: first, b: second, counts };
}

/** The sizes of the classes of rows that agree on all columns. */
export function classSizes(columns: readonly ArrayLike<number>[], rows: number): number[] {
  const found = new Map<string, number>();
  for (let row = 0; row < rows; row++) {
    const key = columns.map((column) => column[row]).join();
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return [...found.values()];
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

/** Numbers are equal up to rounding. */
export function isNear(actual: number, expected: number, tolerance = 1e-9): boolean {
  return Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected));
}
