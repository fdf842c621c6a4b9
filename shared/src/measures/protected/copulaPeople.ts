/** People of a Gaussian copula over the reconstructed shares, as SEI models them, with its correlations as printed or by an EXT estimator. */
import { normalQuantile, type Random } from '../numeric/index.ts';
import {
  correlationByInformation,
  correlationByPositions,
  ordinalMoments,
  printedCorrelation,
  trueOrdinalCorrelation,
} from './correlation.ts';
import { mutualInformation } from './jointTable.ts';
import { type BoxProbability, boxProbability } from './multivariateNormal.ts';
import { unbiasedPairShares } from './pairShares.ts';
import type { PeopleModel } from './peopleModel.ts';
import { choleskyFactor, type Matrix, positiveDefinite } from './positiveDefinite.ts';
import type { ProtectedFile, ReconstructedPair } from './protectedFile.ts';

/**
 * The probability of a cell under a Gaussian copula with these marginals and correlations (SEI: the cell probability q; measures.md 5.1.5).
 * `cuts[j]` are the cuts of attribute j (`copulaCuts`), `cell[j]` its category. Yields the points done.
 */
export function* copulaCell(
  cuts: readonly Float64Array[],
  correlations: Matrix,
  cell: ArrayLike<number>,
  points: number,
  random: Random,
): Generator<number, BoxProbability> {
  const low = Float64Array.from(cuts, (cut, j) => cut[cell[j]]);
  const high = Float64Array.from(cuts, (cut, j) => cut[cell[j] + 1]);
  return yield* boxProbability(low, high, correlations, points, random);
}

/**
 * Where a normal variable is cut so that its pieces have the shares of an attribute's categories (SEI: the copula's marginals).
 * Category i is the piece from cut i to cut i + 1; the first cut is −∞, the last ∞. Each cut is placed from the nearer end, so that rare categories there keep their digits.
 */
export function copulaCuts(shares: Float64Array): Float64Array {
  const count = shares.length;
  const below = new Float64Array(count + 1);
  const above = new Float64Array(count + 1);
  for (let i = 0; i < count; i++) below[i + 1] = below[i] + shares[i];
  for (let i = count; i > 0; i--) above[i - 1] = above[i] + shares[i - 1];
  const total = above[0];
  const cuts = Float64Array.from(below, (sum, i) =>
    sum <= above[i] ? normalQuantile(sum / total) : -normalQuantile(above[i] / total),
  );
  // A category that nobody has is no piece at all, whichever end its two cuts were summed from.
  for (let i = 0; i < count - 1; i++) if (shares[i] === 0) cuts[i + 1] = cuts[i];
  return cuts;
}

/** `printed`: closed form of the mutual information; `information`: EXT (a); `positions`: EXT (b), for noisy data. */
export type CorrelationEstimate = 'printed' | 'information' | 'positions';

/** An interval of 95 % that holds 0 leaves a correlation at 0. */
const standardErrors = 1.96;

/** The correlation of each pair of columns, each by itself; a pair that was not reconstructed has 0. Yields as tables are computed. */
export function* pairwiseCorrelations(file: ProtectedFile, estimate: CorrelationEstimate): Generator<number, Matrix> {
  const matrix = file.shares.map((_, i) => Float64Array.from(file.shares, (_, j) => (i === j ? 1 : 0)));
  const cuts = file.shares.map(copulaCuts);
  for (const [done, pair] of file.pairs.entries()) {
    const correlation = yield* correlationOf(file, pair, cuts, estimate);
    matrix[pair.a][pair.b] = correlation;
    matrix[pair.b][pair.a] = correlation;
    yield done + 1;
  }
  return matrix;
}

function* correlationOf(
  { channels, shares }: ProtectedFile,
  { a, b, reports, shares: joint }: ReconstructedPair,
  cuts: readonly Float64Array[],
  estimate: CorrelationEstimate,
): Generator<number, number> {
  if (estimate === 'positions') {
    const unbiased = yield* unbiasedPairShares(reports, channels[a], channels[b]);
    const truth = unbiased && trueOrdinalCorrelation(reports, channels[a], channels[b], unbiased);
    if (truth === undefined || Math.abs(truth.correlation) <= standardErrors * truth.standardError) return 0;
    return yield* correlationByPositions(truth.correlation, cuts[a], cuts[b], shares[a], shares[b]);
  }
  if (joint === undefined) return 0;
  if (estimate === 'printed') return yield* printedCorrelation(joint);
  const sign = ordinalMoments(joint).covariance;
  return yield* correlationByInformation(yield* mutualInformation(joint), sign, cuts[a], cuts[b]);
}

/** The pairwise correlations are repaired to one correlation matrix; `points` and `seed` are those of the lattices behind q. */
export function copulaPeople(
  shares: readonly Float64Array[],
  correlations: Matrix,
  points: number,
  seed: () => Random,
): PeopleModel {
  const repaired = positiveDefinite(correlations);
  const factor = choleskyFactor(repaired);
  const cuts = shares.map(copulaCuts);
  const normals = new Float64Array(shares.length);
  return {
    columns: shares.length,
    draw: (random, person) => {
      for (let column = 0; column < shares.length; column++) {
        normals[column] = normalQuantile(random());
        let z = 0;
        for (let k = 0; k <= column; k++) z += factor[column][k] * normals[k];
        person[column] = categoryAt(cuts[column], z);
      }
    },
    *cellProbability(person) {
      return (yield* copulaCell(cuts, repaired, person, points, seed())).probability;
    },
  };
}

/** The category between whose cuts z lies. */
function categoryAt(cuts: Float64Array, z: number): number {
  let low = 0;
  let high = cuts.length - 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (z <= cuts[middle + 1]) high = middle;
    else low = middle + 1;
  }
  return low;
}
