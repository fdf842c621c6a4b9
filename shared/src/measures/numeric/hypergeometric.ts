/** The hypergeometric law: how many of the drawn rows are marked, computed from its mode outwards by ratios. */
import { binomialProbability } from './binomial.ts';

/** P(X = k) when `drawn` of `population` rows are drawn and `marked` of them are marked; three binomials (Loader 2000). */
export function hypergeometricProbability(k: number, population: number, marked: number, drawn: number): number {
  if (k < 0 || k > drawn || k > marked || drawn - k > population - marked) return 0;
  const share = drawn / population;
  return (
    (binomialProbability(k, marked, share) * binomialProbability(drawn - k, population - marked, share)) /
    binomialProbability(drawn, population, share)
  );
}

/** Below this a term is left out, well before numbers lose their digits (and processors their speed) near 1e-308. */
const smallest = 1e-295;

/** Adds `weight` times the law to `law`, an array that reaches at least to the smaller of marked and drawn. */
export function addHypergeometric(
  law: Float64Array,
  weight: number,
  population: number,
  marked: number,
  drawn: number,
): void {
  const lowest = Math.max(0, marked + drawn - population);
  const highest = Math.min(marked, drawn);
  const neither = population - marked - drawn;
  const mode = Math.min(highest, Math.max(lowest, Math.floor(((marked + 1) * (drawn + 1)) / (population + 2))));
  const top = population === 0 ? weight : weight * hypergeometricProbability(mode, population, marked, drawn);
  law[mode] += top;
  let term = top;
  for (let k = mode; k < highest; k++) {
    term *= ((marked - k) * (drawn - k)) / ((k + 1) * (neither + k + 1));
    if (term < smallest) break;
    law[k + 1] += term;
  }
  term = top;
  for (let k = mode; k > lowest; k--) {
    term *= (k * (neither + k)) / ((marked - k + 1) * (drawn - k + 1));
    if (term < smallest) break;
    law[k - 1] += term;
  }
}
