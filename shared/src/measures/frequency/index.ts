/** TFRR: what the frequencies of a table's values, and of their pairs, tell about its rows. */
export { binomialApproximation, binomialWithTrials } from './binomialApproximation.ts';
export { estimatedBoth, isStronglyDependent, largestLift, lift, type ValuePair } from './dependentValues.ts';
export { type ClassFrequencies, evaluateFrequencies, evaluateScores, rescoredAsPrinted } from './evaluation.ts';
export { calibratedIndistinguishable, indistinguishable } from './indistinguishable.ts';
export { matchLaw, othersBinomial, othersLaw } from './matchLaw.ts';
export { maximalDependency } from './maximalDependency.ts';
export { type PairDependence, pairDependence, sparsePairDependence } from './pairDependence.ts';
export {
  aloneInPopulation,
  atLeastInPopulation,
  countInPopulation,
  expectedInPopulation,
  independentProbability,
  type PopulationCount,
} from './populationCount.ts';
export { rectifiedBinomial, rectifiedLaw, rectifiedOthers } from './rectified.ts';
export { recursiveHypergeometric } from './recursiveHypergeometric.ts';
export { riskInPopulation } from './riskInPopulation.ts';
export { testedForest, treeLevel } from './testedTree.ts';
export { treeCellProbability, treeOthers } from './treeCell.ts';
