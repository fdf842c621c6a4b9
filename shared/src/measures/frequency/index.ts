/** TFRR: what the frequencies of a table's values, and of their pairs, tell about its rows. */
export { binomialApproximation, binomialWithTrials, maximumProbabilityDifference } from './binomialApproximation.ts';
export { atLeast, type BinomialLaw, type CountLaw, meanCount } from './countLaw.ts';
export {
  confidence,
  estimatedBoth,
  isNotablyDependent,
  isStronglyDependent,
  largestLift,
  lift,
  type ValuePair,
} from './dependentValues.ts';
export {
  type ClassFrequencies,
  evaluateFrequencies,
  evaluateScores,
  type FrequencyEvaluation,
  rescoredAsPrinted,
} from './evaluation.ts';
export { expectedIndividualRisk } from './expectedRisk.ts';
export { type GeneratedTable, generatedCardinalities, generateTable } from './generator.ts';
export { calibratedIndistinguishable, indistinguishable } from './indistinguishable.ts';
export { matchLaw, othersBinomial, othersLaw, remembering } from './matchLaw.ts';
export { maximalDependency } from './maximalDependency.ts';
export { factorialMoment, meanMatches, varianceOfMatches } from './moments.ts';
export { type PairDependence, type PairTable, pairDependence, sparsePairDependence } from './pairDependence.ts';
export {
  aloneInPopulation,
  atLeastInPopulation,
  atMostInPopulation,
  countInPopulation,
  countOfDraft,
  expectedInPopulation,
  independentProbability,
  type PopulationCount,
} from './populationCount.ts';
export {
  rectifiedBinomial,
  rectifiedFrequencies,
  rectifiedLaw,
  rectifiedOthers,
  rectifiedOthersBinomial,
} from './rectified.ts';
export { recursiveHypergeometric } from './recursiveHypergeometric.ts';
export { riskInPopulation } from './riskInPopulation.ts';
export { testedForest, testedTree, treeLevel } from './testedTree.ts';
export { treeCellProbability, treeOthers } from './treeCell.ts';
