/** The law of a tuple in which two values depend on each other strongly: the pair counts as one value (TFRR eq. 10, 11). */
import { binomialApproximation } from './binomialApproximation.ts';
import type { BinomialLaw, CountLaw } from './countLaw.ts';
import type { ValuePair } from './dependentValues.ts';
import { matchLaw, othersLaw } from './matchLaw.ts';

/** The frequencies with those of the pair replaced by the number of rows that hold both. */
export function rectifiedFrequencies(frequencies: readonly number[], pair: ValuePair): number[] {
  const rectified = [pair.both];
  for (let i = 0; i < frequencies.length; i++) if (i !== pair.a && i !== pair.b) rectified.push(frequencies[i]);
  return rectified;
}

/**
 * The binomial law. Of the pair's count and the other frequencies the smallest gives the trials, as in
 * `binomialApproximation`; in print it is always the pair's. With two columns B(n_i, n_ij/n_i), n_i the rarer: sensible
 * only where n_ij comes from an estimate, because whoever has counted the pair has counted the tuple.
 */
export function rectifiedBinomial(n: number, frequencies: readonly number[], pair: ValuePair): BinomialLaw {
  if (frequencies.length > 2) return binomialApproximation(n, rectifiedFrequencies(frequencies, pair));
  const trials = Math.min(frequencies[pair.a], frequencies[pair.b]);
  return { trials, probability: trials === 0 ? 0 : Math.min(1, pair.both / trials) };
}

/** The exact law where it can be had: recursive hypergeometric in the pair and the s other values, (s + 1)-RH. */
export function rectifiedLaw(n: number, frequencies: readonly number[], pair: ValuePair): CountLaw {
  return matchLaw(n, rectifiedFrequencies(frequencies, pair));
}

/** The other rows like a row of the table; with two columns there are certainly n_ij − 1. */
export function rectifiedOthers(n: number, frequencies: readonly number[], pair: ValuePair): CountLaw {
  return othersLaw(n, rectifiedFrequencies(frequencies, pair));
}
