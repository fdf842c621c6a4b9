/** The probability of picking the right person of a population by a tuple: E[1/X] over the number X of its people who hold it (our addition to TFRR). */
import { binomialProbability } from '../numeric/index.ts';
import type { PopulationCount } from './populationCount.ts';

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
