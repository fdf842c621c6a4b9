/** Changes of cells, as edits of the text that leave every other byte as it is. */
export { type CellEdit, MOST_CELLS } from './cellEdit.ts';
export { type CellStyle, cellStyleOf, cellText } from './cellText.ts';
export { changeColumn } from './changeColumn.ts';
export { type ClosingPlace, closingEdit, closingPlace, recordsBehind } from './closeQuote.ts';
export { escapeFormulas } from './escapeFormulas.ts';
export {
  countStrayCells,
  quoteStrayCells,
  quoteStrayCellsOf,
  type StrayCount,
  strayCellsIn,
} from './quoteStrayCells.ts';
export { removeColumns } from './removeColumns.ts';
export { removeRows } from './removeRows.ts';
export { withEdits } from './withEdits.ts';
export { type Written, writeCells, writeColumns } from './writeColumns.ts';
export { type Drawn, drawnRecords, writeDrawn } from './writeDrawn.ts';
export { writeExtract } from './writeExtract.ts';
