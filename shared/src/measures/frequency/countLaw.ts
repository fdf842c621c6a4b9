/** The law of a count of rows, exact or binomial, and what is asked of it. */
import { atLeastOnce, binomialUpperTail, orderFreeProduct } from '../numeric/index.ts';

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

/**
 * The binomial approximation of the recursive hypergeometric law, and how far it is off (TFRR eq. 6, 7 and 2).
 * B(smallest frequency, product of the other shares). The paper leaves open which column gives the number of trials;
 * the smallest gives the right support and the smallest error.
 */
export function binomialApproximation(n: number, frequencies: readonly number[]): BinomialLaw {
  let smallest = 0;
  for (let i = 1; i < frequencies.length; i++) if (frequencies[i] < frequencies[smallest]) smallest = i;
  return binomialWithTrials(n, frequencies, smallest);
}

/** The approximation with the trials of the column at this position. */
export function binomialWithTrials(n: number, frequencies: readonly number[], position: number): BinomialLaw {
  if (frequencies.length === 0) return { trials: n, probability: 1 };
  const trials = frequencies[position];
  // Without trials there are no rows either where the shares are 0/0.
  if (trials === 0) return { trials, probability: 1 };
  const others = frequencies.filter((_, i) => i !== position).map((frequency) => frequency / n);
  return { trials, probability: orderFreeProduct(others) };
}
