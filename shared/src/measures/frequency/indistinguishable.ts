/** The probability that a row is k-indistinguishable, shares its tuple with at least k − 1 others: as printed (TFRR eq. 12) and calibrated. */
import { atLeast, type CountLaw } from './countLaw.ts';

/**
 * As printed: P(X ≥ k) / P(X ≥ 1), the probability for a tuple when it is only known that some row holds it. For a
 * row drawn from the table it is too small, by a factor of about k where tuples are rare. A tuple that cannot occur
 * gets 0, the limit of ever rarer ones.
 */
export function indistinguishable(law: CountLaw, k: number): number {
  if (k <= 1) return 1;
  const some = atLeast(law, 1);
  return some === 0 ? 0 : Math.min(1, atLeast(law, k) / some);
}

/** Calibrated (our addition): for a row known to be in the table, from the law of the other rows like it. */
export function calibratedIndistinguishable(others: CountLaw, k: number): number {
  return atLeast(others, k - 1);
}
