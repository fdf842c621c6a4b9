/** What the tests of all packages share. */
export { dataSet } from './dataSet.ts';
export { assertMet, drawn } from './drawn.ts';
export { hierarchyFile } from './hierarchyFile.ts';
export { comesWithin, takesAtMost, takesAtMostTimes } from './inTime.ts';
export { pace, paced } from './pace.ts';
