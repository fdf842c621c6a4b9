/** Generalising: the effect of replacing values by groups on the risk and on the worth of the data. */
export type { Goal } from './checkNode.ts';
export { type ClassTable, classTable } from './classTable.ts';
export {
  type ColumnValues,
  certaintyPenalty,
  entropyBlindToSuppression,
  entropyOfLattice,
  type LatticeLoss,
  penaltyOfLattice,
} from './latticeLoss.ts';
export { lookAtNode } from './lookAtNode.ts';
export { mostRemoved } from './mostRemoved.ts';
export { type Reached, reachK } from './reachK.ts';
export { RolledUp } from './rolledUp.ts';
