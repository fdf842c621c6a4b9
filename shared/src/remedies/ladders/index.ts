/** Ladders: automatic hierarchies by kind of value. */
export { type Ladder, ladderFor, ladderOf } from './ladder.ts';
