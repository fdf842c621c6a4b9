/** What Sei, Okumura and Ohsuga (2022) print, as far as the page says so. */
import { printed } from '../papers.ts';

export const printedBySei = {
  people: printed('30,162; 1, 548, 51.9, 1; 5.4e7', '30,162', '548', '51.9', '5.4 \\times 10^{7}'),
  optMean: printed(
    'OptMean always 0, OptMode more',
    'the accuracy of OptMean is always zero for all datasets except COVID-19',
    'it is more accurate than OptMean',
  ),
  openOne: printed('.4 to .8', 'about 0.4–0.8'),
  noisyOne: printed('.25 to .6', 'ranging from 0.25 to 0.6'),
  copula: printed('a Gaussian copula', 'GENERATING A GAUSSIAN COPULA MODEL'),
  databases: printed('slightly', 'slightly improved accuracy as the number of databases'),
  epsilon: printed(
    'lower with noise',
    'The prediction accuracy for differentially privatized datasets is lower than that for',
    'from 0.1 to 10.0',
  ),
  law: printed(
    'for a given person',
    'The probability that the number of people with the specified attribute values is x in population size N',
  ),
  smartHouse: printed(
    '79 %, 54 %; below .1',
    'The highest estimated probability among the subjects was 79%',
    'was 54% for',
    'less than 0.1',
  ),
  halves: printed(
    'almost zero',
    'the data for these two people were split in half',
    'data were available for 22 people',
    'were almost zero',
  ),
  idue: printed(
    'lower accuracy; OUE above RAPPOR for almost all ε',
    'whose length is the product of the number of categories',
    'they do not achieve high accuracy because they are slightly different from the original purpose',
    'outperformed IDUE\\_RAPPOR for almost all values of',
    'the proposed method produced the best results for almost all values of',
  ),
  durations: printed('2,205 s; .027 s a person', '2,205 [s]', '0.027 [s]'),
} as const;
