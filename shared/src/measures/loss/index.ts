/** Information loss: what a generalised table tells less than the table it was made from. */
export { lossShare, penaltyOfCategories, penaltyOfNumbers } from './certaintyPenalty.ts';
export { domainShareLoss, geometricLoss } from './domainShare.ts';
export { equivocation } from './equivocation.ts';
export type { ColumnLoss, Groups } from './loss.ts';
export { entropyLoss } from './nonUniformEntropy.ts';
