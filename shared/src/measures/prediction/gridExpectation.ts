/** The expected risk and entropy of a shuffled table of many columns: tuples are not enumerated, only how probable they are (EXT). */
import type { SizeHistogram } from '../../counts/types.ts';

/** Of ln p. */
const gridStep = 0.01;
/** A tuple of fewer expected rows is held by one row at most. */
const fewestExpected = 1e-12;
const cellsAStep = 64;

/**
 * A tuple of probability p occurs about Poisson(np) times, so that Σ (1 − e^−np)/n is the risk. The distribution of
 * ln p over the rows of the product law is the convolution of the columns' distributions of ln(n_j/n), column by
 * column. A value between two grid points is shared out to both. `drawn`: how many of the
 * rows are looked at, if not all. Yields columns done.
 */
export function* gridExpectation(
  rows: number,
  columns: readonly SizeHistogram[],
  drawn = rows,
): Generator<number, { overallRisk: number; entropy: number }> {
  const cells = Math.ceil(Math.log(drawn / fewestExpected) / gridStep) + 1;
  let mass = new Float64Array(cells);
  mass[0] = 1;
  for (const [done, column] of columns.entries()) {
    const own = columnMass(column, rows, cells);
    const next = new Float64Array(cells);
    for (let from = 0; from < cells; from += cellsAStep) {
      convolve(mass, own, next, from, Math.min(cells, from + cellsAStep));
      yield done;
    }
    mass = next;
  }
  // What left the grid is rows that are alone.
  let overallRisk = 1;
  let repeated = 0;
  for (let cell = 0; cell < cells; cell++) {
    const expected = drawn * Math.exp(-cell * gridStep);
    overallRisk += mass[cell] * (-Math.expm1(-expected) / expected - 1);
    if (mass[cell] > 0) repeated += mass[cell] * logOfOneMore(expected);
  }
  return { overallRisk, entropy: Math.max(0, Math.log2(drawn) - repeated) };
}

/** Cell → share of the rows whose value has this −ln(n_j/n). */
function columnMass({ sizes, counts }: SizeHistogram, rows: number, cells: number): Float64Array {
  const mass = new Float64Array(cells);
  for (let i = 0; i < sizes.length; i++) {
    const share = (sizes[i] * counts[i]) / rows;
    const place = Math.log(rows / sizes[i]) / gridStep;
    const cell = Math.floor(place);
    if (cell < cells) mass[cell] += share * (cell + 1 - place);
    if (cell + 1 < cells) mass[cell + 1] += share * (place - cell);
  }
  return mass;
}

function convolve(mass: Float64Array, own: Float64Array, next: Float64Array, from: number, to: number): void {
  for (let shift = from; shift < to; shift++) {
    const share = own[shift];
    if (share === 0) continue;
    for (let cell = 0; cell + shift < next.length; cell++) next[cell + shift] += mass[cell] * share;
  }
}

/** E[log2(1 + Y)] for Y ~ Poisson(mean), by its terms; for a large mean by the moments of Y to the fourth. */
function logOfOneMore(mean: number): number {
  if (mean > 200) {
    const one = 1 + mean;
    const bend = mean / (2 * one ** 2) - mean / (3 * one ** 3) + (3 * mean ** 2 + mean) / (4 * one ** 4);
    return (Math.log(one) - bend) / Math.LN2;
  }
  let term = Math.exp(-mean);
  let sum = 0;
  for (let y = 1; y < 20 || y < mean || term > 1e-18; y++) {
    term *= mean / y;
    sum += term * Math.log2(1 + y);
  }
  return sum;
}
