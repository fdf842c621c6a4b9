/** The sensitive values of those classes that are large enough to be compared with the file: small ones are unlike it by chance. */
import type { SensitiveValues } from '../counts/index.ts';

/** As many rows a value as a test for equal distributions asks for. */
const ROWS_A_VALUE = 5;
/** Values for which that is asked where they are numbers: their distance is in ranks, which few rows estimate well enough. */
const MOST_RANKED = 2;

const BLOCK = 16_384;

/** The rows that a class has at least to be compared, of a column with so many values. */
export function leastCrowd(k: number, distinct: number, areNumbers: boolean): number {
  return Math.max(k, ROWS_A_VALUE * (areNumbers ? Math.min(distinct, MOST_RANKED) : distinct));
}

/** The values of the classes with at least so many rows and so many distinct values; the totals stay those of the file. */
export function* crowdsAmong(
  { starts, values, counts, ...file }: SensitiveValues,
  sizeOfClass: Uint32Array,
  leastRows: number,
  leastDistinct: number,
): Generator<number, SensitiveValues> {
  const classCount = starts.length - 1;
  const keptStarts = new Uint32Array(classCount + 1);
  const keptValues = new Uint32Array(values.length);
  const keptCounts = new Uint32Array(values.length);
  let kept = 0;
  let length = 0;
  for (let one = 0; one < classCount; one++) {
    if (one % BLOCK === 0) yield 0;
    if (sizeOfClass[one] < leastRows || starts[one + 1] - starts[one] < leastDistinct) continue;
    for (let i = starts[one]; i < starts[one + 1]; i++) {
      keptValues[length] = values[i];
      keptCounts[length++] = counts[i];
    }
    keptStarts[++kept] = length;
  }
  return {
    ...file,
    starts: keptStarts.subarray(0, kept + 1),
    values: keptValues.subarray(0, length),
    counts: keptCounts.subarray(0, length),
  };
}
