/** The recursive hypergeometric law: how many rows equal a tuple when the columns are shuffled independently (TFRR eq. 3–5). */
import { addHypergeometric } from '../numeric/index.ts';

/**
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
