/** The distance of a count from its mean in the saddle-point form of the binomial and Poisson laws (Loader 2000, bd0). */
import { log1pMinus } from './safeForms.ts';

/** x ln(x/mean) + mean − x, for x > 0; near the mean by a series, because there the terms cancel. */
export function deviance(x: number, mean: number): number {
  const relative = (mean - x) / x;
  return relative >= -0.5 && relative <= 1 ? -x * log1pMinus(relative) : x * Math.log(x / mean) + mean - x;
}
