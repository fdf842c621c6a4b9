/** The logarithm of the gamma function, and what follows from it for factorials. */
import stdlibGammaln from '@stdlib/math-base-special-gammaln';

/** ln Γ(x) for x > 0, to 1e-15 of its size. */
export function logGamma(x: number): number {
  return stdlibGammaln(x);
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
  return stirlingSeries(n);
}

/** From here on Stirling's series is good to the last digits. */
const largeArgument = 20;

/**
 * ln Γ(x + by) − ln Γ(x), for x and x + by above 0. Where both are large the two logarithms share most of their digits, so the difference
 * is made of Stirling's formula term by term.
 */
export function logGammaRise(x: number, by: number): number {
  if (Math.min(x, x + by) < largeArgument) return logGamma(x + by) - logGamma(x);
  const end = x + by;
  return (x - 0.5) * Math.log1p(by / x) + by * Math.log(end) - by + stirlingSeries(end) - stirlingSeries(x);
}

function stirlingSeries(x: number): number {
  const square = x * x;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / x;
}
