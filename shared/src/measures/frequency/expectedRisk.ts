/** The expected re-identification risk of one row, E[1/X] over the size X of its class (our companion of TFRR and R3A). */
import { atLeast, type CountLaw, meanCount } from './countLaw.ts';

/**
 * P(X ≥ 1)/E[X] for a row drawn from the table. Its mean over rows is R3A's expected overall risk. A tuple that cannot
 * occur has the limit of ever rarer ones, 1.
 */
export function expectedIndividualRisk(law: CountLaw): number {
  const mean = meanCount(law);
  return mean === 0 ? 1 : Math.min(1, atLeast(law, 1) / mean);
}
