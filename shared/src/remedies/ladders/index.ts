/** Ladders: hierarchies of files, and automatic ones by kind of value. */
export { automaticLadder, type Ladder, ladderFor, ladderOf, ladderOfFile, withoutErasing } from './ladder.ts';
