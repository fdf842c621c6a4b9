/** From a table to its statistics, and from statistics to the risk that is to be expected: of a table, of a record, of a release. */
export { dependentDraws } from './dependentDraws.ts';
export {
  type CurvePoint,
  curveRecords,
  type Driver,
  drivers,
  expectedRiskOn,
  riskCurve,
} from './drivers.ts';
export { DRAWS, expectedOverall } from './expectedOverall.ts';
export { type JudgedRecord, judgeRecord, RECORD_TARGETS, type RecordQuestion } from './judgeRecord.ts';
export { type KnownPairs, knownPairs, type RecordValue, recordValue } from './knownPairs.ts';
export { type PredictedNumbers, predictedNumbers } from './overallNumbers.ts';
export { ownDependence } from './ownDependence.ts';
export {
  type JudgedRelease,
  type JudgedReleases,
  judgeReleases,
  mildestBelow,
  type Release,
  type ReleaseQuestion,
  releaseGrid,
} from './plannedRelease.ts';
export { likeliestRisk, type Prediction, predictionOf } from './predictionOf.ts';
export { type PredictedOverall, type PredictionRequest, predictOverall } from './predictOverall.ts';
export { readStatisticsDocument, type StatisticsDocument } from './statisticsDocument.ts';
export { type StatisticsOfTable, type StatisticsRequest, statisticsOf } from './statisticsOf.ts';
export { hasStatistics, type StatedStatistics, statisticsOfResource } from './statisticsOfResource.ts';
export { type Coarser, type WhatIf, whatIf } from './whatIf.ts';
