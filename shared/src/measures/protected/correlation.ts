/** The correlation of the normal variables behind two attributes: as printed from their mutual information (SEI, after (8), sign corrected), and with the cuts allowed for (EXT, measures.md 5.1.4 (a)). */
import { bivariateTable, strongest } from './bivariateNormal.ts';
import { type JointTable, mutualInformation } from './jointTable.ts';
import { ordinalMoments } from './ordinalCorrelation.ts';

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
