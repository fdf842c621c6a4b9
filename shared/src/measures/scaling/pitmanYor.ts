/**
 * What the Pitman–Yor process leads one to expect of a population whose sample is at hand: classes, unique people, people in small classes
 * (Rocher, Hendrickx, de Montjoye 2025; the expectations are those of Favaro, Lijoi, Mena, Prünster 2009 and Favaro, Lijoi, Prünster 2013).
 */
import type { SizeHistogram } from '../../counts/types.ts';
import { logGammaRise } from '../numeric/index.ts';

/** The next person founds a class with chance (θ + classes·d) / (θ + people), or joins one of f people with chance (f − d) / (θ + people). */
export interface PitmanYor {
  readonly theta: number;
  /** d: below 0 where there is a last class, with θ = −d times the number of all classes. */
  readonly discount: number;
}

/** A discount nearer to 0 than this stands for 0, where the formulas divide by it; the limit is reached to as many digits. */
const LEAST_DISCOUNT = 1e-6;

export function classesIn({ rows, counts }: SizeHistogram, { theta, discount }: PitmanYor, people: number): number {
  const d = Math.abs(discount) < LEAST_DISCOUNT ? LEAST_DISCOUNT : discount;
  const classes = sumOf(counts);
  return classes + (classes + theta / d) * Math.expm1(logGrowth(theta, rows, people, d));
}

/** Those of classes with fewer than `target`: 2 for people who are unique. */
export function peopleBelow(sizes: SizeHistogram, law: PitmanYor, people: number, target: number): number {
  const { rows, sizes: present, counts } = sizes;
  let found = 0;
  for (let i = 0; i < present.length && present[i] < target; i++) {
    const chances = sizeChances(present[i], rows, law, people, target);
    for (const [more, chance] of chances.entries()) found += counts[i] * (present[i] + more) * chance;
  }
  for (let size = 1; size < target && size <= people - rows; size++)
    found += size * newClasses(sizes, law, people, size);
  return found;
}

/**
 * The chances that a class of so many rows has so many people of the population, one more, and on to fewer than `target`: the others who join
 * it follow a beta-binomial law with f − d and θ + n − f + d.
 */
export function sizeChances(
  size: number,
  rows: number,
  { theta, discount }: PitmanYor,
  people: number,
  target: number,
): number[] {
  const others = people - rows;
  const [joining, staying] = [size - discount, theta + rows - size + discount];
  const chances: number[] = [];
  let chance = Math.exp(logGrowth(theta, rows, people, discount - size));
  for (let more = 0; size + more < target && more <= others; more++) {
    chances.push(chance);
    chance *= ((others - more) / (more + 1)) * ((joining + more) / (staying + others - more - 1));
  }
  return chances;
}

/** Classes of this size that the sample has nobody of: those who found one come last, in any of so many choices. */
function newClasses(sizes: SizeHistogram, law: PitmanYor, people: number, size: number): number {
  const { theta, discount } = law;
  let expected = theta + discount * classesIn(sizes, law, people - size);
  for (let i = 0; i < size; i++) {
    expected *= (people - sizes.rows - i) / (i + 1) / (theta + people - size + i);
    if (i > 0) expected *= i - discount;
  }
  return expected;
}

/** ln of (θ + n + by)_m / (θ + n)_m, rising factorials, n growing by m to `people`. */
export function logGrowth(theta: number, rows: number, people: number, by: number): number {
  return logGammaRise(theta + people, by) - logGammaRise(theta + rows, by);
}

export function sumOf(counts: Uint32Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
