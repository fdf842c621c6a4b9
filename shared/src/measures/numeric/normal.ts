/** The normal distribution: its distribution function and quantile, by the complementary error function and its inverse. */
import stdlibErfc from '@stdlib/math-base-special-erfc';
import stdlibErfcinv from '@stdlib/math-base-special-erfcinv';

/** Φ(z) = P(Z ≤ z), accurate in the lower tail too. */
export function normalCdf(z: number): number {
  return 0.5 * stdlibErfc(-z * Math.SQRT1_2);
}

/** P(low < Z ≤ high), without the cancellation of Φ(high) − Φ(low) in the upper tail. */
export function normalBetween(low: number, high: number): number {
  const difference = low > 0 ? normalCdf(-low) - normalCdf(-high) : normalCdf(high) - normalCdf(low);
  return Math.max(0, difference);
}

/** Φ⁻¹(p): −∞ at 0, ∞ at 1. */
export function normalQuantile(p: number): number {
  return -Math.SQRT2 * stdlibErfcinv(2 * p);
}
