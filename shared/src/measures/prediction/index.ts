/** R3A: how exposed a table is, and how exposed one of the same statistics is expected to be. */
export { adjustedGain, chanceInformation } from './chanceInformation.ts';
export { confidence, support } from './confidence.ts';
export {
  type Dependency,
  type DependencyClass,
  type DescribedColumn,
  dependency,
  dependencyMatrix,
  strongGain,
} from './dependency.ts';
export type { Draws, IsEnough } from './draws.ts';
export { experienceEntropy, frequencyEntropy, maximumEntropy } from './entropies.ts';
export { frequencyMatrix } from './frequencyMatrix.ts';
export { defaultMinimum, type FrequentTuple, frequentTuples, targetCount } from './frequentTuples.ts';
export { type PairInformation, pairInformation } from './pairInformation.ts';
export { type DependentPair, processingOrder } from './processingOrder.ts';
export { randomSampling } from './randomSampling.ts';
export { type SemiRandomDraws, type StrongPair, semiRandomSampling } from './semiRandomSampling.ts';
export {
  type Expectation,
  expectedOverallRisk,
  expectedOverallRiskBinomial,
  expectedRandomEntropy,
} from './shuffledTable.ts';
export { type CountedEdge, treeSampling } from './treeSampling.ts';
