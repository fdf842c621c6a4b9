/** The regularized incomplete beta function: distribution functions of Student's t, the beta and the binomial law follow from it. */
import stdlibBetainc from '@stdlib/math-base-special-betainc';

/**
 * I_x(a, b), for 0 ≤ x ≤ 1 and a, b > 0; right to 1e-12 of its size while the smaller of a and b is below 1e5, to 1e-9
 * for a and b of 5e6. For binomial tails use `binomialUpperTail`, which keeps 1e-12 up to n = 1e7.
 */
export function regularizedIncompleteBeta(x: number, a: number, b: number): number {
  return stdlibBetainc(x, a, b);
}
