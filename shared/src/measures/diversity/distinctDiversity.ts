/** Distinct ℓ-diversity: the fewest sensitive values that a class has (Machanavajjhala et al. 2007, section 4.1). */
import type { SensitiveValues } from '../../counts/types.ts';
import { eachValue } from './sensitiveValues.ts';

/** 0 without rows. */
export function* distinctDiversity(sensitive: SensitiveValues): Generator<number, number> {
  let fewest = Number.POSITIVE_INFINITY;
  yield* eachValue(sensitive, () => {}, keepFewest);
  return fewest === Number.POSITIVE_INFINITY ? 0 : fewest;

  function keepFewest(_size: number, distinct: number): void {
    fewest = Math.min(fewest, distinct);
  }
}
