/** Combinations of columns that single rows out: of all rows, of most rows, of one row. */
export { type CellsToBlank, fewestCellsToBlank } from './blanking.ts';
export { type CrowdPeople, crowdPeople } from './crowdPeople.ts';
export { countSampleUniques, type FileUniques } from './fileUniques.ts';
export { KnownSets, type OnSet, type WorstSet } from './knownSets.ts';
export { type RelaxedCombination, type RelaxedCombinations, searchRelaxedCombinations } from './relaxed.ts';
export { minimalSampleUniques, type RowUniques } from './rowUniques.ts';
export { type SearchLimits, searchUniqueCombinations, type UniqueCombinations } from './unique.ts';
