/** A small seeded source of random numbers, so that every machine measures the same bytes. */
export type Random = () => number;

/** Numbers in [0, 1) from one 32-bit state (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws ranks 0 to `count` - 1, rank r with a weight of 1 / (r + shift) ** exponent. */
export function zipfRank(random: Random, count: number, exponent: number, shift = 1): () => number {
  const cumulative = new Float64Array(count);
  let total = 0;
  for (let rank = 0; rank < count; rank++) {
    total += (rank + shift) ** -exponent;
    cumulative[rank] = total;
  }
  return () => {
    const wanted = random() * total;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((cumulative[middle] as number) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** Draws one of the values with the given weights. */
export function weighted<Value>(random: Random, choices: readonly (readonly [Value, number])[]): () => Value {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  const last = choices[choices.length - 1] as readonly [Value, number];
  return () => {
    let left = random() * total;
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return last[0];
  };
}
