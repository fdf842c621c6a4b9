/** Counting: what other folders may ask of rows and values. */

export { countClasses } from './classes.ts';
export { ClassIndex, indexClasses } from './classIndex.ts';
export { type ClassPeople, classPeople } from './classPeople.ts';
export {
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
export { countsOfColumns, embedded } from './embedded.ts';
export { IndexedColumn, indexColumn } from './indexedColumn.ts';
export { jointCountsOf } from './jointCounts.ts';
export { matchHistogram } from './matchHistogram.ts';
export { matchPopulation, type PopulationClasses } from './matchPopulation.ts';
export { completeRows, countClassesByPolicy, type MissingPolicy } from './missingPolicies.ts';
export { sensitiveValues } from './sensitiveValues.ts';
export { frequencyHistogram, sizeHistogram } from './sizes.ts';
export type { JointCounts, MatchHistogram, RowClasses, SensitiveValues, SizeHistogram } from './types.ts';
export { type UsersOfValues, usersOfValues, usersPerValue, usersTogether } from './usersPerValue.ts';
export { weightedSizes } from './weightedSizes.ts';
export { wildcardMatches } from './wildcardMatches.ts';
