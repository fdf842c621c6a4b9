/**
 * Populations that a sample may come from, drawn from its posterior: parameters first, then how its classes grow and new ones come. They differ
 * as far as the parameters are unsure, as chance leaves it, and as the process itself may be wrong.
 */
import type { SizeHistogram } from '../../counts/types.ts';
import { normalQuantile, type Random } from '../numeric/index.ts';
import { type PitmanYor, sumOf } from './pitmanYor.ts';
import { type Posterior, thetaFrom } from './posterior.ts';

/** Numbers of one population, as shares of its people. */
export interface Future {
  /** Classes: the chance to pick the right one of those who are alike. */
  readonly correctness: number;
  readonly unique: number;
  /** People in classes of fewer than the target. */
  readonly below: number;
}

/** The law beyond the sample: new classes come by its parameters, and a class of f grows like f − d − straying, at first. */
interface Beyond extends PitmanYor {
  /** Wears off as the population grows. */
  readonly straying: number;
}

/**
 * Standard deviations of what the process may be wrong by beyond the sample, where nothing is seen of it: the discount, by which classes come;
 * the share of the next people who found one; the discount by which small classes grow. Found on tables of real people, see the page.
 */
const WRONG = { discount: 0.02, founding: 0.1, growing: 0.15 };
const MOST_DISCOUNT = 0.999;
/** Logarithm of the growth in one step, and the fewest steps. */
const STEP = 0.1;
const LEAST_STEPS = 12;

/** One population that grows: its numbers for each of `people`, in ascending order. */
export function futureOf(
  sizes: SizeHistogram,
  posterior: Posterior,
  people: readonly number[],
  target: number,
  random: Random,
): Future[] {
  const population = new Growing(sizes, beyondOf(sizes, posterior, random), target, random);
  return people.map((until) => population.at(until));
}

/** A point of the posterior by its weight, as wrong as it may be. */
export function beyondOf(
  { rows, counts }: SizeHistogram,
  { points, weights, misfit }: Posterior,
  random: Random,
): Beyond {
  const { theta, discount } = points[drawnPlace(weights, random)];
  const classes = sumOf(counts);
  const chance = (theta + discount * classes) / (theta + rows);
  const wrong = (by: number) => by * Math.sqrt(misfit) * normal(random);
  const taken = Math.min(MOST_DISCOUNT, discount + wrong(WRONG.discount));
  // Where nearly everybody founds a class, there is no room for more.
  const founding = chance * Math.exp(wrong(WRONG.founding) * (1 - chance) ** 2);
  return {
    theta: Math.max(thetaFrom(rows, classes, taken, founding), 1e-9 - taken),
    discount: taken,
    straying: wrong(WRONG.growing),
  };
}

function drawnPlace(weights: Float64Array, random: Random): number {
  let left = random();
  for (let place = 0; place < weights.length - 1; place++) {
    left -= weights[place];
    if (left < 0) return place;
  }
  return weights.length - 1;
}

/** The shares of the next people who found a class, and who join one of each small size. */
interface Shares {
  readonly founding: number;
  readonly joining: Float64Array;
}

class Growing {
  readonly #law: Beyond;
  readonly #sample: number;
  readonly #random: Random;
  /** Size → classes, below the target. */
  readonly #small: Float64Array;
  #classes: number;
  #people: number;

  constructor({ rows, sizes, counts }: SizeHistogram, law: Beyond, target: number, random: Random) {
    this.#law = law;
    this.#random = random;
    this.#small = new Float64Array(target);
    for (let i = 0; i < sizes.length && sizes[i] < target; i++) this.#small[sizes[i]] = counts[i];
    this.#classes = sumOf(counts);
    this.#sample = rows;
    this.#people = rows;
  }

  at(people: number): Future {
    const { theta } = this.#law;
    const [from, growth] = [theta + this.#people, (theta + people) / (theta + this.#people)];
    const steps = Math.max(LEAST_STEPS, Math.ceil(Math.log(growth) / STEP));
    for (let step = 1; step <= steps; step++) {
      const to = step === steps ? people : Math.round(from * growth ** (step / steps) - theta);
      if (to > this.#people) this.#grow(to - this.#people);
    }
    const below = this.#small.reduce((sum, count, size) => sum + size * count, 0);
    return { correctness: this.#classes / people, unique: this.#small[1] / people, below: below / people };
  }

  /** By the shares in the middle of the step. Of so few new people hardly two come to one small class. */
  #grow(by: number): void {
    const first = this.#shares(this.#classes, this.#small, this.#people);
    const half = first.joining.map((share, size) => Math.min(this.#small[size], (share * by) / 2));
    const founded = (first.founding * by) / 2;
    const middle = this.#shares(this.#classes + founded, moved(this.#small, founded, half), this.#people + by / 2);
    let [left, chance] = [by, 1];
    const drawn = (share: number, most: number) => {
      const count = Math.min(most, this.#binomial(left, Math.min(1, share / Math.max(chance, 1e-12))));
      left -= count;
      chance -= share;
      return count;
    };
    const came = drawn(middle.founding, by);
    let arriving = came;
    const joined = middle.joining.map((share, size) => {
      if (size > 0) arriving = drawn(share, this.#small[size] + arriving);
      return size > 0 ? arriving : 0;
    });
    this.#classes += came;
    this.#small.set(moved(this.#small, came, joined));
    this.#people += by;
  }

  #shares(classes: number, small: Float64Array, people: number): Shares {
    const { theta, discount, straying } = this.#law;
    const growing = Math.min(MOST_DISCOUNT, discount + (straying * (theta + this.#sample)) / (theta + people));
    const share = (weight: number) => Math.min(1, Math.max(0, weight / (theta + people)));
    return {
      founding: share(theta + classes * discount),
      joining: small.map((count, size) => share(count * (size - growing))),
    };
  }

  /** By the normal law, which is near enough for a sum of many steps. */
  #binomial(of: number, chance: number): number {
    const drawn = of * chance + Math.sqrt(of * chance * (1 - chance)) * normal(this.#random);
    return Math.min(of, Math.max(0, drawn));
  }
}

/** So many classes of each size get one person more, and so many new ones come. */
function moved(small: Float64Array, founded: number, joined: Float64Array): Float64Array {
  return small.map((count, size) =>
    size === 0 ? 0 : Math.max(0, count - joined[size] + (size === 1 ? founded : joined[size - 1])),
  );
}

function normal(random: Random): number {
  return normalQuantile(1 - random());
}
