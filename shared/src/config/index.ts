/** Settings: those of a repository in its `quasi.json`, those of an editor or the command line, and the result for one file. */
export { attackerWords } from './attackers.ts';
export { type ColumnFacts, columnFacts, noColumnFacts } from './columnFacts.ts';
export { columnNamePlace } from './columnNamePlace.ts';
export { type DeclaredRole, type Role, roles, type ValueKind, valueKinds } from './columnRoles.ts';
export type { ColumnTag } from './columnTag.ts';
export { type Connection, isConnectionName } from './connections.ts';
export type { ContradictedRole } from './contradictedRoles.ts';
export { declarationOf, epsilonOf, revealOf, toleranceOf } from './declarations.ts';
export { described, pattern } from './described.ts';
export {
  newConfig,
  withBaseline,
  withColumnEpsilon,
  withColumnHierarchy,
  withColumnRole,
  withColumnRoles,
  withConnection,
  withException,
  withExceptionUntil,
  withHeader,
  withoutException,
  withPolicy,
  withPopulation,
  withTarget,
  withUnit,
} from './editConfig.ts';
export {
  type Display,
  editorShape,
  readDisplay,
  readEditorSettings,
  readStatement,
  type Statement,
} from './editorSettings.ts';
export { exceptionFor } from './exceptions.ts';
export { excludedBy, excludedFrom } from './excludes.ts';
export { columnShape, type FileStatement, plainShape } from './fileShape.ts';
export { compileGlob, globHolds, globOf, type PathTest } from './glob.ts';
export { type Identified, mayName } from './identified.ts';
export { applyEdits, setMemberAt, type TextEdit } from './jsonEdits.ts';
export { lineStart } from './jsonStyle.ts';
export { type ConfigFiles, expiredExceptions, type LoadedConfig, loadConfig, noConfig } from './loadConfig.ts';
export { MOST_PEOPLE } from './mostPeople.ts';
export { MOST_SKIPPED } from './mostSkipped.ts';
export { patternOf } from './namePattern.ts';
export type { DataColumns, NameInVain } from './namesInVain.ts';
export { nearest } from './nearest.ts';
export { fileOfPart, folderOf, joined, nameOf, pathBelow } from './paths.ts';
export { type Policy, policyWords } from './policies.ts';
export type { ConfigProblem } from './problem.ts';
export { type RuleSettings, type RuleSlug, ruleSlugs, type Severity } from './ruleOptions.ts';
export type { Exception, Settings } from './settings.ts';
export { defaultSettings, readSettings, type SchemaStatement, settingsFor } from './settingsFor.ts';
export { rowsOf, type UnitName, unitNames, unitWords } from './units.ts';
export { hintAt, neededBy, rootIssues, wordsOf } from './wording.ts';
