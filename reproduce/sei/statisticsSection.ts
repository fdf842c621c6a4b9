/** Table 2 of SEI for Adult: how many people share a record. */

import { frequencyHistogram } from '@quasi/shared/counts';
import { commonestClassSize, meanClassSize } from '../../shared/src/measures/protected/testPaper.ts';
import { count, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { atMostShare, type Population } from './people.ts';

const printed = { people: 30_162, least: 1, most: 548, mean: 51.9, mode: 1, product: 5.4e7 };

export interface Statistics {
  readonly people: number;
  readonly most: number;
  readonly mean: number;
  readonly mode: number;
  readonly product: number;
  readonly agrees: boolean;
}

export function statisticsOf({ people, sizes, categories }: Population): Statistics {
  const histogram = frequencyHistogram(sizes);
  const most = histogram.sizes[histogram.sizes.length - 1];
  const mean = meanClassSize(histogram);
  const mode = commonestClassSize(histogram);
  const product = categories.reduce((all, one) => all * one, 1);
  const agrees =
    people === printed.people &&
    most === printed.most &&
    mean.toFixed(1) === printed.mean.toFixed(1) &&
    mode === printed.mode &&
    product.toPrecision(2) === printed.product.toPrecision(2);
  return { people, most, mean, mode, product, agrees };
}

export function statisticsSection(population: Population, { people, most, mean, mode, product }: Statistics): Section {
  return {
    heading: 'The people (Table 2)',
    blocks: [
      `Adult without the rows that have an unknown cell, in its nine columns of categories: ${population.names.map((name, i) => `${name} (${population.categories[i]})`).join(', ')}. These people are taken to be the whole population, so that the truth is known. "Same records" is the number of people with a person's nine values; the mean is over people, not over classes, which the paper does not say but its numbers do.`,
      {
        kind: 'table',
        columns: ['', 'printed', 'here'],
        rows: [
          ['people', count(printed.people), count(people)],
          ['same records, least', String(printed.least), '1'],
          ['same records, most', String(printed.most), String(most)],
          ['same records, mean (OptMean)', String(printed.mean), mean.toFixed(1)],
          ['same records, mode (OptMode)', String(printed.mode), String(mode)],
          ['product of the categories', printed.product.toExponential(1), product.toExponential(1)],
        ],
      },
      `**Figure 2** draws how many people have the same record. Of Adult, as shares of its people: ${sharesBySize(population)}.`,
      `${share(atMostShare(population, 1))} of the people are alone, ${share(atMostShare(population, 10))} share their values with at most ten people (themselves among them).`,
    ],
  };
}

/** From one number of same records to the next. */
const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

function sharesBySize(population: Population): string {
  return bounds
    .map((most, i) => {
      const from = i === 0 ? 0 : bounds[i - 1];
      const found = atMostShare(population, most) - (i === 0 ? 0 : atMostShare(population, from));
      return `${share(found)} with ${most === from + 1 ? most : `${from + 1} to ${most}`}`;
    })
    .join(', ');
}
