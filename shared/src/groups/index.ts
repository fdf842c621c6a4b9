/** Tables of counts: which columns count people, which cells are small, and which suppressed ones can be worked out. */
export { type CountColumn, countColumnsOf, holdsCounts } from './countColumns.ts';
export { type CountNoun, countNounOf, isBareCount, isCategory } from './countWords.ts';
export { type CellFix, type CellFixName, cellFixes, fixCells, type NewCell } from './fixes/index.ts';
export { type CellPlace, type CellsFound, type GroupFacts, type Groups, groupsOf, type Reading } from './groupFacts.ts';
