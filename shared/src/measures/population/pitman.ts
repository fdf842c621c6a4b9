/** Population uniques under Pitman's sampling formula, its two parameters by maximum likelihood (Hoshino 2001; start values as in ARX). */
import type { SizeHistogram } from '../../counts/types.ts';
import { logGamma } from '../numeric/index.ts';
import { gradientOf, type PitmanParameters, type Sample } from './pitmanLikelihood.ts';

const starts = 16;
const iterationsPerStart = 40;
/** Over all starts: each takes time by the rows, and where there is a maximum the first or second start finds it in ten. */
const mostIterations = 120;
const accuracy = 1e-12;

/**
 * Share of a population of this size that is unique in it: Γ(θ+1)/Γ(θ+α)·N^α / N, and no more than the share of uniques in
 * the sample, which every sampled population unique is among. Undefined if the likelihood has no maximum inside
 * 0 < α < 1, θ > −α, as where all rows are alone. Works in the sample's rows × iterations.
 */
export function* pitmanShare(sizes: SizeHistogram, population: number): Generator<number, number | undefined> {
  if (sizes.rows === 0) return undefined;
  if (sizes.sizes[0] !== 1) return 0;
  const sampleShare = sizes.counts[0] / sizes.rows;
  if (population <= sizes.rows) return sampleShare;
  const fitted = yield* fitPitman(sizes);
  if (fitted === undefined) return undefined;
  const { theta, alpha } = fitted;
  const logShare = logGamma(theta + 1) - logGamma(theta + alpha) + (alpha - 1) * Math.log(population);
  return Math.min(sampleShare, Math.exp(logShare));
}

/** Newton's method from several starts, until one converges; undefined if none does. */
export function* fitPitman(sizes: SizeHistogram): Generator<number, PitmanParameters | undefined> {
  const sample = sampleOf(sizes);
  if (sample.classes < 2 || sample.classes === sample.rows) return undefined;
  let left = mostIterations;
  for (let start = 0; start < starts && left > 0; start++) {
    let at: PitmanParameters | undefined =
      start === 0 ? byMoments(sizes, sample.classes) : onGrid(sample, start / starts);
    for (let i = 0; i < iterationsPerStart && left > 0 && isInside(at); i++, left--) {
      const next: PitmanParameters | undefined = yield* newtonStep(sample, at);
      if (next === undefined) break;
      const change = Math.abs(next.theta - at.theta) / (Math.abs(at.theta) + 1) + Math.abs(next.alpha - at.alpha);
      at = next;
      if (change < accuracy) return at;
    }
  }
  return undefined;
}

/** The step that makes the gradient 0 if it is linear, halved until it stays inside; undefined if there is none uphill. */
function* newtonStep(sample: Sample, at: PitmanParameters): Generator<number, PitmanParameters | undefined> {
  const { theta, alpha, thetaTheta, thetaAlpha, alphaAlpha } = yield* gradientOf(sample, at);
  const determinant = thetaTheta * alphaAlpha - thetaAlpha * thetaAlpha;
  if (!(determinant > 0 && thetaTheta < 0)) {
    // Not concave here: the likelihood rises along the gradient, in the scale of each parameter.
    const upTheta = at.theta * (theta > 0 ? 2 : 0.5);
    const upAlpha = at.alpha + (alpha > 0 ? 1 - at.alpha : -at.alpha) / 4;
    return at.theta > 0 ? { theta: upTheta, alpha: upAlpha } : undefined;
  }
  const byTheta = (thetaAlpha * alpha - alphaAlpha * theta) / determinant;
  const byAlpha = (thetaAlpha * theta - thetaTheta * alpha) / determinant;
  for (let share = 1; share > 1e-6; share /= 2) {
    const next = { theta: at.theta + share * byTheta, alpha: at.alpha + share * byAlpha };
    if (isInside(next)) return next;
  }
  return undefined;
}

function isInside(at: PitmanParameters | undefined): at is PitmanParameters {
  return at !== undefined && at.alpha > 0 && at.alpha < 1 && at.theta > -at.alpha && at.theta < 1e15;
}

/** The start of ARX, from the uniques and pairs of the sample; outside of what is possible for some samples. */
function byMoments({ rows: n, sizes, counts }: SizeHistogram, classes: number): PitmanParameters | undefined {
  const u1 = counts[0];
  if (sizes[1] !== 2) return undefined;
  const c = (u1 * (u1 - 1)) / counts[1];
  const theta = (n * classes * c - u1 * (n - 1) * (2 * classes + c)) / (2 * u1 * classes + u1 * c - n * c);
  const alpha = (theta * (u1 - n) + (n - 1) * u1) / (n * classes);
  return { theta, alpha };
}

/** For this α, the θ that makes the expected number of classes right where it is large. */
function onGrid({ rows, classes }: Sample, alpha: number): PitmanParameters {
  return { theta: ((classes * alpha) / rows ** alpha) ** (1 / (1 - alpha)), alpha };
}

function sampleOf({ rows, sizes, counts }: SizeHistogram): Sample {
  const largest = sizes[sizes.length - 1];
  const largerThan = new Float64Array(largest);
  for (let i = sizes.length - 1, size = largest - 1, larger = 0; size >= 0; size--) {
    if (i >= 0 && sizes[i] === size + 1) larger += counts[i--];
    largerThan[size] = larger;
  }
  return { rows, classes: counts.reduce((sum, count) => sum + count, 0), largerThan };
}
