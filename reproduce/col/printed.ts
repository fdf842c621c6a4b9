/** What Gong, Zhao, Li and Wang print, as far as the page says so. */
import { printed } from '../papers.ts';

export const printedByCol = {
  combinations: printed(
    '5 combinations',
    'The *UCCs* of Table 1',
    '*Age, Disease*',
    '*Age, Birthday*',
    '*Birthday, Zip Code*',
    '*Age, Sex, Zip Code*',
  ),
  attack: printed(
    'nobody by Age or Birthday; all by both, and by MINum',
    'it is impossible to determine the disease of any person through either *Age* or *Birthday*, but by a combination of both',
    'the adversary can successfully identify every record',
    'the adversary can get the ID number of every patient',
  ),
  sensitivities: printed(
    '.5, .125, .406, .313, .438, .375',
    '= 0.5$, as $MINum$',
    '= 0.125$',
    '0.406, 0.313, 0.438, 0.375',
  ),
  formula: printed('1 − Π (1 − P)', '1 - \\prod_{UCC_j', 'eventual probability for successful attack'),
  keys: printed(
    'Id and CtfId highest, Birthday lower',
    'exhibit the highest sensitivity',
    'its sensitivity should be lower than them',
  ),
  rows: printed(
    'around .4, less beyond 35,000 rows',
    'fluctuates around 0.4',
    'beyond 35000',
    'generally decreases and increases',
  ),
  kappa: printed('rises with κ; κ ≤ 5 for Pokec', 'no more than 5 in Pokec', 'gradually increase'),
  ranks: printed(
    'Tel above Gender by CDN, POU, IE; below by SQ',
    '*Tel* ranks higher than *Gender*',
    'it is opposite with respect to SQ',
  ),
  baselines: printed('CDN, POU and IE alike', 'CDN, POU and IE produce similar results'),
  masking: printed(
    '.5 → .344, .31',
    'originally 0.5',
    '0.344 and 0.31',
    'the sensitivity of some other columns increase',
  ),
} as const;
