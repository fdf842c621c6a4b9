/** Combinations of numbers one after the other, so that neighbours share their first numbers, and with them partitions. */

/** The combinations of `size` numbers below `limit`, in lexicographic order. */
export function* combinations(limit: number, size: number): Generator<readonly number[]> {
  const current = Array.from({ length: size }, (_, i) => i);
  while (size <= limit || size === 0) {
    yield current.slice();
    let at = size - 1;
    while (at >= 0 && current[at] === limit - size + at) at--;
    if (at < 0) return;
    current[at]++;
    for (let i = at + 1; i < size; i++) current[i] = current[i - 1] + 1;
  }
}
