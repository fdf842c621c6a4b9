/**
 * Equivocation (Shannon 1948, section 12) as a share: H(X|Y) / H(X), the part of a value X that is left to guess for a reader of its
 * replacement Y. It is 0 where each Y stands for one X, as with pseudonyms, and 1 where Y holds no information. For values that are drawn
 * anew, as with noise, there are no groups that other losses could be made of, but there are pairs.
 */

/** The values and their replacements, and the number of rows of each pair. */
export interface ToldPairs {
  readonly before: Uint32Array;
  readonly after: Uint32Array;
  readonly counts: Uint32Array;
}

const BLOCK = 65_536;

/** Where X is always the same there is nothing to guess before either: 0. Yields pairs done. */
export function* equivocation({ before, after, counts }: ToldPairs): Generator<number, number> {
  const ofBefore = yield* totals(before, counts);
  const ofAfter = yield* totals(after, counts);
  let left = 0;
  let whole = 0;
  const rows = ofBefore.reduce((sum, count) => sum + count, 0);
  for (const count of ofBefore) if (count > 0) whole -= count * Math.log2(count / rows);
  for (let from = 0; from < counts.length; from += BLOCK) {
    const to = Math.min(counts.length, from + BLOCK);
    // A logarithm of exactly 1 is exactly 0, so that pseudonyms leave nothing to guess to the last digit.
    for (let i = from; i < to; i++) if (counts[i] > 0) left -= counts[i] * Math.log2(counts[i] / ofAfter[after[i]]);
    yield to;
  }
  return whole > 0 ? Math.min(1, left / whole) : 0;
}

function* totals(values: Uint32Array, counts: Uint32Array): Generator<number, Float64Array> {
  let largest = 0;
  for (let i = 0; i < values.length; i++) if (values[i] > largest) largest = values[i];
  yield 0;
  const sums = new Float64Array(largest + 1);
  for (let i = 0; i < values.length; i++) sums[values[i]] += counts[i];
  yield values.length;
  return sums;
}
