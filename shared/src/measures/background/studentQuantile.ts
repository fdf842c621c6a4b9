/** The quantile of Student's t, by the incomplete beta function: how many standard errors an interval from few values needs. */
import { regularizedIncompleteBeta } from '../numeric/index.ts';

/** t with P(T ≤ t) = p for `degrees` degrees of freedom ≥ 1 and 0 < p < 1. Halves an interval until no number is between its ends. */
export function studentQuantile(p: number, degrees: number): number {
  if (p === 0.5) return 0;
  if (p < 0.5) return -studentQuantile(1 - p, degrees);
  let low = 0;
  let high = 2;
  while (upperTail(high, degrees) > 1 - p) high *= 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (upperTail(middle, degrees) > 1 - p) low = middle;
    else high = middle;
  }
}

/** P(T > t) for t ≥ 0 (Abramowitz and Stegun 26.7.1). */
function upperTail(t: number, degrees: number): number {
  return regularizedIncompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
}
