/** Protection as statisticians measure it: attackers, presence, weighted risk, and how well columns tell rows apart. */
export { type AttackerRisk, journalistRisk, marketerRisk, recordsBelow, riskOfMatches } from './attackers.ts';
export { commonestSizeOfRecord, meanSizeOfRecord } from './commonSizes.ts';
export { distinction, separation } from './distinction.ts';
export { kMap, type Presence, presence, unmatchedRows } from './presence.ts';
export { expectedReidentifications } from './weightedRisk.ts';
