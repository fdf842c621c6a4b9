/** The estimate of population uniques to take, by sampling fraction (Dankar et al. 2012, without SNB, whose published form is unsound). */
import type { SizeHistogram } from '../../counts/types.ts';
import { pitmanShare } from './pitman.ts';

/**
 * Population uniques after Zayatz 1991: how likely a sample unique is one, from the sample's own class sizes taken for the population's.
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

/**
 * DIS: the probability that a unique match with a register is a correct match (Skinner, Elliot 2002).
 * U·π / (U·π + P·(1 − π)) with U unique rows, P rows in classes of two, and π the share of the population that is in the
 * sample, 0 < π ≤ 1. Needs no model of the population. Undefined if there is neither a unique row nor a pair.
 */
export function correctMatchProbability({ sizes, counts }: SizeHistogram, samplingRate: number): number | undefined {
  let uniques = 0;
  let paired = 0;
  for (let i = 0; i < Math.min(2, sizes.length); i++) {
    if (sizes[i] === 1) uniques = counts[i];
    if (sizes[i] === 2) paired = 2 * counts[i];
  }
  if (uniques === 0) return paired === 0 ? undefined : 0;
  return (uniques * samplingRate) / (uniques * samplingRate + paired * (1 - samplingRate));
}

export interface PopulationUniqueness {
  /** Shares of the population; undefined where the model has none for this sample. */
  readonly zayatz: number | undefined;
  readonly pitman: number | undefined;
  /** The estimate of the rule, and the model it comes from; undefined if neither has one. */
  readonly dankar: number | undefined;
  readonly rule: 'pitman' | 'zayatz' | 'frequencies' | undefined;
}

/** Up to this sampling fraction Zayatz is far too high. */
const smallFraction = 0.1;

/**
 * For fractions up to 0.1 Pitman; above it the smaller of both. Where Pitman is not available for a small fraction, the share by frequencies:
 * the mean of P(F = 1) under a log-linear model of the cells, τ₁ of Skinner and Shlomo 2008 over the rows, here the tree of tested pairs.
 */
export function* populationUniqueness(
  sizes: SizeHistogram,
  population: number,
  frequencies?: number,
): Generator<number, PopulationUniqueness> {
  const zayatz = yield* zayatzShare(sizes, population);
  const pitman = yield* pitmanShare(sizes, population);
  const isSmall = sizes.rows / population <= smallFraction;
  if (pitman !== undefined && (isSmall || zayatz === undefined || pitman <= zayatz)) {
    return { zayatz, pitman, dankar: pitman, rule: 'pitman' };
  }
  if (isSmall && frequencies !== undefined) return { zayatz, pitman, dankar: frequencies, rule: 'frequencies' };
  return { zayatz, pitman, dankar: zayatz, rule: zayatz === undefined ? undefined : 'zayatz' };
}
