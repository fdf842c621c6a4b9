/** Generalising: what telling columns by groups does to the risk and to what the data are worth. */
export type { CheckedNode, Goal } from './checkNode.ts';
export { type ClassTable, classTable } from './classTable.ts';
export { entropyBlindToSuppression, entropyOfLattice, type LatticeLoss, penaltyOfLattice } from './latticeLoss.ts';
export { mostRemoved } from './mostRemoved.ts';
export { type ColumnValues, certaintyPenalty, type Effect, type Recoding } from './oneStep.ts';
export { type Reached, reachK } from './reachK.ts';
