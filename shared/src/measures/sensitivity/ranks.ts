/** Ranks as COL gives them: 1 is the largest value, and equal values share the smallest rank. */

/** Values that differ by less than this share of their size are equal: the same number summed in another order. */
const tolerance = 1e-12;

export function ranks(values: ArrayLike<number>): number[] {
  const order = Array.from({ length: values.length }, (_, i) => i).sort((a, b) => values[b] - values[a]);
  const result = new Array<number>(values.length);
  for (const [place, i] of order.entries()) {
    const before = order[place - 1];
    const isTie = place > 0 && values[before] - values[i] <= tolerance * Math.abs(values[before]);
    result[i] = isTie ? result[before] : place + 1;
  }
  return result;
}
