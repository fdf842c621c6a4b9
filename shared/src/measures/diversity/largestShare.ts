/** α of (α, k)-anonymity: the largest share that one sensitive value has of a class (Wong et al. 2006, Definition 3). */
import type { SensitiveValues } from '../../counts/types.ts';
import { eachValue } from './sensitiveValues.ts';

/** 0 without rows; 1 if a class has one value only, which all in it then share. */
export function* largestShare(sensitive: SensitiveValues): Generator<number, number> {
  const { counts } = sensitive;
  let largest = 0;
  yield* eachValue(sensitive, (place, size) => {
    largest = Math.max(largest, counts[place] / size);
  });
  return largest;
}
