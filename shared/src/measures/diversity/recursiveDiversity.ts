/** Recursive (c, ℓ)-diversity: r₁ < c·(r_ℓ + … + r_m) in every class, counts descending (Machanavajjhala et al. 2007, Definition 4.2). */
import type { SensitiveValues } from '../../counts/types.ts';
import { eachValue } from './sensitiveValues.ts';

/**
 * The largest r₁ / (r_ℓ + … + r_m) of a class: a table is (c, ℓ)-diverse for every c above it. Undefined if a class has
 * fewer than ℓ values, since no c will do then, or without rows. For ℓ ≥ 1.
 */
export function* recursiveRatio(sensitive: SensitiveValues, l: number): Generator<number, number | undefined> {
  const { counts } = sensitive;
  /** The ℓ − 1 largest counts of the class, but at least the first of them, ascending. */
  const top: number[] = [];
  let largest: number | undefined;
  let hasTooFew = false;
  yield* eachValue(sensitive, keepTop, close);
  return hasTooFew ? undefined : largest;

  function keepTop(place: number): void {
    const count = counts[place];
    const kept = Math.max(1, l - 1);
    if (top.length === kept && count <= top[0]) return;
    let i = top.length;
    while (i > 0 && top[i - 1] > count) i--;
    top.splice(i, 0, count);
    if (top.length > kept) top.shift();
  }

  function close(size: number, distinct: number): void {
    if (distinct < l) {
      hasTooFew = true;
    } else {
      const rest = l === 1 ? size : size - top.reduce((sum, count) => sum + count, 0);
      largest = Math.max(largest ?? 0, top[top.length - 1] / rest);
    }
    top.length = 0;
  }
}
