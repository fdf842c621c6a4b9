/** Changes of cells, as edits of the text that leave every other byte as it is. */
export { asDelimited } from './asDelimited.ts';
export { type CellEdit, MOST_CELLS } from './cellEdit.ts';
export { changeCells } from './changeCells.ts';
export { type ClosingPlace, closingEdit, closingPlace, recordsBehind } from './closeQuote.ts';
export { escapeFormulas } from './escapeFormulas.ts';
export {
  countStrayCells,
  quoteStrayCells,
  quoteStrayCellsOf,
  type StrayCount,
  strayCellsIn,
} from './quoteStrayCells.ts';
export { type Removed, removedBy } from './removedBy.ts';
export { removeRows } from './removeRows.ts';
export { type Changes, rewriting, rewritingEdits } from './rewriting.ts';
export { spelledAlike } from './spelledAlike.ts';
export { withEdits } from './withEdits.ts';
export { writeCells } from './writeCells.ts';
export { drawnRecords, writeDrawn } from './writeDrawn.ts';
export { writeExtract } from './writeExtract.ts';
export { type Writing, writingOf } from './writing.ts';
