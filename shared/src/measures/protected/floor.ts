/**
 * The smallest cell probability of a person who exists, so that the chance of at least one person like this in a population is α (SEI
 * (9)–(14)).
 */

/** SEI names no α; with this default the cap on the probability of being alone is 0.948. */
export const defaultAlpha = 0.1;

/** Solves 1 − e^{−Nq} = α, SEI (9), exactly. */
export function poissonFloor(alpha: number, population: number): number {
  return -Math.log1p(-alpha) / population;
}

/** Solves 1 − (1 − q)^N = α. */
export function binomialFloor(alpha: number, population: number): number {
  return -Math.expm1(Math.log1p(-alpha) / population);
}
