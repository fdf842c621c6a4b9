/** Values of a column that few rows have: whoever has one is nearly found, whatever the other columns say. */
import type { Column } from '../table/index.ts';

export interface RareValues {
  /** Values that fewer rows than the target have. */
  readonly values: number;
  readonly rows: number;
}

const BLOCK = 32 * 1024;

/** A missing value is none. Yields the number of values looked at. */
export function* rareValues({ dictionary }: Column, k: number): Generator<number, RareValues> {
  const { counts } = dictionary;
  let values = 0;
  let rows = 0;
  for (let from = 1; from < counts.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, counts.length);
    for (let code = from; code < to; code++) {
      if (counts[code] === 0 || counts[code] >= k) continue;
      values++;
      rows += counts[code];
    }
    yield to;
  }
  return { values, rows };
}
