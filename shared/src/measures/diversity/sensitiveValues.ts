/** Goes through what diversity and closeness are measured on: how often each value of a sensitive column occurs in each class. */
import type { SensitiveValues } from '../../counts/types.ts';

/** Values between two yields of a measure. */
export const blockValues = 8192;

/**
 * Goes through the values of each class that has rows: `look` for each value, with its place in the lists and the size
 * of the class, then `close` for the class. Yields how many values and classes are done.
 */
export function* eachValue(
  { starts, counts }: SensitiveValues,
  look: (place: number, size: number) => void,
  close: (size: number, distinct: number) => void = () => {},
): Generator<number, void> {
  let pause = blockValues;
  for (let one = 0; one + 1 < starts.length; one++) {
    const end = starts[one + 1];
    let size = 0;
    for (let i = starts[one]; i < end; i++) size += counts[i];
    for (let i = starts[one]; i < end; i++) {
      look(i, size);
      if (i + one >= pause) {
        pause = i + one + blockValues;
        yield i + one;
      }
    }
    if (size > 0) close(size, end - starts[one]);
  }
}

/** The rows of the table that the totals count. */
export function totalRows(totals: Uint32Array): number {
  return totals.reduce((sum, total) => sum + total, 0);
}
