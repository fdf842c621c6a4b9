/** R3A: how exposed a table is, and how exposed one of the same statistics is expected to be. */
export { adjustedGain, chanceInformation } from './chanceInformation.ts';
export { type Dependency, type DescribedColumn, dependency, strongGain } from './dependency.ts';
export { type Draws, type RandomTable, randomSampling } from './draws.ts';
export { type FrequentTuple, frequentTuples, processingOrder, targetCount } from './frequentTuples.ts';
export {
  distinctValues,
  experienceEntropy,
  frequencyEntropy,
  informationOfSizes,
  maximumEntropy,
  type PairInformation,
  pairInformation,
} from './pairInformation.ts';
export { classesBySize, riskOfPart } from './riskOfPart.ts';
export { type SemiRandomDraws, SemiRandomTables, type StrongPair, semiRandomSampling } from './semiRandomSampling.ts';
export {
  type Expectation,
  expectedOverallRisk,
  expectedOverallRiskBinomial,
  expectedRandomEntropy,
  expectedRiskWithoutEach,
  expectedRiskWithVariants,
} from './shuffledTable.ts';
export { fillInBlocks, shuffleColumn } from './shuffling.ts';
export { TableKeys } from './tableKeys.ts';
export { type CountedEdge, treeSampling, treeTables } from './treeSampling.ts';
export { TupleCounter } from './tupleCounter.ts';
