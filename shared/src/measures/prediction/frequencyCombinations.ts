/** The tuples of a shuffled table, grouped by the frequencies of their values: tuples of equal frequencies have equal laws. */
import type { SizeHistogram } from '../../counts/types.ts';

export interface FrequencyCombination {
  /** Ascending; columns of one value are left out, since they change no law. */
  readonly frequencies: readonly number[];
  /** How many tuples there are of it. */
  readonly tuples: number;
}

/** More are not enumerated. */
const mostCombinations = 50_000;
/** Frequencies in all of them together: each is put in order. */
const mostFrequencies = 2_000_000;
/** Combinations between two yields: well under a millisecond of work. */
export const combinationsAStep = 512;

/**
 * Undefined where there are too many. Each column is given by how many of its values occur how often. Yields without
 * progress.
 */
export function* frequencyCombinations(
  columns: readonly SizeHistogram[],
): Generator<number, FrequencyCombination[] | undefined> {
  const varied = columns.filter((column) => column.sizes.length > 1 || column.counts[0] > 1);
  const total = varied.reduce((product, column) => product * column.sizes.length, 1);
  if (total > mostCombinations || total * varied.length > mostFrequencies) return undefined;
  const step = Math.ceil((8 * combinationsAStep) / Math.max(8, varied.length));
  const found = new Map<string, { frequencies: number[]; tuples: number }>();
  for (let number = 0; number < total; number++) {
    let rest = number;
    let tuples = 1;
    const frequencies = varied.map(({ sizes, counts }) => {
      const place = rest % sizes.length;
      rest = Math.floor(rest / sizes.length);
      tuples *= counts[place];
      return sizes[place];
    });
    frequencies.sort((x, y) => x - y);
    const key = frequencies.join();
    const known = found.get(key);
    if (known === undefined) found.set(key, { frequencies, tuples });
    else known.tuples += tuples;
    if (number % step === 0) yield 0;
  }
  return [...found.values()];
}

/** The expected number of rows that equal a tuple of this kind: n Π (n_j / n). */
export function expectedCount({ frequencies }: FrequencyCombination, rows: number): number {
  return frequencies.reduce((mean, frequency) => mean * (frequency / rows), rows);
}
