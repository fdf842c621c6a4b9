/** Protection as statisticians measure it: attackers, presence, weighted risk, and how well columns distinguish rows. */
export {
  type AttackerRisk,
  journalistRisk,
  kMap,
  marketerRisk,
  type Presence,
  presence,
  recordsBelow,
  riskOfMatches,
  unmatchedRows,
} from './attackers.ts';
export { commonestSizeOfRecord, distinction, meanSizeOfRecord, separation } from './distinction.ts';
export { expectedReidentifications } from './weightedRisk.ts';
