/** Counting: what other folders may ask of rows and values. */

export { countClasses } from './classes.ts';
export { ClassIndex, indexClasses } from './classIndex.ts';
export { type ClassPeople, classPeople } from './classPeople.ts';
export {
  type ClassesAsked,
  type CountedCodes,
  type Counting,
  type Counts,
  crossed,
  type Engine,
  one,
  type RowCounts,
  RowsElsewhere,
  rowsIn,
} from './counts.ts';
export { classesElsewhere, codesElsewhere, peopleElsewhere } from './elsewhere.ts';
export { countsOfColumns, embedded } from './embedded.ts';
export { IndexedColumn, indexColumn } from './indexedColumn.ts';
export { jointCountsOf } from './jointCounts.ts';
export { matchHistogram } from './matchHistogram.ts';
export { matchPopulation, type PopulationClasses } from './matchPopulation.ts';
export { completeRows, countClassesByPolicy, type MissingPolicy } from './missingPolicies.ts';
export { sensitiveValues } from './sensitiveValues.ts';
export { frequencyHistogram, sizeHistogram, valueSizes } from './sizes.ts';
export type {
  Crowds,
  JointCounts,
  MatchHistogram,
  RowClasses,
  SensitiveValues,
  SizeHistogram,
  UsersPerValue,
} from './types.ts';
export { type UsersOfValues, usersOfValues, usersPerValue, usersTogether } from './usersPerValue.ts';
export { weightedSizes } from './weightedSizes.ts';
export { wildcardMatches } from './wildcardMatches.ts';
