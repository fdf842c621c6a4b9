/** How many people of the population a row of the sample is one of, by the size of its class there. */
import type { SizeHistogram } from '../../counts/types.ts';
import { logGamma } from '../numeric/index.ts';
import { logGrowth, type PitmanYor, sizeChances } from './pitmanYor.ts';

/** What a class of the sample has in the population, F people. */
export interface ClassLaw {
  /** Its rows in the sample. */
  readonly rows: number;
  /** P(F = 1). */
  readonly alone: number;
  /** P(F < k), k the target. */
  readonly below: number;
  /** E[1/F]: the chance to pick the right one. */
  readonly risk: number;
}

/** F is added up one by one as far as this, then in steps of this share of what was added up. */
const ONE_BY_ONE = 400;
const STEP = 0.02;

export function classLaw(sizes: SizeHistogram, law: PitmanYor, size: number, people: number, target: number): ClassLaw {
  const chances = sizeChances(size, sizes.rows, law, people, target);
  return {
    rows: size,
    alone: size === 1 ? chances[0] : 0,
    below: chances.reduce((sum, chance) => sum + chance, 0),
    risk: meanInverse(sizes, law, size, people),
  };
}

/** E[1/F] of the beta-binomial law of F − f. */
function meanInverse({ rows }: SizeHistogram, law: PitmanYor, size: number, people: number): number {
  const others = people - rows;
  const first = sizeChances(size, rows, law, people, size + Math.min(others + 1, ONE_BY_ONE));
  let sum = first.reduce((all, chance, more) => all + chance / (size + more), 0);
  for (let from = first.length; from <= others; ) {
    const step = Math.min(Math.ceil(from * STEP), others - from + 1);
    const middle = from + (step - 1) / 2;
    sum += (step * Math.exp(logChance(rows, law, size, people, middle))) / (size + middle);
    from += step;
  }
  return sum;
}

/** ln P(F − f = more), as in `sizeChances`. */
function logChance(rows: number, { theta, discount }: PitmanYor, size: number, people: number, more: number): number {
  const others = people - rows;
  const staying = theta + rows - size + discount;
  return (
    logGrowth(theta, rows, people, discount - size) +
    logGamma(others + 1) -
    logGamma(more + 1) -
    logGamma(others - more + 1) +
    logGamma(size - discount + more) -
    logGamma(size - discount) +
    logGamma(staying + others - more) -
    logGamma(staying + others)
  );
}
