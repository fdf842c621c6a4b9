/** The logarithm of the gamma function, its derivative, and what follows from it for factorials and binomial coefficients. */
import stdlibDigamma from '@stdlib/math-base-special-digamma';
import stdlibGammaln from '@stdlib/math-base-special-gammaln';

/** ln Γ(x) for x > 0, to 1e-15 of its size. */
export function logGamma(x: number): number {
  return stdlibGammaln(x);
}

/** ψ(x), the derivative of ln Γ(x). */
export function digamma(x: number): number {
  return stdlibDigamma(x);
}

/** ln n! − ln(√(2πn) (n/e)ⁿ) for n = 1 … 15, to double precision. */
const smallStirlingErrors = Float64Array.of(
  0.08106146679532726,
  0.0413406959554093,
  0.02767792568499834,
  0.020790672103765093,
  0.016644691189821193,
  0.013876128823070748,
  0.01189670994589177,
  0.010411265261972096,
  0.009255462182712733,
  0.00833056343336287,
  0.007573675487951841,
  0.00694284010720953,
  0.006408994188004207,
  0.0059513701127588475,
  0.005554733551962801,
);

/** ln n! − ln(√(2πn) (n/e)ⁿ) of a whole n from 1 to 15, of any n above: what Stirling's formula leaves out (Loader 2000). */
export function stirlingError(n: number): number {
  if (n <= smallStirlingErrors.length) return smallStirlingErrors[n - 1];
  const square = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / n;
}

/**
 * ln C(n, k) of whole numbers, −∞ outside 0 ≤ k ≤ n. Not the difference of three logarithms of factorials: at n = 10⁷
 * these are 1.5e8, and their difference is only good to 3e-8. By Stirling's formula all large terms have the same sign.
 */
export function logChoose(n: number, k: number): number {
  if (k < 0 || k > n) return Number.NEGATIVE_INFINITY;
  const few = Math.min(k, n - k);
  if (few === 0) return 0;
  if (few === 1) return Math.log(n);
  const many = n - few;
  return (
    few * Math.log(n / few) -
    many * Math.log1p(-few / n) +
    stirlingError(n) -
    stirlingError(few) -
    stirlingError(many) +
    0.5 * Math.log(n / (2 * Math.PI * few * many))
  );
}
