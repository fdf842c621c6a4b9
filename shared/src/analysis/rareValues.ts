/** Values of a column that few rows have: a person who has one is nearly found, whatever the other columns say. */
import type { Column, ValuesBeyond } from '../table/index.ts';
import type { ClassFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';

export interface RareValues {
  /** Values that fewer rows than the target have. */
  readonly values: number;
  readonly rows: number;
}

const BLOCK = 32 * 1024;

/** A missing value is none. Yields the number of values looked at. */
export function* rareValues({ dictionary, beyond }: Column, k: number): Generator<number, RareValues> {
  if (beyond) return rareAmong(beyond, k);
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

function rareAmong({ sizes: { sizes, counts }, missing }: ValuesBeyond, k: number): RareValues {
  const isMissing = missing > 0 && missing < k;
  const rare = { values: isMissing ? -1 : 0, rows: isMissing ? -missing : 0 };
  for (let i = 0; i < sizes.length && sizes[i] < k; i++) {
    rare.values += counts[i];
    rare.rows += sizes[i] * counts[i];
  }
  return rare;
}

/** Of each quasi-identifier; undefined for other columns. */
export function* rareValuesOf({ table, quasiIdentifiers, settings }: ClassFacts): Work<(RareValues | undefined)[]> {
  const rare: (RareValues | undefined)[] = table.columns.map(() => undefined);
  for (const column of quasiIdentifiers) {
    const { dictionary } = table.columns[column];
    rare[column] = yield* staged('columns', dictionary.size, rareValues(table.columns[column], settings.k));
  }
  return rare;
}
