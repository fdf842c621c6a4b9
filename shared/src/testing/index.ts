/** What the tests of all packages share. */
export { comesWithin, takesAtMost, takesAtMostTimes } from './inTime.ts';
export { pace, paced } from './pace.ts';
