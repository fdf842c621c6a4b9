/** Facts about a table, and the work that finds them. */
export { Analysis, type Origin } from './analysis.ts';
export type { ClassFacts, ClassRisk, ColumnProfile, FlaggedRecords, ProfileFacts, StructureFacts } from './facts.ts';
export { drain, type Progress, type Stage, staged, type Work } from './progress.ts';
export { columnsToCompare } from './quasiIdentifiers.ts';
