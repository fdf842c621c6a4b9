/** Combinations of columns that single rows out: of all rows, of most rows, of one row. */
export { type CellsToBlank, fewestCellsToBlank } from './blanking.ts';
export { type CrowdPeople, crowdPeople } from './crowdPeople.ts';
export { countSampleUniques } from './fileUniques.ts';
export { KnownSets } from './knownSets.ts';
export { combinations } from './lexicographic.ts';
export { type RelaxedCombinations, searchRelaxedCombinations } from './relaxed.ts';
export { minimalSampleUniques, type RowUniques } from './rowUniques.ts';
export { type SetSearch, searchByCounting, searchOfRows } from './setSearch.ts';
export type { Searching } from './soFar.ts';
export { searchUniqueCombinations, type UniqueCombinations } from './unique.ts';
