/** What remedies do to the numbers of a file, and which are worth offering. */
export { bestOffers, isWorthTreating } from './bestOffers.ts';
export { blankingBelowK, type RowsBlanking } from './blankRows.ts';
export { candidatesFor } from './candidates.ts';
export { type Effect, effectOf, type RiskOfFile } from './effect.ts';
export { lossOf, valuesOf } from './loss.ts';
export { knownOffers, listOffers, type MeasuredOffer, measureOffers, measureTreatments, type Offer } from './offers.ts';
export { knownReach, type Reach, reachGoal } from './reach.ts';
export { blankingOf, type RowBlanking, riskWithout, rowsBelowK } from './rowFixes.ts';
export { type SensitivityChange, sensitivityChanges } from './sensitivityChanges.ts';
export {
  changedCells,
  editsOf,
  type Treated,
  type Treatments,
  toTreat,
  treatColumn,
  treatColumns,
} from './treatColumn.ts';
