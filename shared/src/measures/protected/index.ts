/** SEI: the remaining information about people in a file that is protected by randomised response. */

export { bayesStep } from './bayesStep.ts';
export { bivariateRectangle, bivariateTable } from './bivariateNormal.ts';
export { type Channel, channelOf, likeliestShares, relativeShareError } from './channel.ts';
export { type Confusion, confusion } from './confusion.ts';
export {
  type CorrelationEstimate,
  copulaCell,
  copulaCuts,
  copulaPeople,
  pairwiseCorrelations,
} from './copulaPeople.ts';
export {
  correlationByInformation,
  correlationByPositions,
  correlationOfInformation,
  ordinalMoments,
  printedCorrelation,
  trueOrdinalCorrelation,
} from './correlation.ts';
export {
  aloneProbability,
  atLeastProbability,
  atMostProbability,
  countLaw,
  countLawInSteps,
  type Database,
  expectedCount,
  givenAtMost,
  isAtMostAsPrinted,
  type PeopleLaw,
  probabilityOf,
  type Target,
  targetAmong,
} from './countLaw.ts';
export { aloneCap, type DrawnPeople, drawnPeopleCount } from './drawnPeople.ts';
export { binomialFloor, defaultAlpha, poissonFloor } from './floor.ts';
export { columnTotals, countReports, grandTotal, type JointTable, mutualInformation, rowTotals } from './jointTable.ts';
export { drawNoisedOf } from './knownPeople.ts';
export { unbiasedPairShares } from './pairShares.ts';
export { independentPeople, type PeopleModel } from './peopleModel.ts';
export type { Matrix } from './positiveDefinite.ts';
export { type ProtectedColumn, type ProtectedFile, type ReconstructedPair, reconstruct } from './protectedFile.ts';
export { mostBins, quantileBins } from './quantileBins.ts';
export { randomisedResponse } from './randomisedResponse.ts';
export { treePeople } from './treePeople.ts';
