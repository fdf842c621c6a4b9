/** How far the sizes of the classes of a sample are from those the Pitman–Yor process leads one to expect: the dispersion of quasi-likelihood. */
import type { SizeHistogram } from '../../counts/types.ts';
import { type PitmanYor, sumOf } from './pitmanYor.ts';

/** Sizes are taken together from each of these to the next. */
const EDGES = [1, 2, 3, 4, 6, 9, 13, 19, 28, 42, 63, 95, 142, 213, 320, 480, 720, Infinity];
/** Groups with fewer expected classes are joined to the next, as for any χ². */
const LEAST_EXPECTED = 5;
/** Two parameters and the number of classes are those of the sample. */
const FITTED = 3;
/** Of real tables in general: as if three more groups had added 5 to χ². */
const USUAL = { groups: 3, square: 5 };
const SIZES_A_STEP = 65_536;

/** χ² of the sizes over its degrees of freedom, McCullagh and Nelder's φ, drawn to what is usual; at least 1. */
export function* misfitOf(sizes: SizeHistogram, law: PitmanYor): Generator<number, number> {
  const classes = sumOf(sizes.counts);
  const shares = yield* sharesOfSizes(sizes, law);
  let square = 0;
  let groups = 0;
  let [observed, expected, next] = [0, 0, 0];
  for (const [group, share] of shares.entries()) {
    expected += classes * share;
    for (; next < sizes.sizes.length && sizes.sizes[next] < EDGES[group + 1]; next++) observed += sizes.counts[next];
    const isLast = group === shares.length - 1;
    if (expected < LEAST_EXPECTED && !isLast) continue;
    if (expected > 0) square += (observed - expected) ** 2 / Math.max(expected, isLast ? 1 : 0);
    groups++;
    [observed, expected] = [0, 0];
  }
  return Math.max(1, (square + USUAL.square) / (Math.max(groups - FITTED, 1) + USUAL.groups));
}

/**
 * For each group of sizes, the share of the classes that it is expected to have. Given their number, classes have f people with a chance like
 * (1 − d)_(f−1) / f! · xᶠ, x = n / (n + θ).
 */
function* sharesOfSizes(
  { rows, sizes }: SizeHistogram,
  { theta, discount }: PitmanYor,
): Generator<number, Float64Array> {
  const shares = new Float64Array(EDGES.length - 1);
  const growth = rows / (rows + theta);
  const largest = 3 * sizes[sizes.length - 1] + 50;
  let [chance, total, group] = [1, 0, 0];
  for (let size = 1; size < largest; size++) {
    while (size >= EDGES[group + 1]) group++;
    shares[group] += chance;
    total += chance;
    chance *= (growth * (size - discount)) / (size + 1);
    if (size % SIZES_A_STEP === 0) yield size;
  }
  return shares.map((share) => share / total);
}
