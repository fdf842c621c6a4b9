/** How common the values of rows are: the less common, the sooner a row is found. Orders rows whose classes are of one size. */
import type { CountedCodes } from '../counts/index.ts';

const COLUMNS_A_STEP = 512;
/** Binary digits behind the point that are sure. */
const NOISE_BEYOND = 2 ** 30;
const logarithms = Float64Array.from({ length: 4096 }, (_, count) => Math.log2(count));

/**
 * Writes for the rows `from` to `to` the sum of log2 of the frequencies of their values, which is as good as Σ log2(n/frequency)
 * turned round. The columns come in one order, so rows with the same values have the same sum. `codes` is room to work in.
 */
export function* commonnessOfRows(
  columns: readonly CountedCodes[],
  from: number,
  to: number,
  codes: Uint32Array,
  sums: Float64Array,
): Generator<number, void> {
  sums.fill(0);
  for (const [c, column] of columns.entries()) {
    column.codes.copyTo(codes, from, to);
    addLogarithms(sums, codes, column.counts, to - from);
    if (c % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield from;
  }
  // Sums that are equal may differ in their last digits, by the order of what is added.
  for (let i = 0; i < to - from; i++) sums[i] = Math.round(sums[i] * NOISE_BEYOND) / NOISE_BEYOND;
}

function addLogarithms(sums: Float64Array, codes: Uint32Array, counts: Uint32Array, length: number): void {
  for (let i = 0; i < length; i++) {
    const count = counts[codes[i]];
    sums[i] += count < 4096 ? logarithms[count] : Math.log2(count);
  }
}
