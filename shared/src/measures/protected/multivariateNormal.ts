/** Probabilities of boxes under the multivariate normal law, for the copula cell of any number of attributes: exact up to three dependent ones, Genz's method beyond. */
import { normalBetween, type Random } from '../numeric/index.ts';
import { bivariateRectangle, conditioned } from './bivariateNormal.ts';
import { genzIntegrand, latticeMean, orderedBox } from './genz.ts';
import type { Matrix } from './positiveDefinite.ts';

/** A probability and the standard error of its computation, 0 where it is exact to rounding. */
export interface BoxProbability {
  readonly probability: number;
  readonly standardError: number;
}

/** Variables whose limits are infinite on both sides, and those that depend on no other, are taken out first. Yields the points done. */
export function* boxProbability(
  low: ArrayLike<number>,
  high: ArrayLike<number>,
  correlations: Matrix,
  points: number,
  random: Random,
): Generator<number, BoxProbability> {
  const bounded = correlations
    .map((_, i) => i)
    .filter((i) => low[i] !== Number.NEGATIVE_INFINITY || high[i] !== Number.POSITIVE_INFINITY);
  const isAlone = (i: number) => bounded.every((j) => j === i || correlations[i][j] === 0);
  let alone = 1;
  for (const i of bounded) {
    if (!(high[i] > low[i])) return { probability: 0, standardError: 0 };
    if (isAlone(i)) alone *= normalBetween(low[i], high[i]);
  }
  const joined = bounded.filter((i) => !isAlone(i));
  const from = joined.map((i) => low[i]);
  const to = joined.map((i) => high[i]);
  const among = joined.map((i) => Float64Array.from(joined, (j) => correlations[i][j]));
  if (joined.length === 0) return { probability: alone, standardError: 0 };
  if (joined.length === 2) {
    const probability = alone * bivariateRectangle(from[0], to[0], from[1], to[1], among[0][1]);
    return { probability, standardError: 0 };
  }
  if (joined.length === 3) {
    return { probability: alone * (yield* trivariateBox(from, to, among)), standardError: 0 };
  }
  const box = orderedBox(from, to, among);
  const { mean, standardError } = yield* latticeMean(joined.length - 1, points, random, (point) =>
    genzIntegrand(box, point),
  );
  return { probability: alone * mean, standardError: alone * standardError };
}

/** Three variables exactly: given the first, the other two are bivariate normal. */
function* trivariateBox(
  low: readonly number[],
  high: readonly number[],
  correlations: Matrix,
): Generator<number, number> {
  // Condition on the variable that the others depend on least, so that the integrand is smooth.
  const strength = (i: number) =>
    Math.max(...[0, 1, 2].filter((j) => j !== i).map((j) => Math.abs(correlations[i][j])));
  const [x, y, z] = [0, 1, 2].sort((i, j) => strength(i) - strength(j));
  const [toY, toZ] = [correlations[x][y], correlations[x][z]];
  const spreadY = Math.sqrt(Math.max(0, 1 - toY * toY));
  const spreadZ = Math.sqrt(Math.max(0, 1 - toZ * toZ));
  const partial = Math.max(-1, Math.min(1, (correlations[y][z] - toY * toZ) / (spreadY * spreadZ)));
  const strongest = Math.abs(toY) > Math.abs(toZ) ? toY : toZ;
  const visited: [point: number, mass: number][] = [];
  const cuts = [low[y] / toY, high[y] / toY, low[z] / toZ, high[z] / toZ].map((point) => point * strongest);
  conditioned(low[x], high[x], strongest, Math.min(spreadY, spreadZ), cuts, (point, mass) => {
    visited.push([point, mass]);
  });
  let sum = 0;
  for (const [i, [point, mass]] of visited.entries()) {
    const inside = bivariateRectangle(
      (low[y] - toY * point) / spreadY,
      (high[y] - toY * point) / spreadY,
      (low[z] - toZ * point) / spreadZ,
      (high[z] - toZ * point) / spreadZ,
      partial,
    );
    sum += mass * inside;
    if (i % 8 === 7) yield i;
  }
  return sum;
}
