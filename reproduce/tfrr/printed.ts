/** What Yang, Wang, Wu, Yang and Luo (2021) print, as far as the page says so. */
import { printed } from '../papers.ts';

export const printedByTfrr = {
  lift: printed(
    '|both| / (|one| |other|)',
    '\\frac{|\\{r \\in D; \\{x_1, x_2\\} \\subseteq r\\}|}{|\\{r \\in D; \\{x_1\\} \\subseteq r\\}| \\times',
  ),
  difference: printed(
    '≤ .005 (N = 30,000), ≤ .001 (N ≥ 750,000)',
    'When $N = 30000$, the MPD lies between 0-0.005',
    'When $N \\geq 750000$, the MPD drops to 0-0.001',
  ),
  dependence: printed('.2 to .3', 'lies between 0.2 and 0.3', 'When $d = 2$ and $\\lambda = 0.1$'),
  dependenceOfThree: printed('< .05', 'When $d \\geq 3$, the attribute dependence drops below 0.05'),
  dependenceOfColumns: printed(
    '70 %; 13 %',
    '70% of the attribute dependence are less than 0.1',
    'only 13% of the attribute dependence are greater than 0.3',
  ),
  dependenceOfAdult: printed('40 %', 'Adult(40%)', '63.3% of the subsets'),
  randomAreas: printed('> .93', 'is over 0.93'),
  precision: printed('> .9', 'classification threshold is set to 0.6', 'exceeds 0.9'),
  probability: printed('as that probability', '= P(X_d \\geq k) / P(r \\text{ in } D)'),
  realAreas: printed('.83 to .87; .86 to .98', 'the average AUC lies between 0.83~0.87', 'average AUC 0.86~0.98'),
  averages: printed(
    'rate .66, .61, .59; area .91, .92, .91',
    'average PR=0.66 average AUC=0.91',
    'average PR=0.61 average AUC=0.92',
    'average PR=0.59 average AUC=0.91',
  ),
  rectifiedAreas: printed('.96, .95, .94', 'average AUC=0.96', 'average AUC=0.95', 'average AUC=0.94'),
} as const;
