/** What remedies do to the numbers of a file, and which are worth offering. */

export { answersToDeclare } from './alone.ts';
export { bestOffers, isWorthTreating } from './bestOffers.ts';
export { blankingBelowK, type RowsBlanking } from './blankRows.ts';
export { candidatesFor } from './candidates.ts';
export { cellFix, cellFixEdits } from './cellFix.ts';
export { alikeIn, claimedColumns } from './claimedColumns.ts';
export { coarserColumn } from './coarserColumn.ts';
export { type Details, detailsOf } from './details/details.ts';
export type { Diversity } from './details/diversityChanges.ts';
export { type SensitivityChanges, sensitivitiesBetween } from './details/sensitivitiesBetween.ts';
export { placesAfter, type Sides, sidesOf } from './details/sides.ts';
export type { Told } from './details/told.ts';
export { type Effect, effectOf } from './effect.ts';
export { bestHarborOffers, harborOffers } from './harborOffers.ts';
export { identifierFixes } from './identifierFixes.ts';
export type { InTurn } from './inTurn.ts';
export { bestKnowledgeOffers, type KnowledgeOffer, knowledgeOffers } from './knowledgeOffers.ts';
export { lossOf, valuesOf } from './loss.ts';
export { answersAmong, type NoiseEffect, noiseEffect } from './noiseEffect.ts';
export { type MeasuredOffer, measureTreatments, type Offer, offers, type ValueCounts } from './offers.ts';
export { askedOfClasses, MOST_SUPPRESSED, type Reach, reachGoal, recommendedLimits } from './reach.ts';
export { type CellTreatments, missingText, type RedrawnColumns, redrawColumns, redrawnEdits } from './redrawColumns.ts';
export { blankingOf, type RowBlanking, riskWithout, rowsBelowK, rowsThat } from './rowFixes.ts';
export { rowsOfSample, type SampleEffect, sampleEffect } from './sampling.ts';
export { type PartEffect, partEffects, splitProposal } from './splitting.ts';
export { changedCells, editsOf, keyOf, type Treated, type Treatments, toTreat, treatColumns } from './treatColumn.ts';
export { type ColumnChanges, type ValueChanges, valueChanges } from './valueChanges.ts';
