/** Bytes in, table out: what the rest of the product may use of this folder. */
export { CellKind, cellValue } from './cells.ts';
export { Codes } from './codes.ts';
export type { ColumnarTable } from './columnarTable.ts';
export { ColumnBuilder } from './columnBuilder.ts';
export { detectDialect, SAMPLE_LENGTH, sameDialect } from './detectDialect.ts';
export { type Dialect, namesColumns } from './dialect.ts';
export { Dictionary } from './dictionary.ts';
export { lineAt } from './lineAt.ts';
export { defaultMissingTokens, isBlank, MissingTokens } from './missing.ts';
export { TableReader } from './reader.ts';
export { cellsAt, countRecords, lastCell, recordReader } from './readOn.ts';
export { contentStart, readTable } from './readTable.ts';
export { cellsOfRecord, recordAt, widthOfRecord } from './records.ts';
export {
  type Cell,
  type Column,
  type Columns,
  isTooWide,
  isWritten,
  type Layout,
  layoutOf,
  MOST_COLUMNS,
  type ReadingOptions,
  RecordFlag,
  type Table,
  type TextSource,
  type ValuesBeyond,
  type WrittenTable,
} from './table.ts';
export { type TableChange, type TextChange, updateTable } from './update.ts';
