/** Functions that only what reproduces the papers needs, and tests. */
import stdlibDigamma from '@stdlib/math-base-special-digamma';
import { areaUnderCurveSteps } from './areaUnderCurve.ts';
import { stirlingError } from './gamma.ts';
import { addHypergeometric } from './hypergeometric.ts';

/** The same at once, for a few thousand scores. */
export function areaUnderCurve(scores: Float64Array, truths: Uint8Array): number | undefined {
  const steps = areaUnderCurveSteps(scores, truths);
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}

/** ψ(x), the derivative of ln Γ(x). */
export function digamma(x: number): number {
  return stdlibDigamma(x);
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

/** The law over 0 … the smaller of marked and drawn. */
export function hypergeometricLaw(population: number, marked: number, drawn: number): Float64Array {
  const law = new Float64Array(Math.min(marked, drawn) + 1);
  addHypergeometric(law, 1, population, marked, drawn);
  return law;
}
