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
  const mass = yield* withColumns(noColumns(drawn), columns, rows);
  let repeated = 0;
  for (let cell = 0; cell < mass.length; cell++) {
    if (mass[cell] > 0) repeated += mass[cell] * logOfOneMore(drawn * Math.exp(-cell * gridStep));
  }
  return { overallRisk: riskOn(mass, drawn), entropy: Math.max(0, Math.log2(drawn) - repeated) };
}

/**
 * The expected risk without each column in turn: all other halves are folded in once for a half of the columns, and so
 * on within it, so that d columns cost d log d foldings and not d². Yields columns done.
 */
export function* gridWithoutEach(rows: number, columns: readonly SizeHistogram[]): Generator<number, Float64Array> {
  const risks = new Float64Array(columns.length);
  yield* withoutEach(noColumns(rows), 0, columns.length);
  return risks;

  function* withoutEach(mass: Float64Array, from: number, to: number): Generator<number, void> {
    if (to - from === 1) {
      risks[from] = riskOn(mass, rows);
      yield from;
    }
    if (to - from < 2) return;
    const middle = (from + to) >>> 1;
    yield* withoutEach(yield* withColumns(mass, columns.slice(middle, to), rows), from, middle);
    yield* withoutEach(yield* withColumns(mass, columns.slice(from, middle), rows), middle, to);
  }
}

/** The expected risk on the columns with each of the variants of one more. Yields columns done. */
export function* gridWithVariants(
  rows: number,
  columns: readonly SizeHistogram[],
  variants: readonly SizeHistogram[],
): Generator<number, { readonly without: number; readonly risks: readonly number[] }> {
  const others = yield* withColumns(noColumns(rows), columns, rows);
  const risks: number[] = [];
  for (const variant of variants) risks.push(riskOn(yield* withColumns(others, [variant], rows), rows));
  return { without: riskOn(others, rows), risks };
}

/** Cell → share of the rows whose tuple has this −ln p; of no columns all are alike. */
function noColumns(drawn: number): Float64Array {
  const mass = new Float64Array(Math.ceil(Math.log(drawn / fewestExpected) / gridStep) + 1);
  mass[0] = 1;
  return mass;
}

/** Columns folded in. Yields columns done. */
function* withColumns(
  before: Float64Array,
  columns: readonly SizeHistogram[],
  rows: number,
): Generator<number, Float64Array> {
  const cells = before.length;
  let mass = before;
  for (const [done, column] of columns.entries()) {
    const first = mass.findIndex((share) => share > 0);
    // Everything has left the grid.
    if (first < 0) return mass;
    const own = columnMass(column, rows, cells);
    const next = new Float64Array(cells);
    for (let from = 0; from < cells - first; from += cellsAStep) {
      convolve(mass, first, own, next, from, Math.min(cells - first, from + cellsAStep));
      yield done;
    }
    mass = next;
  }
  return mass;
}

/** What left the grid is rows that are alone. */
function riskOn(mass: Float64Array, drawn: number): number {
  let risk = 1;
  for (let cell = 0; cell < mass.length; cell++) {
    const expected = drawn * Math.exp(-cell * gridStep);
    risk += mass[cell] * (-Math.expm1(-expected) / expected - 1);
  }
  return risk;
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

/** `first`: the first cell of the mass with anything in it. */
function convolve(
  mass: Float64Array,
  first: number,
  own: Float64Array,
  next: Float64Array,
  from: number,
  to: number,
): void {
  for (let shift = from; shift < to; shift++) {
    const share = own[shift];
    if (share === 0) continue;
    for (let cell = first; cell + shift < next.length; cell++) next[cell + shift] += mass[cell] * share;
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
