/** The law of a count of rows, exact or binomial, and what is asked of it. */
import { atLeastOnce, binomialUpperTail } from '../numeric/index.ts';

/** Bin(trials, probability). */
export interface BinomialLaw {
  readonly trials: number;
  readonly probability: number;
}

/** The probabilities of 0, 1, 2 … rows, or a binomial law. */
export type CountLaw = Float64Array | BinomialLaw;

/** P(X ≥ k). */
export function atLeast(law: CountLaw, k: number): number {
  if (k <= 0) return 1;
  if (!(law instanceof Float64Array)) {
    return k === 1 ? atLeastOnce(law.probability, law.trials) : binomialUpperTail(k, law.trials, law.probability);
  }
  // From the far end, where the terms are smallest, so that none is lost.
  let sum = 0;
  for (let count = law.length - 1; count >= k; count--) sum += law[count];
  return Math.min(1, sum);
}

/** E[X]. */
export function meanCount(law: CountLaw): number {
  if (!(law instanceof Float64Array)) return law.trials * law.probability;
  let sum = 0;
  for (let count = law.length - 1; count > 0; count--) sum += count * law[count];
  return sum;
}
