/** Information loss: the difference between a generalised table and the table it was made from. */
export { lossShare, penaltyOfCategories, penaltyOfNumbers } from './certaintyPenalty.ts';
export { equivocation } from './equivocation.ts';
export { type ColumnLoss, entropyLoss, type Groups } from './loss.ts';
