/** The measures: pure functions of counts, one file each. */
export { anonymity, entropy, overallRisk, rowsBelow, uniqueRows, uniqueShare } from './classSizes.ts';
export { classSizesOfSets, sharesOfRisk } from './riskShares.ts';
