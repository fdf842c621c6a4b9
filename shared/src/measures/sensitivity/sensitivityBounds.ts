/**
 * Bounds of a column's sensitivity (COL eq. 1) while its combinations are not all found (extension): S only grows with
 * them, and there are not endlessly many. Minimal combinations are an antichain, so those that hold one column, without
 * it, fulfil Σ 1/C(d−1, |U|−1) ≤ 1 (inequality of Lubell, Yamamoto and Meshalkin).
 */

/** An upper bound of S of one column; `lower`, its S of what was found, is the lower one. */
export function sensitivityUpperBound(
  lower: number,
  /** Size → combinations found that contain the column. */
  countOfSize: readonly number[],
  column: number,
  reveal: Float64Array,
  /** All combinations up to this size are found. */
  provenSize: number,
  /** Larger ones do not count: κ, or the number of columns. */
  largestSize: number,
): number {
  const p = reveal[column];
  const others = reveal.length - 1;
  if (p === 0) return 0;
  let room = 1;
  for (let size = 1; size < countOfSize.length; size++) {
    if (countOfSize[size] > 0) room -= countOfSize[size] / choose(others, size - 1);
  }
  const largestFirst = Float64Array.from(reveal).sort().reverse();
  let worst = 0;
  for (let size = provenSize + 1; size <= Math.min(largestSize, reveal.length); size++) {
    // At worst all combinations still to come have this size and consist of the columns revealed most.
    const likeliest = product(largestFirst, size - 1, p);
    worst = Math.max(worst, choose(others, size - 1) * -Math.log1p(-likeliest));
  }
  const missed = 1 - lower / p;
  return worst === 0 || room <= 0 ? lower : Math.min(p, p * (1 - missed * Math.exp(-room * worst)));
}

/** Product of the `count` largest probabilities, one of value `left` left out. */
function product(largestFirst: Float64Array, count: number, left: number): number {
  const skipped = largestFirst.indexOf(left);
  let result = 1;
  for (let i = 0, taken = 0; taken < count && i < largestFirst.length; i++) {
    if (i === skipped) continue;
    result *= largestFirst[i];
    taken++;
  }
  return result;
}

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result *= (n - k + i) / i;
  return result;
}
