/** The probability of a cell under a Gaussian copula with these marginals and correlations (SEI: the cell probability q; measures.md 5.1.5). */
import type { Random } from '../numeric/index.ts';
import { type BoxProbability, boxProbability } from './multivariateNormal.ts';
import type { Matrix } from './positiveDefinite.ts';

/** `cuts[j]` are the cuts of attribute j (`copulaCuts`), `cell[j]` its category. Yields the points done. */
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
