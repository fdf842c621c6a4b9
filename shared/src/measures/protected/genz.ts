/** Genz's form of a multivariate normal probability as a mean over a cube (Genz 1992; order of variables by Gibson, Glasbey, Elston 1994). */
import { normalBetween, normalCdf, normalQuantile, type Random } from '../numeric/index.ts';
import type { Matrix } from './positiveDefinite.ts';

/** Points that fill a unit cube evenly, shifted at random, so that means over them come with an error estimate (Cranley, Patterson 1976; Richtmyer 1951). */
const shifts = 12;

/** A mean over the cube, and the standard error that its shifts show. */
interface CubeMean {
  readonly mean: number;
  readonly standardError: number;
}

/** Square roots of the first primes: multiples of them, without their whole part, never fall into step. */
function generators(dimension: number): Float64Array {
  const roots = new Float64Array(dimension);
  let found = 0;
  for (let candidate = 2; found < dimension; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false;
    if (isPrime) roots[found++] = Math.sqrt(candidate) % 1;
  }
  return roots;
}

/** The mean of `integrand` over 12 shifted lattices of `points` points; the points are folded (baker's map), which squares the rate. Yields the points done. */
export function* latticeMean(
  dimension: number,
  points: number,
  random: Random,
  integrand: (point: Float64Array) => number,
): Generator<number, CubeMean> {
  const roots = generators(dimension);
  const point = new Float64Array(dimension);
  const shift = new Float64Array(dimension);
  let mean = 0;
  let squares = 0;
  for (let round = 0; round < shifts; round++) {
    for (let i = 0; i < dimension; i++) shift[i] = random();
    let sum = 0;
    for (let k = 1; k <= points; k++) {
      for (let i = 0; i < dimension; i++) point[i] = Math.abs(2 * ((k * roots[i] + shift[i]) % 1) - 1);
      sum += integrand(point);
      if (k % 128 === 0) yield round * points + k;
    }
    const difference = sum / points - mean;
    mean += difference / (round + 1);
    squares += difference * (sum / points - mean);
  }
  return { mean, standardError: Math.sqrt(squares / (shifts * (shifts - 1))) };
}

/** A box with its variables in the order of integration, and the Cholesky factor of their correlations. */
interface OrderedBox {
  readonly factor: Matrix;
  readonly lower: Float64Array;
  readonly upper: Float64Array;
}

/** The variables with the least conditional probability first, given the means of those before: what varies most is integrated exactly. */
export function orderedBox(low: readonly number[], high: readonly number[], correlations: Matrix): OrderedBox {
  const size = low.length;
  const order = correlations.map((_, i) => i);
  const factor = correlations.map(() => new Float64Array(size));
  const means = new Float64Array(size);
  for (let k = 0; k < size; k++) {
    let chosen = k;
    let least = Number.POSITIVE_INFINITY;
    for (let i = k; i < size; i++) {
      const { from, to } = standardised(order[i], factor[i], k);
      const inside = normalBetween(from, to);
      if (inside < least) {
        least = inside;
        chosen = i;
      }
    }
    [order[k], order[chosen]] = [order[chosen], order[k]];
    [factor[k], factor[chosen]] = [factor[chosen], factor[k]];
    const { from, to, spread } = standardised(order[k], factor[k], k);
    factor[k][k] = spread;
    means[k] = meanBetween(from, to);
    for (let i = k + 1; i < size; i++) {
      let sum = correlations[order[i]][order[k]];
      for (let j = 0; j < k; j++) sum -= factor[i][j] * factor[k][j];
      factor[i][k] = sum / spread;
    }
  }
  return {
    factor,
    lower: Float64Array.from(order, (i) => low[i]),
    upper: Float64Array.from(order, (i) => high[i]),
  };

  function standardised(variable: number, row: Float64Array, known: number) {
    let mean = 0;
    let left = 1;
    for (let j = 0; j < known; j++) {
      mean += row[j] * means[j];
      left -= row[j] * row[j];
    }
    const spread = Math.sqrt(Math.max(left, 1e-12));
    return { from: (low[variable] - mean) / spread, to: (high[variable] - mean) / spread, spread };
  }
}

/** The mean of a standard normal variable between two limits. */
function meanBetween(low: number, high: number): number {
  const inside = normalBetween(low, high);
  if (inside < 1e-300) return Math.abs(low) < Math.abs(high) ? low : high;
  return (Math.exp(-0.5 * low * low) - Math.exp(-0.5 * high * high)) / (Math.sqrt(2 * Math.PI) * inside);
}

/** The integrand: each variable's probability given those before, which the point has placed within their limits. */
export function genzIntegrand({ factor, lower, upper }: OrderedBox, point: Float64Array): number {
  const size = lower.length;
  const placed = new Float64Array(size);
  let product = 1;
  for (let k = 0; k < size; k++) {
    const row = factor[k];
    let mean = 0;
    for (let j = 0; j < k; j++) mean += row[j] * placed[j];
    const from = (lower[k] - mean) / row[k];
    const to = (upper[k] - mean) / row[k];
    const inside = normalBetween(from, to);
    product *= inside;
    if (product === 0) return 0;
    if (k < size - 1) placed[k] = placeBetween(from, to, inside, point[k]);
  }
  return product;
}

/** The quantile of a normal variable that is known to lie between two limits; from the nearer tail. */
function placeBetween(from: number, to: number, inside: number, share: number): number {
  const place =
    from > 0
      ? -normalQuantile(normalCdf(-to) + (1 - share) * inside)
      : normalQuantile(normalCdf(from) + share * inside);
  return Math.max(Math.max(from, -38), Math.min(Math.min(to, 38), place));
}
