/** Population uniques after Zayatz 1991: how likely a sample unique is one, from the sample's own class sizes taken for the population's. */
import type { SizeHistogram } from '../../counts/types.ts';

/**
 * Share of a population of this size that is unique in it: u₁·P·(N/n)/N with P = (u₁/J)·h(1) / Σ (uᵢ/J)·h(i), where h(i) is
 * the hypergeometric chance that one member of a class of i of the population is sampled. Far too high for small sampling
 * fractions. Undefined without rows.
 */
export function* zayatzShare(
  { rows, sizes, counts }: SizeHistogram,
  population: number,
): Generator<number, number | undefined> {
  if (rows === 0) return undefined;
  if (sizes[0] !== 1) return 0;
  const uniques = counts[0];
  if (population <= rows) return uniques / rows;
  const one = rows / population;
  let chance = one;
  let expected = 0;
  let next = 0;
  for (let size = 1; next < sizes.length && chance > 0; size++) {
    if (sizes[next] === size) expected += counts[next++] * chance;
    // h(i + 1) / h(i); it is 0 once a class cannot lose all its other members.
    chance *= ((size + 1) / size) * (Math.max(0, population - size - rows + 1) / (population - size));
    if (size % 16384 === 0) yield size;
  }
  return ((uniques / rows) * uniques * one) / expected;
}
