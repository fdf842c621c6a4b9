/** What remedies do to the numbers of a file, and which are worth offering. */
export { bestTreatments, type Offer } from './bestTreatments.ts';
export { type Effect, effectOf, type RiskOfFile } from './effect.ts';
export { lossOf, type Treated } from './loss.ts';
export { toTreat, treatColumn } from './treatColumn.ts';
