/** The upper tail of the χ² law, for tests of independence of tables with up to 1e8 degrees of freedom. */

import { logGamma, stirlingError } from './gamma.ts';
import { deviance } from './safeForms.ts';

/** P(χ² ≥ x) with these degrees of freedom: the regularized upper incomplete gamma function Q(degrees/2, x/2). */
export function chiSquareUpperTail(x: number, degrees: number): number {
  if (!(x > 0) || degrees <= 0) return 1;
  const shape = degrees / 2;
  const half = x / 2;
  return half < shape + 1 ? Math.max(0, 1 - lowerBySeries(shape, half)) : upperByFraction(shape, half);
}

/** x^a e^{−x} / Γ(a + 1); by Stirling's formula where a is large, because the three factors nearly cancel. */
function leadingFactor(a: number, x: number): number {
  if (a <= 15) return Math.exp(a * Math.log(x) - x - logGamma(a + 1));
  return Math.exp(-deviance(a, x) - stirlingError(a)) / Math.sqrt(2 * Math.PI * a);
}

function lowerBySeries(a: number, x: number): number {
  let term = 1;
  let sum = 1;
  for (let i = 1; term > 1e-17 * sum; i++) {
    term *= x / (a + i);
    sum += term;
  }
  return leadingFactor(a, x) * sum;
}

/** The continued fraction of the upper function by Lentz's method (Numerical Recipes 6.2). */
function upperByFraction(a: number, x: number): number {
  const factor = leadingFactor(a, x);
  if (factor === 0) return 0;
  let b = x + 1 - a;
  let c = Number.POSITIVE_INFINITY;
  let d = 1 / b;
  let fraction = d;
  for (let i = 1; i < 1e6; i++) {
    const numerator = -i * (i - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    const change = c * d;
    fraction *= change;
    if (Math.abs(change - 1) < 1e-16) break;
  }
  return factor * a * fraction;
}
