/** What Yang, Wang, Luo and Xiong (2020) print, as far as the page says so. */
import { printed } from '../papers.ts';

export const printedByR3a = {
  worked: printed('5/6; 9.9658, 13.2877', '= 5/6', '9.9658', '13.2877'),
  ages: printed('1:2:1; 1, 2, 1', '1:2:1, 3:2 and 2:3', '1 & 3 & 2', '2 & 2 & 3', '1 & 0 & 0'),
  spread: printed(
    '≤ .001',
    'is no more than 0.001',
    'The capacity of each sample was 50',
    '100 samples',
    '20 representative AVFM',
  ),
  withoutStrong: printed('< .05', 'less than 0.05', 'groups 6, 13-16 and 20 were above 0.2'),
  withStrong: printed('< .09', 'less than 0.09', 'limited to 0.09'),
  chain: printed(
    'for a large enough data set',
    'ME \\geq EE \\geq RDE \\geq TDE',
    'when the data set capacity is large enough',
  ),
  dependence: printed('TDE ≤ RDE', 'TDE is less than or equal to RDE'),
  eeAboveMe: printed('EE above ME in a small data set', 'EE will be greater than ME'),
  entropyAndRisk: printed(
    'in general, for a significantly larger TDE',
    'In general, for data sets with same capacity',
    'significantly larger TDE',
  ),
  noStrong: printed('none of 100,000', 'all the 100,000 random data sets do not contain'),
} as const;

/** The bounds of the errors, and of a sample mean about its average. */
export const printedBounds = { withoutStrong: 0.05, withStrong: 0.09, spread: 0.001 };
