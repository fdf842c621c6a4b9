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
