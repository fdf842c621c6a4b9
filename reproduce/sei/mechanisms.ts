/** How noisy shares are that unary encodings give (RAPPOR, OUE), beside k-ary randomised response (Wang, Blocki, Li, Jha 2017). */
import { channelOf } from '@quasi/shared/measures/protected';

/** Standard errors of the reconstructed share of a rare category. */
export interface MechanismErrors {
  readonly categories: number;
  readonly randomisedResponse: number;
  readonly rappor: number;
  readonly oue: number;
}

export function mechanismErrors(categories: number, epsilon: number, records: number): MechanismErrors {
  const { keep, other } = channelOf(epsilon, categories);
  const half = Math.exp(epsilon / 2);
  return {
    categories,
    randomisedResponse: standardError(keep, other, records),
    rappor: standardError(half / (half + 1), 1 / (half + 1), records),
    oue: standardError(0.5, 1 / (Math.exp(epsilon) + 1), records),
  };
}

/** A report says yes with `when` if the person has the category, and with `whenNot` if not: √(q(1 − q)/n)/(p − q). */
function standardError(when: number, whenNot: number, records: number): number {
  return Math.sqrt((whenNot * (1 - whenNot)) / records) / (when - whenNot);
}

/** From so many categories on OUE is less noisy than randomised response. */
export function categoriesWhereOueWins(epsilon: number): number {
  return 3 * Math.exp(epsilon) + 2;
}
