/** What remedies do to the numbers of a file, and which are worth offering. */
export { bestOffers, isWorthTreating } from './bestOffers.ts';
export { candidatesFor } from './candidates.ts';
export { type Effect, effectOf, type RiskOfFile } from './effect.ts';
export { lossOf, valuesOf } from './loss.ts';
export { knownOffers, listOffers, measureOffer, type Offer } from './offers.ts';
export { type Reach, reachGoal } from './reach.ts';
export {
  changedCells,
  editsOf,
  type Treated,
  type Treatments,
  toTreat,
  treatColumn,
  treatColumns,
} from './treatColumn.ts';
