/** How many sensitive values a class has between its rows, in four ways to count them. */
import type { SensitiveValues } from '../../counts/types.ts';
import { eachValue } from './sensitiveValues.ts';

/** Distinct ℓ-diversity: the fewest sensitive values that a class has (Machanavajjhala et al. 2007, section 4.1). 0 without rows. */
export function* distinctDiversity(sensitive: SensitiveValues): Generator<number, number> {
  let fewest = Number.POSITIVE_INFINITY;
  yield* eachValue(sensitive, () => {}, keepFewest);
  return fewest === Number.POSITIVE_INFINITY ? 0 : fewest;

  function keepFewest(_size: number, distinct: number): void {
    fewest = Math.min(fewest, distinct);
  }
}

/**
 * Entropy ℓ-diversity: e^H of the class whose sensitive values have the least entropy H (Machanavajjhala et al. 2007, Definition 4.1).
 * Not rounded down: 2.9 is nearly three equally frequent values. 0 without rows.
 */
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

/**
 * Recursive (c, ℓ)-diversity: r₁ < c·(r_ℓ + … + r_m) in every class, counts descending (Machanavajjhala et al. 2007, Definition 4.2).
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

/**
 * α of (α, k)-anonymity: the largest share that one sensitive value has of a class (Wong et al. 2006, Definition 3).
 * 0 without rows; 1 if a class has one value only, which all in it then share.
 */
export function* largestShare(sensitive: SensitiveValues): Generator<number, number> {
  const { counts } = sensitive;
  let largest = 0;
  yield* eachValue(sensitive, (place, size) => {
    largest = Math.max(largest, counts[place] / size);
  });
  return largest;
}
