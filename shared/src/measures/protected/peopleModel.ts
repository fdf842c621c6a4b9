/** A model of people fitted to a protected file: it draws a person, and says how likely a person with these values is. */
import { orderFreeProduct, type Random } from '../numeric/index.ts';

export interface PeopleModel {
  readonly columns: number;
  /** Puts the categories of one more person into `person`. */
  readonly draw: (random: Random, person: Uint32Array) => void;
  /** The probability q of a person's cell; yields where that takes long. */
  readonly cellProbability: (person: ArrayLike<number>) => Generator<number, number>;
}

/** Running sums, so that a category can be drawn by bisection. */
export function cumulated(weights: Float64Array): Float64Array {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}

/** A category with the probability of its weight. */
export function drawFrom(sums: Float64Array, random: Random): number {
  const place = random() * sums[sums.length - 1];
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle] > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Columns that have nothing to do with each other: q is the product of the shares. */
export function independentPeople(shares: readonly Float64Array[]): PeopleModel {
  const sums = shares.map(cumulated);
  return {
    columns: shares.length,
    draw: (random, person) => {
      for (let column = 0; column < sums.length; column++) person[column] = drawFrom(sums[column], random);
    },
    *cellProbability(person) {
      return orderFreeProduct(shares.map((share, column) => share[person[column]]));
    },
  };
}
