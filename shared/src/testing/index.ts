/** What the tests of all packages share. */
export { pace, paced } from './pace.ts';
