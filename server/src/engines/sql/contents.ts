/** Classes by what they hold of a sensitive column: those that hold the same are counted by the database, and stand here once. */
import { RowsElsewhere, type SensitiveValues } from '@quasi/shared/counts';

interface Pair {
  /** A code. */
  readonly value: number;
  readonly rows: number;
}

export interface Content {
  readonly pairs: readonly Pair[];
  readonly classes: number;
}

/** Pairs of class and value that are kept: with more they would take all the memory that there is. */
const MOST_PAIRS = 2 ** 26;

/** `['3:=a', '1:']`: three rows have the value a, one has none. */
export function contentOf(content: unknown, codeOf: (value: unknown) => number): Pair[] {
  return (content as readonly string[]).map((entry) => {
    const end = entry.indexOf(':');
    const value = entry.length === end + 1 ? null : entry.slice(end + 2);
    return { value: codeOf(value), rows: Number(entry.slice(0, end)) };
  });
}

/** `size`: how many codes the sensitive column has. */
export function sensitiveValuesOf(contents: readonly Content[], size: number): SensitiveValues {
  const length = contents.reduce((sum, { pairs }) => sum + pairs.length, 0);
  if (length > MOST_PAIRS) throw new RowsElsewhere('There are too many groups to keep the sensitive values of each.');
  const starts = new Uint32Array(contents.length + 1);
  const times = new Uint32Array(contents.length);
  const values = new Uint32Array(length);
  const counts = new Uint32Array(length);
  const totals = new Uint32Array(size);
  let place = 0;
  for (const [one, { pairs, classes }] of contents.entries()) {
    for (const { value, rows } of pairs) {
      totals[value] += rows * classes;
      values[place] = value;
      counts[place++] = rows;
    }
    starts[one + 1] = place;
    times[one] = classes;
  }
  return { rows: totals.reduce((sum, count) => sum + count, 0), starts, values, counts, totals, times };
}
