/** What a measure is: some rows of the table of targets, and how their ratios are found. */
import type { Size } from '../generate.ts';
import type { Result } from '../results.ts';

export interface Measure {
  readonly rows: readonly string[];
  /** Yields each result as soon as it is known. `sizes` are the row counts asked for. */
  run(sizes: readonly TableSize[]): AsyncGenerator<Result>;
}

export type TableSize = Extract<Size, '10k' | '100k' | '1M'>;

/** Enough runs for compilers to have done their work, and fewer where one takes seconds. */
export function repeats(size: TableSize, isSlow = false): number {
  if (size === '1M') return isSlow ? 3 : 5;
  return size === '100k' ? 15 : 40;
}

/** Column sets on which rows are divided into classes: the usual one, a coarse, a fine and a wide one. */
export const quasiIdentifierSets = [
  ['age', 'sex', 'zip', 'race'],
  ['age', 'sex', 'race'],
  ['sex', 'zip', 'birthdate'],
  ['age', 'sex', 'zip', 'birthdate', 'race', 'education', 'occupation'],
] as const;
