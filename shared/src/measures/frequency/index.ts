/** TFRR: the evidence about the rows of a table in the frequencies of its values and of their pairs. */
export { binomialApproximation, binomialWithTrials } from './countLaw.ts';
export { type ClassFrequencies, evaluateFrequencies, evaluateScores, rescoredAsPrinted } from './evaluation.ts';
export { calibratedIndistinguishable, indistinguishable } from './indistinguishable.ts';
export { matchLaw, othersBinomial, othersLaw, recursiveHypergeometric } from './matchLaw.ts';
export {
  maximalDependency,
  type PairDependence,
  pairDependence,
  sparsePairDependence,
  testedForest,
  treeLevel,
} from './pairDependence.ts';
export {
  aloneInPopulation,
  atLeastInPopulation,
  countInPopulation,
  expectedInPopulation,
  independentProbability,
  type PopulationCount,
  riskInPopulation,
} from './populationCount.ts';
export {
  confidence,
  estimatedBoth,
  isStronglyDependent,
  largestLift,
  lift,
  rectifiedBinomial,
  rectifiedLaw,
  rectifiedOthers,
  type ValuePair,
} from './rectified.ts';
export { treeCellProbability, treeOthers } from './treeCell.ts';
