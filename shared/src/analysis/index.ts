/** Facts about a table, and the work that finds them. */
export { type Analysis, type Known, openDataSet } from './analysis.ts';
export { deadlineOf, isOver, partOf, secondsFor, unlessOver, untilDeadline } from './budget.ts';
export { bySensitivity, mostSensitiveFirst, sensitivityRanks } from './bySensitivity.ts';
export { classesInPopulation } from './classesInPopulation.ts';
export { type ClassRisk, classRisk, crowdRisk } from './classRisk.ts';
export { frequencyOfClasses, inBlocks, pairCountOfClasses, rowOfClasses } from './classValues.ts';
export { type ColumnShape, columnShape } from './columnShape.ts';
export { countedPeople } from './countedPeople.ts';
export { type Dependencies, dependenciesOf } from './dependencies.ts';
export { riskOn } from './effectOfColumns.ts';
export {
  type ClassFacts,
  type FlaggedRecords,
  hasText,
  type InsightFacts,
  type ProfileFacts,
  type StructureFacts,
  type TextFacts,
  type WrittenFacts,
} from './facts.ts';
export type { FileInsight } from './fileInsight.ts';
export { formulaCellsIn, isFormula, isFormulaIn } from './formula.ts';
export { inferenceOf } from './inference.ts';
export { type InPopulation, inPopulation, type RowOfPopulation } from './inPopulation.ts';
export { type Follower, type SmallKey, secondsToCompare } from './insight.ts';
export { judgedByCounting } from './judgedByCounting.ts';
export { type JudgedByKnowledge, judgedByKnowledge, knowledgeLimit } from './judgedByKnowledge.ts';
export { type Knowledge, type KnowledgeQuestion, type KnownSize, knowledgeOf } from './knowledge.ts';
export { lineOfRow } from './lineOfRow.ts';
export { naturalOrder } from './naturalOrder.ts';
export { type NextFix, nextFixes } from './nextFixes.ts';
export type { OpenQuote } from './openQuote.ts';
export { type InformedPair, PairTables, pairCount, pairsOf } from './pairTables.ts';
export { apartFrom, classesOfPerson, peopleNamed, sizesInPeople, unitsIn } from './peopleWithin.ts';
export { lackingAmong, type PopulationFile, type PopulationReading } from './populationFile.ts';
export { declaredWeights, ratiosToPopulation } from './populationFrequencies.ts';
export { type KnownPopulation, type PassedOver, type Population, type Released, releasedOf } from './populationOf.ts';
export { drain, type Progress, partOfStage, type Stage, staged, type Work } from './progress.ts';
export {
  type Answers,
  AT_MOST,
  answersIn,
  type CountedDatabases,
  capOf,
  categoriesOf,
  columnsOfPeople,
  confusions,
  correlationsBy,
  type DatabaseReading,
  type DatabaseSource,
  drawPeople,
  fitPeople,
  guessedIn,
  isGuessed,
  type JudgedRecord,
  judgeRecord,
  type LeftOutDatabase,
  matchesOf,
  modelOf,
  type PeopleBehind,
  PeopleCounts,
  type PeopleDrawn,
  type Protection,
  protectionOf,
  readColumns,
  recordsOfPeople,
  type Surroundings,
  usableTable,
} from './protected/index.ts';
export { columnsOfInterest, columnsToCompare, MOST_COLUMNS } from './quasiIdentifiers.ts';
export type { QuasiSensitivity } from './quasiSensitivities.ts';
export { compareWith, type Register } from './register.ts';
export { type RiskShares, riskShares } from './riskShares.ts';
export type { RowInsight } from './rowInsight.ts';
export { INDISTINGUISHABLE_TARGETS } from './rowLaws.ts';
export { type ClassLaw, type Estimate, type ScalingLaw, type ScalingPoint, scalingOf } from './scaling.ts';
export { type SensitiveClasses, sensitiveClasses, worstOf } from './sensitiveClasses.ts';
export {
  RELAXED_KAPPA,
  RELAXED_SHARE,
  relaxedSensitivities,
  rowWeightedSensitivities,
  type SensitivityQuestion,
  sensitivities,
} from './sensitivities.ts';
export { questionAbout, SEED, searchAmong } from './sensitivityQuestion.ts';
export { areCompared } from './settledUnit.ts';
export { sortInSteps } from './sortInSteps.ts';
export { type ColumnHierarchy, type FindHierarchy, usable } from './statedHierarchies.ts';
export { subjectAmong } from './subject.ts';
export { type TellingValue, tellingAmong, tellingValues, worstValues } from './tellingValues.ts';
export { type BoundedShare, type TolerantRisk, tolerantRisk } from './tolerantRisk.ts';
export { columnsOfRecords, type KnownRecords, unicityOf } from './unicity.ts';
export { type Criterion, letsPass, type OpenQuestion, type Verdict, type VerdictState, verdictOn } from './verdict.ts';
export { rowsWithoutWeight, type Unweighted, weightOf } from './weights.ts';
export { type DataRead, noDatabases, noHierarchies, noPopulationFile, type World } from './world.ts';
export type { WorstCase } from './worstCase.ts';
