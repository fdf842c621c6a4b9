/** A file of everything that can be published about a table without its rows: read, and ready to be written. */

export {
  memberOf,
  type Place,
  type PlacedProblem,
  type PlainList,
  type PlainMember,
  type PlainObject,
  type PlainTree,
  problemAt,
} from './plainTree.ts';
export { LONGEST_DOCUMENT, readJsonTree, TOKENS_A_STEP } from './readJsonTree.ts';
export { type ReadStatistics, readColumnStatistics, readStatistics, readStatisticsText } from './readStatistics.ts';
export { statementOf } from './statement.ts';
export {
  type ColumnStatistics,
  codeOf,
  comparedColumns,
  type EdgeStatistics,
  frequenciesOf,
  MISSING_CODE,
  type PairStatistics,
  type Statistics,
} from './statistics.ts';
