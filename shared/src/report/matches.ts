/**
 * How sure a unique match is (DIS, Skinner and Elliot 2002) by the size of the population. With U unique rows and P rows in pairs its logit
 * is ln U − ln P + ln(π / (1 − π)); both counts vary by chance as Poisson counts of rows and of pairs do, which gives the interval.
 */
import type { SizeHistogram } from '../counts/index.ts';
import { correctMatchProbability } from '../measures/population/index.ts';
import type { Shown } from './shown.ts';

export interface MatchByPopulation {
  readonly population: number;
  readonly match: number;
  readonly low: number;
  readonly high: number;
}

/** How many times the people of the file a population has. */
const factors = [2, 5, 10, 20, 50, 100, 200, 500, 1000];
const NORMAL_95 = 1.96;

/** None where unique rows or pairs are too few to say anything, or too few to be counted for this audience. */
export function matchesByPopulation(sizes: SizeHistogram, { isInternal, k }: Shown): MatchByPopulation[] {
  const countOf = (size: number) => sizes.counts[sizes.sizes.indexOf(size)] ?? 0;
  const [unique, pairs] = [countOf(1), countOf(2)];
  const least = isInternal ? 1 : k;
  if (unique < least || pairs < least) return [];
  const spread = NORMAL_95 * Math.sqrt(1 / unique + 1 / pairs);
  return factors.map((factor) => {
    const match = correctMatchProbability(sizes, 1 / factor) ?? 0;
    const odds = match / (1 - match);
    const shifted = (by: number) => {
      const moved = odds * Math.exp(by);
      return moved / (1 + moved);
    };
    return { population: sizes.rows * factor, match, low: shifted(-spread), high: shifted(spread) };
  });
}
