/** What a sample says of the two parameters of the Pitman–Yor process: their posterior on a grid, wider the worse the process fits. */
import type { SizeHistogram } from '../../counts/types.ts';
import { logGamma, logGammaRise } from '../numeric/index.ts';
import { misfitOf } from './misfit.ts';
import { type PitmanYor, sumOf } from './pitmanYor.ts';

export interface Posterior {
  readonly points: readonly PitmanYor[];
  /** Sum to 1. */
  readonly weights: Float64Array;
  /** How many times as large variances are taken as they would be if the process had made the sample. */
  readonly misfit: number;
}

type Range = readonly [from: number, to: number];

/** The grid, and how often it is drawn anew around what has weight. */
const DISCOUNTS = 40;
const CHANCES = 25;
const ROUNDS = 3;
/** Points below this share of the likeliest one have no weight. */
const NEGLIGIBLE = 1e-5;
/** Discounts nearer to 0 are taken for this: the likelihood divides by them. */
const LEAST_DISCOUNT = 1e-4;
/** Of the place of a discount, see `discountAt`. */
const PLACES: Range = [-0.95, 0.995];

/** Undefined without rows. Yields the points of the grid that are done. */
export function* posteriorOf(sizes: SizeHistogram): Generator<number, Posterior | undefined> {
  if (sizes.rows === 0) return undefined;
  const misfit = yield* misfitOf(sizes, middleOf(yield* gridOf(sizes, 1)));
  return { ...(yield* gridOf(sizes, misfit)), misfit };
}

type Grid = Omit<Posterior, 'misfit'>;

/**
 * The coordinates are the discount and the chance that the next person founds a class, which a sample says much more of than of θ. The logarithm
 * of the likelihood is divided by `misfit`, so that variances are so many times as large.
 */
export function* gridOf(sizes: SizeHistogram, misfit: number): Generator<number, Grid> {
  let places = PLACES;
  let logits = likelyLogits(sizes);
  for (let round = 1; ; round++) {
    const [ofPlaces, ofLogits] = [stepsOf(places, DISCOUNTS), stepsOf(logits, CHANCES)];
    const logs = new Float64Array(DISCOUNTS * CHANCES);
    for (const [i, place] of ofPlaces.entries()) {
      const ofSizes = logOfSizes(sizes, discountAt(place));
      for (const [j, logit] of ofLogits.entries()) {
        const point = pointAt(sizes, place, logit);
        const log = (ofSizes + logOfClasses(sizes, point)) / misfit + logPrior(place, logit);
        logs[i * CHANCES + j] = Number.isNaN(log) ? -Infinity : log;
      }
      yield (i + 1) * CHANCES;
    }
    const most = logs.reduce((one, other) => Math.max(one, other), -Infinity);
    const kept = [...logs.keys()].filter((i) => Math.exp(logs[i] - most) > NEGLIGIBLE);
    if (round === ROUNDS) return weighted(kept);
    places = around(
      kept.map((i) => Math.floor(i / CHANCES)),
      ofPlaces,
      PLACES,
    );
    logits = around(
      kept.map((i) => i % CHANCES),
      ofLogits,
      [-Infinity, Infinity],
    );

    function weighted(left: readonly number[]): Grid {
      const total = left.reduce((sum, i) => sum + Math.exp(logs[i] - most), 0);
      return {
        points: left.map((i) => pointAt(sizes, ofPlaces[Math.floor(i / CHANCES)], ofLogits[i % CHANCES])),
        weights: Float64Array.from(left, (i) => Math.exp(logs[i] - most) / total),
      };
    }
  }
}

/** Around the share of people who are alone, which that chance is near to (Good 1953). */
function likelyLogits({ rows, sizes, counts }: SizeHistogram): Range {
  const alone = sizes[0] === 1 ? counts[0] : 0;
  const chance = Math.min((alone + 0.5) / (rows + 1), 1 - 0.5 / rows);
  const middle = Math.log(chance / (1 - chance));
  const half = (6 * Math.sqrt(alone + 1)) / (rows + 1) / (chance * (1 - chance)) + 1;
  return [Math.max(-20, middle - half), Math.min(16, middle + half)];
}

function stepsOf([from, to]: Range, steps: number): number[] {
  return Array.from({ length: steps }, (_, i) => from + ((to - from) * i) / (steps - 1));
}

/** From a step before the first that is kept to a step after the last. */
function around(kept: readonly number[], steps: readonly number[], [least, most]: Range): Range {
  const step = steps[1] - steps[0];
  const first = kept.reduce((one, other) => Math.min(one, other), steps.length - 1);
  const last = kept.reduce((one, other) => Math.max(one, other), 0);
  return [Math.max(least, steps[first] - step), Math.min(most, steps[last] + step)];
}

/** Itself from 0 to 1; below, v / (1 + v), so that all discounts have a place. */
function discountAt(place: number): number {
  return place >= 0 ? Math.max(place, LEAST_DISCOUNT) : Math.min(place / (1 + place), -LEAST_DISCOUNT);
}

function pointAt({ rows, counts }: SizeHistogram, place: number, logit: number): PitmanYor {
  const discount = discountAt(place);
  return { theta: thetaFrom(rows, sumOf(counts), discount, 1 / (1 + Math.exp(-logit))), discount };
}

/** The θ by which the next person founds a class with this chance. */
export function thetaFrom(rows: number, classes: number, discount: number, chance: number): number {
  return (chance * rows - discount * classes) / (1 - chance);
}

/**
 * (1 + v)³ of the place v of the discount: real tables of people have most often .2 to .8, seldom one below 0. The chance of a new class
 * is taken as even from 0 to 1.
 */
function logPrior(place: number, logit: number): number {
  return 3 * Math.log1p(place) - Math.log1p(Math.exp(-logit)) - Math.log1p(Math.exp(logit));
}

/** The part of the likelihood of Pitman's sampling formula that the sizes of classes make: Σ ln (1 − d)_(f−1). */
function logOfSizes({ sizes, counts }: SizeHistogram, discount: number): number {
  const ofOne = logGamma(1 - discount);
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) if (sizes[i] > 1) sum += counts[i] * (logGamma(sizes[i] - discount) - ofOne);
  return sum;
}

/** The part that their number makes: Σ ln (θ + i·d) over the classes after the first, less Σ ln (θ + i) over the rows. NaN where there is none. */
function logOfClasses({ rows, counts }: SizeHistogram, { theta, discount }: PitmanYor): number {
  const classes = sumOf(counts);
  if (discount > 0 ? theta <= -discount : theta / -discount <= classes - 1) return Number.NaN;
  const founded = theta / discount;
  const founding =
    discount > 0 ? logGammaRise(founded + 1, classes - 1) : logGammaRise(1 - founded - classes, classes - 1);
  return (classes - 1) * Math.log(Math.abs(discount)) + founding - logGammaRise(theta + 1, rows - 1);
}

/** The point in the middle, θ by its logarithm. */
function middleOf({ points, weights }: Grid): PitmanYor {
  let [log, discount] = [0, 0];
  for (const [i, point] of points.entries()) {
    log += weights[i] * Math.log(Math.max(point.theta, 1e-9));
    discount += weights[i] * point.discount;
  }
  return { theta: Math.exp(log), discount };
}
