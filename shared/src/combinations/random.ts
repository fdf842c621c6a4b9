/** A seeded generator of whole numbers for samples of row pairs: small, and enough for this; this layer knows no measures. */

/** Gives a whole number from 0 up to, but not including, `limit` (mulberry32). */
export type RandomBelow = (limit: number) => number;

export function seededBelow(seed: number): RandomBelow {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
