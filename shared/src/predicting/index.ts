/** From a table to its statistics, and from statistics to the risk that is to be expected: of a table, of a record, of a release. */
export { type Contradictions, contradictions } from './contradictions.ts';
export { type Decision, decisionOf, MORE_THAN_OTHERS, PUBLISHED_FROM } from './decision.ts';
export { dependentDraws } from './dependentDraws.ts';
export type { Driver } from './drivers.ts';
export { DRAWS, expectedOfSizes, expectedOverall } from './expectedOverall.ts';
export { type JudgedValues, judgeValues } from './judgeValues.ts';
export type { KnownDependence, Law } from './knownDependence.ts';
export { type RecordValue, recordValue } from './knownPairs.ts';
export { type DrawNumbers, predictedNumbers } from './overallNumbers.ts';
export { ownDependence } from './ownDependence.ts';
export {
  type JudgedRelease,
  type JudgedReleases,
  judgeReleases,
  mildestBelow,
  type ReleaseQuestion,
  releaseGrid,
} from './plannedRelease.ts';
export { type Prediction, predictionOf } from './predictionOf.ts';
export type { PredictedOverall } from './predictOverall.ts';
export type { CurvePoint } from './riskCurve.ts';
export { readStatisticsDocument, type StatisticsDocument } from './statisticsDocument.ts';
export { type StatisticsOfTable, statisticsOf } from './statisticsOf.ts';
export { hasStatistics, type StatedStatistics, statisticsOfResource } from './statisticsOfResource.ts';
export type { StatisticsRequest } from './statisticsRequest.ts';
export { ValuesInOrder } from './valuesInOrder.ts';
export { type WhatIf, whatIf } from './whatIf.ts';
