/** A seeded generator of random numbers: the same file and seed give the same result. */

/** Numbers from 0 up to 1. */
export type Random = () => number;

/** sfc32 (Doty-Humphrey): small, quick, and good enough for shuffles and samples; not for secrets. */
export function seededRandom(seed: number): Random {
  let a = seed | 0;
  let b = Math.floor(seed / 2 ** 32) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}

/** A whole number from 0 up to, but not including, `limit`. */
export function randomBelow(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** Puts the numbers in a random order (Fisher–Yates). */
export function shuffle(numbers: Uint32Array, random: Random): void {
  for (let i = numbers.length - 1; i > 0; i--) {
    const j = randomBelow(random, i + 1);
    const kept = numbers[i];
    numbers[i] = numbers[j];
    numbers[j] = kept;
  }
}
