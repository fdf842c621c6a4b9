/** Tables of counts: which columns count people, which cells are small, and which suppressed ones can be worked out. */
export { countNounOf, isBareCount, isCategory } from './countWords.ts';
export { type CellFix, type CellFixName, cellFixes, fixCells } from './fixes/index.ts';
export { type CellPlace, type GroupFacts, type Groups, groupsOf } from './groupFacts.ts';
