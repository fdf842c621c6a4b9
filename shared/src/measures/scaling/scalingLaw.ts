/** The scaling law of a sample: how many of its people are alone in a population of any size, each number with an interval. */
import type { SizeHistogram } from '../../counts/types.ts';
import type { Random } from '../numeric/index.ts';
import { type ClassLaw, classLaw } from './classLaw.ts';
import { beyondOf, type Future, futureOf } from './futures.ts';
import { classesIn, type PitmanYor, peopleBelow } from './pitmanYor.ts';
import { type Posterior, posteriorOf } from './posterior.ts';

/** A share with the interval that holds it with a probability of 90 %. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface ScalingPoint extends Readonly<Record<keyof Future, Estimate>> {
  readonly people: number;
}

export interface ScalingLaw {
  /** From the sample to the population, by size. */
  readonly points: readonly ScalingPoint[];
  /** The last of these. */
  readonly population: ScalingPoint;
  /** k: `below` is about classes of fewer people. */
  readonly target: number;
  /** Of a row, by the size of its class: those below the target that occur. */
  readonly classes: readonly ClassLaw[];
  /** Means of the posterior, and how many times as large its variances were taken. */
  readonly discount: number;
  readonly theta: number;
  readonly misfit: number;
}

const FUTURES = 400;
/** Parameters that a row is judged by. */
const FUTURES_OF_A_ROW = 50;
const TAIL = 0.05;
/** The largest target that classes are followed to. */
const MOST_TARGET = 30;

/** Undefined without rows. The sample has to be one of people, each of them as likely in it as any other. */
export function* scalingLaw(
  sizes: SizeHistogram,
  population: number,
  k: number,
  random: Random,
): Generator<number, ScalingLaw | undefined> {
  const posterior = yield* posteriorOf(sizes);
  if (!posterior || population < sizes.rows) return undefined;
  const target = Math.max(2, Math.min(k, MOST_TARGET));
  const people = curvePeople(sizes.rows, population);
  const futures: Future[][] = [];
  for (let i = 0; i < FUTURES; i++) {
    futures.push(futureOf(sizes, posterior, people, target, random));
    yield i;
  }
  const points: ScalingPoint[] = [];
  for (const [i, size] of people.entries()) {
    const drawn = futures.map((future) => future[i]);
    points.push(yield* pointOf(sizes, posterior, size, target, drawn));
  }
  const classes = yield* lawsOfClasses(sizes, posterior, population, target, random);
  const mean = (of: (point: PitmanYor) => number) => meanOver(posterior, of);
  return {
    points,
    population: points[points.length - 1],
    target,
    classes,
    discount: mean(({ discount }) => discount),
    theta: mean(({ theta }) => theta),
    misfit: posterior.misfit,
  };
}

/** The sample, some multiples of it, and the population. */
function curvePeople(rows: number, population: number): number[] {
  const people: number[] = [];
  for (let ten = rows; ten < population; ten *= 10) {
    for (const times of [1, 3]) if (times * ten < population) people.push(times * ten);
  }
  return [...people, population];
}

/** The values are means over the posterior, by the formulas; the intervals those of what was drawn. */
function* pointOf(
  sizes: SizeHistogram,
  posterior: Posterior,
  people: number,
  target: number,
  drawn: readonly Future[],
): Generator<number, ScalingPoint> {
  const estimated: Record<keyof Future, number> = { correctness: 0, unique: 0, below: 0 };
  for (const [i, point] of posterior.points.entries()) {
    const share = posterior.weights[i] / people;
    estimated.correctness += share * classesIn(sizes, point, people);
    estimated.unique += share * peopleBelow(sizes, point, people, 2);
    estimated.below += share * peopleBelow(sizes, point, people, target);
    if (i % 8 === 7) yield i;
  }
  const interval = (name: keyof Future) =>
    intervalOf(
      estimated[name],
      drawn.map((future) => future[name]),
    );
  return { people, correctness: interval('correctness'), unique: interval('unique'), below: interval('below') };
}

function intervalOf(value: number, drawn: readonly number[]): Estimate {
  const sorted = Float64Array.from(drawn).sort();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))];
  return { value, low: Math.min(value, at(TAIL)), high: Math.max(value, at(1 - TAIL)) };
}

function* lawsOfClasses(
  sizes: SizeHistogram,
  posterior: Posterior,
  population: number,
  target: number,
  random: Random,
): Generator<number, ClassLaw[]> {
  const laws = Array.from({ length: FUTURES_OF_A_ROW }, () => beyondOf(sizes, posterior, random));
  const found: ClassLaw[] = [];
  for (const rows of sizes.sizes) {
    if (rows >= target) break;
    const sum = { alone: 0, below: 0, risk: 0 };
    for (const law of laws) {
      const one = classLaw(sizes, law, rows, population, target);
      sum.alone += one.alone / laws.length;
      sum.below += one.below / laws.length;
      sum.risk += one.risk / laws.length;
      yield rows;
    }
    found.push({ rows, ...sum });
  }
  return found;
}

function meanOver({ points, weights }: Posterior, of: (point: PitmanYor) => number): number {
  return points.reduce((sum, point, i) => sum + weights[i] * of(point), 0);
}
