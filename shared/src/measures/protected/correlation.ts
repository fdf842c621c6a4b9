/** The correlation of the normal variables behind two attributes: as printed from their mutual information (SEI, after (8), sign corrected), and with the cuts allowed for (EXT, measures.md 5.1.4 (a)). */
import { bivariateDensity, bivariateTable, strongest } from './bivariateNormal.ts';
import { type Channel, contrast } from './channel.ts';
import { columnTotals, grandTotal, type JointTable, mutualInformation, rowTotals } from './jointTable.ts';

/**
 * Correlation by the positions of the categories: the sign of every estimate, and the EXT estimator that noise does not bias (measures.md 5.1.4 (b)).
 * Covariance and variances of the categories' positions 0, 1, 2 … in a table of counts or shares (these may be negative).
 */
export function ordinalMoments(table: JointTable): { covariance: number; first: number; second: number } {
  const total = grandTotal(table);
  const inRow = momentsOf(rowTotals(table), total);
  const inColumn = momentsOf(columnTotals(table), total);
  let covariance = 0;
  for (let cell = 0; cell < table.cells.length; cell++) {
    const j = cell % table.columns;
    const i = (cell - j) / table.columns;
    covariance += (table.cells[cell] / total) * (i - inRow.mean) * (j - inColumn.mean);
  }
  return { covariance, first: inRow.variance, second: inColumn.variance };
}

function momentsOf(totals: Float64Array, total: number): { mean: number; variance: number } {
  let mean = 0;
  for (let i = 0; i < totals.length; i++) mean += (i * totals[i]) / total;
  let variance = 0;
  for (let i = 0; i < totals.length; i++) variance += ((i - mean) ** 2 * totals[i]) / total;
  return { mean, variance };
}

/** A correlation of positions, and its standard error were the attributes independent. */
interface OrdinalCorrelation {
  readonly correlation: number;
  readonly standardError: number;
}

/**
 * The correlation of the categories' positions in the truth, from reports: randomised response shrinks a covariance by
 * the product of the contrasts and a variance as the unbiased shares say. Undefined when an attribute does not vary.
 */
export function trueOrdinalCorrelation(
  reports: JointTable,
  first: Channel,
  second: Channel,
  unbiased: JointTable,
): OrdinalCorrelation | undefined {
  const reported = ordinalMoments(reports);
  const truth = ordinalMoments(unbiased);
  if (!(truth.first > 0 && truth.second > 0)) return undefined;
  const scale = Math.sqrt(truth.first * truth.second);
  const shrunk = contrast(first) * contrast(second) * scale;
  return {
    correlation: Math.max(-1, Math.min(1, truth.covariance / scale)),
    standardError: Math.sqrt((reported.first * reported.second) / grandTotal(reports)) / shrunk,
  };
}

/** EXT (b): the correlation at which the positions of the cut normal variables have this correlation; ±0.9999 when none does. Newton's method, guarded. Yields as the tables are computed. */
export function* correlationByPositions(
  ordinal: number,
  firstCuts: Float64Array,
  secondCuts: Float64Array,
  firstShares: Float64Array,
  secondShares: Float64Array,
): Generator<number, number> {
  const inFirst = momentsOf(firstShares, sumOf(firstShares));
  const inSecond = momentsOf(secondShares, sumOf(secondShares));
  const scale = Math.sqrt(inFirst.variance * inSecond.variance);
  if (!(scale > 0) || ordinal === 0) return 0;
  const target = ordinal * scale + inFirst.mean * inSecond.mean;
  let low = -strongest;
  let high = strongest;
  let correlation = Math.max(-0.9, Math.min(0.9, ordinal));
  for (let step = 0; step < 100; step++) {
    // E[ij] is also the sum of P(I ≥ i, J ≥ j), so its slope is the sum of the densities at the cuts (Plackett 1954).
    const table = yield* bivariateTable(firstCuts, secondCuts, correlation);
    let value = -target;
    let slope = 0;
    for (let i = 1; i < table.rows; i++) {
      for (let j = 1; j < table.columns; j++) {
        value += i * j * table.cells[i * table.columns + j];
        const isInner = Number.isFinite(firstCuts[i]) && Number.isFinite(secondCuts[j]);
        if (isInner) slope += bivariateDensity(firstCuts[i], secondCuts[j], correlation);
      }
    }
    if (value > 0) high = correlation;
    else low = correlation;
    const next = correlation - value / slope;
    const isInside = next > low && next < high;
    const moved = (isInside ? next : (low + high) / 2) - correlation;
    correlation += moved;
    if (Math.abs(moved) < 1e-15 || high - low < 1e-14) break;
  }
  return correlation;
}

function sumOf(numbers: Float64Array): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** |ρ| = √(1 − e^{−2M}), M in nats. */
export function correlationOfInformation(information: number): number {
  return Math.sqrt(-Math.expm1(-2 * information));
}

/** As printed: size by mutual information, sign of the ordinal covariance, + when that is 0. */
export function* printedCorrelation(shares: JointTable): Generator<number, number> {
  const size = correlationOfInformation(yield* mutualInformation(shares));
  return ordinalMoments(shares).covariance < 0 ? -size : size;
}

/**
 * EXT (a): the correlation at which the cut normal variables have this mutual information (nats), on the side of `sign`;
 * ±0.9999 when no correlation reaches it. Bisection and secants in turn; yields as the tables are computed.
 */
export function* correlationByInformation(
  information: number,
  sign: number,
  firstCuts: Float64Array,
  secondCuts: Float64Array,
): Generator<number, number> {
  if (!(information > 0)) return 0;
  const side = sign < 0 ? -1 : 1;
  let low = 0;
  let atLow = -information;
  let high = strongest;
  let atHigh = (yield* mutualInformation(yield* bivariateTable(firstCuts, secondCuts, side * high))) - information;
  if (atHigh <= 0) return side * strongest;
  for (let step = 0; step < 100 && high - low > 1e-14; step++) {
    const middle = step % 3 === 2 ? (low + high) / 2 : low - (atLow * (high - low)) / (atHigh - atLow);
    const table = yield* bivariateTable(firstCuts, secondCuts, side * middle);
    const value = (yield* mutualInformation(table)) - information;
    if (Math.abs(value) <= 1e-15 + 1e-13 * information) return side * middle;
    if (value > 0) {
      high = middle;
      atHigh = value;
    } else {
      low = middle;
      atLow = value;
    }
  }
  return (side * (low + high)) / 2;
}
