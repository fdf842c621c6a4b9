/** Entropy ℓ-diversity: e^H of the class whose sensitive values have the least entropy H (Machanavajjhala et al. 2007, Definition 4.1). */
import type { SensitiveValues } from '../../counts/types.ts';
import { eachValue } from './sensitiveValues.ts';

/** Not rounded down: 2.9 is nearly three equally frequent values. 0 without rows. */
export function* entropyDiversity(sensitive: SensitiveValues): Generator<number, number> {
  const { counts } = sensitive;
  let least = Number.POSITIVE_INFINITY;
  let sum = 0;
  yield* eachValue(sensitive, add, close);
  return least === Number.POSITIVE_INFINITY ? 0 : Math.exp(least);

  function add(place: number): void {
    sum += counts[place] * Math.log(counts[place]);
  }

  function close(size: number, distinct: number): void {
    // One value has no entropy, to the bit.
    const entropy = distinct === 1 ? 0 : Math.max(0, Math.log(size) - sum / size);
    least = Math.min(least, entropy);
    sum = 0;
  }
}
