/** Bytes in, table out: what the rest of the product may use of this folder. */
export { CellKind, cellValue, isInQuotes } from './cells.ts';
export { Codes } from './codes.ts';
export type { ColumnarTable } from './columnarTable.ts';
export { ColumnBuilder, ListedTexts, NO_TEXT } from './columnBuilder.ts';
export { detectDialect, SAMPLE_LENGTH } from './detectDialect.ts';
export { judgeHeader } from './detectHeader.ts';
export { type Dialect, namesColumns, sameDialect } from './dialect.ts';
export { Dictionary } from './dictionary.ts';
export { beginsAsList, beginsAsRecords } from './json/jsonReader.ts';
export { type JsonMember, type JsonObject, lastOfEachKey, objectOfRecord } from './json/jsonRecord.ts';
export type { JsonForm, KeyNode } from './json/keys.ts';
export { lineAt } from './lineAt.ts';
export { defaultMissingTokens, isBlank, MissingTokens } from './missing.ts';
export { namePlace, namingRecord } from './namedAt.ts';
export { readAlike } from './readAlike.ts';
export type { TextReader } from './reader.ts';
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
export { textReader } from './textReader.ts';
export { type TableChange, type TextChange, updateTable } from './update.ts';
