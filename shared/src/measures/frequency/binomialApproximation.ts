/** The binomial approximation of the recursive hypergeometric law, and how far it is off (TFRR eq. 6, 7 and 2). */
import { orderFreeProduct } from '../numeric/index.ts';
import type { BinomialLaw } from './countLaw.ts';

/**
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
