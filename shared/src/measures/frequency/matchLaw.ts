/** The law of the number of rows that hold a tuple, when nothing but the frequencies of its values is known (TFRR eq. 5–7). */

import { addHypergeometric } from '../numeric/index.ts';
import { type BinomialLaw, binomialApproximation, type CountLaw } from './countLaw.ts';

/**
 * The recursive hypergeometric law: how many rows equal a tuple when the columns are shuffled independently (TFRR eq. 3–5).
 * P(X = 0), P(X = 1) … P(X = the smallest frequency) in a table of n rows where the tuple's values have these
 * frequencies. X is the size of the intersection of random sets of rows, so the order of the frequencies does not
 * matter; the smallest come first, because they bound the work of every later step. Terms below 1e-295 are left out.
 */
export function recursiveHypergeometric(n: number, frequencies: readonly number[]): Float64Array {
  const ascending = [...frequencies].sort((a, b) => a - b);
  const most = ascending.length === 0 ? n : ascending[0];
  let law = new Float64Array(most + 1);
  law[most] = 1;
  for (let column = 1; column < ascending.length; column++) {
    const next = new Float64Array(most + 1);
    for (let matched = 0; matched <= most; matched++) {
      const weight = law[matched];
      if (weight > 0) addHypergeometric(next, weight, n, matched, ascending[column]);
    }
    law = next;
  }
  return law;
}

/** Up to this smallest frequency the exact law takes a few milliseconds; above, the approximation is off by less than 1.2e-3. */
const exactUpTo = 2000;

/** Exact where it can be had quickly, else binomial. */
export function matchLaw(n: number, frequencies: readonly number[]): CountLaw {
  // With one column all is certain, and the exact law would only be a long array.
  const isExact = frequencies.length > 1 && Math.min(...frequencies) <= exactUpTo;
  return isExact ? recursiveHypergeometric(n, frequencies) : binomialApproximation(n, frequencies);
}

/**
 * The law of the *other* rows like a row that is in the table (our addition): 1 + this count is the law of its class.
 * Drawing a row from the table meets large classes more often, and x P(X = x) / E[X] is exactly P(1 + Y = x), where Y
 * counts the matches in a table without the row.
 */
export function othersLaw(n: number, frequencies: readonly number[]): CountLaw {
  return matchLaw(n - 1, withoutOne(frequencies));
}

/** The same as a binomial law: B(n_min − 1, Π (n_j − 1)/(N − 1)). */
export function othersBinomial(n: number, frequencies: readonly number[]): BinomialLaw {
  return binomialApproximation(n - 1, withoutOne(frequencies));
}

function withoutOne(frequencies: readonly number[]): number[] {
  return frequencies.map((frequency) => Math.max(0, frequency - 1));
}

/**
 * `law` that remembers what it answered: rows share few combinations of frequencies, and their order does not matter.
 * Starts anew when full, since tables may have as many combinations as rows.
 */
export function remembering(
  law: (n: number, frequencies: readonly number[]) => CountLaw,
  n: number,
  atMost = 4096,
): (frequencies: readonly number[]) => CountLaw {
  const known = new Map<string, CountLaw>();
  return (frequencies) => {
    const ascending = [...frequencies].sort((a, b) => a - b);
    const key = ascending.join();
    let found = known.get(key);
    if (found === undefined) {
      found = law(n, ascending);
      if (known.size >= atMost) known.clear();
      known.set(key, found);
    }
    return found;
  };
}
