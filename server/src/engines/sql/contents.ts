/** Classes by what they hold of a sensitive column: those that hold the same are counted once by the database, and put apart here. */
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
  const classCount = contents.reduce((sum, { classes }) => sum + classes, 0);
  const length = contents.reduce((sum, { pairs, classes }) => sum + pairs.length * classes, 0);
  if (length > MOST_PAIRS) throw new RowsElsewhere('There are too many groups to keep the sensitive values of each.');
  const starts = new Uint32Array(classCount + 1);
  const values = new Uint32Array(length);
  const counts = new Uint32Array(length);
  const totals = new Uint32Array(size);
  let one = 0;
  let place = 0;
  for (const { pairs, classes } of contents) {
    for (const { value, rows } of pairs) totals[value] += rows * classes;
    for (let i = 0; i < classes; i++) {
      for (const { value, rows } of pairs) {
        values[place] = value;
        counts[place++] = rows;
      }
      starts[++one] = place;
    }
  }
  return { rows: totals.reduce((sum, count) => sum + count, 0), starts, values, counts, totals };
}
