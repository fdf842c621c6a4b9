/** The measures: pure functions of counts, one file each. */
export { anonymity } from './anonymity.ts';
export { entropy } from './entropy.ts';
export { overallRisk } from './overallRisk.ts';
export { classSizesOfSets, sharesOfRisk } from './riskShares.ts';
export { rowsBelow } from './rowsBelow.ts';
export { uniqueRows } from './uniqueRows.ts';
export { uniqueShare } from './uniqueShare.ts';
