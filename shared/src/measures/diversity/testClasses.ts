/** Classes written as lists of values, for the tests of this folder. */
import type { SensitiveValues } from '../../counts/types.ts';

/** Values are numbers from 0; `totals` are those of the classes together, unless the table has more rows than these. */
export function classesOf(classes: readonly (readonly number[])[], totals?: readonly number[]): SensitiveValues {
  const starts = [0];
  const values: number[] = [];
  const counts: number[] = [];
  for (const members of classes) {
    for (const value of new Set(members)) {
      values.push(value);
      counts.push(members.filter((other) => other === value).length);
    }
    starts.push(values.length);
  }
  const all = classes.flat();
  const most = all.reduce((largest, value) => Math.max(largest, value), -1);
  const summed = Array.from({ length: most + 1 }, (_, value) => all.filter((other) => other === value).length);
  return {
    rows: all.length,
    starts: Uint32Array.from(starts),
    values: Uint32Array.from(values),
    counts: Uint32Array.from(counts),
    totals: Uint32Array.from(totals ?? summed),
  };
}

export function drained<T>(work: Generator<number, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}
