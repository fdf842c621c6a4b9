/** Generalising: what telling columns by groups does to the risk and to what the data are worth. */
export { classTable } from './classTable.ts';
export {
  type ColumnValues,
  certaintyPenalty,
  entropyBlindToSuppression,
  entropyOfLattice,
  type LatticeLoss,
  penaltyOfLattice,
} from './latticeLoss.ts';
export { mostRemoved } from './mostRemoved.ts';
export { type Reached, reachK } from './reachK.ts';
