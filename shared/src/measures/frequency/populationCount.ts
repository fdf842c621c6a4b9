/** How many people of a population hold a tuple that was seen in a sample of it, or that someone is about to give (our addition to TFRR). */
import { binomialProbability, orderFreeProduct } from '../numeric/index.ts';
import { atLeast, type BinomialLaw } from './countLaw.ts';

/** Some rows are certain, the others are a binomial count. */
export interface PopulationCount {
  readonly certain: number;
  readonly others: BinomialLaw;
}

/**
 * A row of a sample of rate s, with f rows of the sample like it: X − f ~ Bin(N − f, q (1 − s)/(1 − q s)), where q is
 * the tuple's probability. With a rate of 1 the sample is the population, and X is f.
 */
export function countInPopulation(population: number, classSize: number, q: number, rate: number): PopulationCount {
  const missed = q * (1 - rate);
  // 1 − q s as the sum of what can still happen, which has all its digits where q and s are nearly 1.
  const probability = missed <= 0 ? 0 : missed / (missed + (1 - q));
  return { certain: classSize, others: { trials: Math.max(0, population - classSize), probability } };
}

/** P(X ≥ k). */
export function atLeastInPopulation({ certain, others }: PopulationCount, k: number): number {
  return atLeast(others, k - certain);
}

/** E[X]. */
export function expectedInPopulation({ certain, others }: PopulationCount): number {
  return certain + others.trials * others.probability;
}

/** P(X = 1). */
export function aloneInPopulation({ certain, others }: PopulationCount): number {
  if (certain > 1) return 0;
  if (certain < 1) throw new Error('a tuple that is judged is held by someone');
  if (others.trials === 0) return 1;
  return Math.exp(others.trials * Math.log1p(-others.probability));
}

/** A tuple's probability if columns are independent: the product of its values' shares. */
export function independentProbability(n: number, frequencies: readonly number[]): number {
  return n === 0 ? 0 : orderFreeProduct(frequencies.map((frequency) => frequency / n));
}

// The probability of picking the right person of a population by a tuple: E[1/X] over the number X of its people who hold it (our addition to TFRR).

/** Terms smaller than this share of the sum so far do not change it. */
const negligible = 1e-17;

/** At least one of the rows has to be certain: somebody holds the tuple that is judged. */
export function riskInPopulation({ certain, others: { trials, probability } }: PopulationCount): number {
  if (probability >= 1) return 1 / (certain + trials);
  // From the likeliest number of others downwards and upwards, each term from the one before.
  const mode = Math.min(trials, Math.floor((trials + 1) * probability));
  const odds = probability / (1 - probability);
  const likeliest = binomialProbability(mode, trials, probability);
  let sum = likeliest / (certain + mode);
  for (let others = mode, weight = likeliest; others > 0 && weight > negligible * sum; others--) {
    weight *= others / ((trials - others + 1) * odds);
    sum += weight / (certain + others - 1);
  }
  for (let others = mode, weight = likeliest; others < trials && weight > negligible * sum; others++) {
    weight *= ((trials - others) / (others + 1)) * odds;
    sum += weight / (certain + others + 1);
  }
  return Math.min(1 / certain, sum);
}
