/** k-ary randomised response applied to a column, so that no single answer can be trusted (SEI: the mechanism of its experiments, per attribute). */
import { type Random, randomBelow } from '../numeric/index.ts';
import type { Channel } from './channel.ts';

/** Rows between two checkpoints: a fraction of a millisecond. */
const rowsPerStep = 16_384;

/** The reported category of each row; yields the number of rows done. */
export function* randomisedResponse(
  codes: Uint32Array,
  { categories, keep }: Channel,
  random: Random,
): Generator<number, Uint32Array> {
  const reports = new Uint32Array(codes.length);
  for (let start = 0; start < codes.length; start += rowsPerStep) {
    const end = Math.min(start + rowsPerStep, codes.length);
    for (let row = start; row < end; row++) {
      const truth = codes[row];
      if (categories <= 1 || random() < keep) {
        reports[row] = truth;
      } else {
        const another = randomBelow(random, categories - 1);
        reports[row] = another < truth ? another : another + 1;
      }
    }
    yield end;
  }
  return reports;
}

/** The number of categories when several columns are reported as one; undefined when it is too large for a code. */
export function jointCategories(categories: readonly number[]): number | undefined {
  let product = 1;
  for (const one of categories) product *= one;
  return product <= 2 ** 32 ? product : undefined;
}

/** Several columns as one: the last column changes fastest, so a pair (i, j) becomes i·f₂ + j. Yields the rows done. */
export function* jointCodes(
  columns: readonly Uint32Array[],
  categories: readonly number[],
): Generator<number, Uint32Array> {
  const rows = columns.length > 0 ? columns[0].length : 0;
  const joint = new Uint32Array(rows);
  for (let start = 0; start < rows; start += rowsPerStep) {
    const end = Math.min(start + rowsPerStep, rows);
    for (const [i, column] of columns.entries()) {
      const base = categories[i];
      for (let row = start; row < end; row++) joint[row] = joint[row] * base + column[row];
    }
    yield end;
  }
  return joint;
}

/** The columns that a joint code stands for. */
export function* separateCodes(
  joint: Uint32Array,
  categories: readonly number[],
): Generator<number, readonly Uint32Array[]> {
  const columns = categories.map(() => new Uint32Array(joint.length));
  for (let start = 0; start < joint.length; start += rowsPerStep) {
    const end = Math.min(start + rowsPerStep, joint.length);
    for (let row = start; row < end; row++) {
      let left = joint[row];
      for (let i = categories.length - 1; i >= 0; i--) {
        columns[i][row] = left % categories[i];
        left = Math.floor(left / categories[i]);
      }
    }
    yield end;
  }
  return columns;
}
