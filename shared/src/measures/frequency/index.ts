/** TFRR: what the frequencies of a table's values, and of their pairs, tell about its rows. */
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
