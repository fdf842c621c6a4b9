/** Points that fill a unit cube evenly, shifted at random, so that means over them come with an error estimate (Cranley, Patterson 1976; Richtmyer 1951). */
import type { Random } from '../numeric/index.ts';

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
