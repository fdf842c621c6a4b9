/** Small expressions that lose their digits when written as they are read. */

/** 1 − (1 − p)ⁿ, the probability of at least one success, good for the smallest p. */
export function atLeastOnce(p: number, n: number): number {
  if (n <= 0) return 0;
  return -Math.expm1(n * Math.log1p(-p));
}

/** ln(1 + x) − x for x > −1; near 0 by the series of ln((1 + r)/(1 − r)) in r = x/(2 + x). */
export function log1pMinus(x: number): number {
  if (x < -0.5 || x > 1) return Math.log1p(x) - x;
  const r = x / (2 + x);
  const square = r * r;
  let sum = 0;
  let power = 1;
  for (let odd = 3; ; odd += 2) {
    const next = sum + power / odd;
    if (next === sum) return r * (2 * square * sum - x);
    sum = next;
    power *= square;
  }
}

/**
 * The distance of a count from its mean in the saddle-point form of the binomial and Poisson laws (Loader 2000, bd0).
 * x ln(x/mean) + mean − x, for x > 0; near the mean by a series, because there the terms cancel.
 */
export function deviance(x: number, mean: number): number {
  const relative = (mean - x) / x;
  return relative >= -0.5 && relative <= 1 ? -x * log1pMinus(relative) : x * Math.log(x / mean) + mean - x;
}

/**
 * A product that is the same to the last bit in whatever order its factors come: rows of equal numbers in other columns must tie, not nearly tie.
 * The smallest factor comes first.
 */
export function orderFreeProduct(factors: ArrayLike<number>): number {
  const ascending = new Float64Array(factors).sort();
  let product = 1;
  for (let i = 0; i < ascending.length; i++) product *= ascending[i];
  return product;
}
