/**
 * Columns of any format as a delimited text that nobody stores: its bytes are made of codes and dictionaries when somebody reads them. So
 * what makes a copy of a text makes one of any format.
 */
import {
  type Column,
  type Columns,
  type Dialect,
  type Layout,
  recordAt,
  type Table,
  type TextSource,
} from '../table/index.ts';
import { needsQuotes, quoted } from './cellText.ts';

export interface DelimitedForm {
  /** One ASCII character. */
  readonly delimiter: string;
  readonly trim: boolean;
  /** The text of a missing value. */
  readonly missing: string;
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
/** Offsets into a text are kept in 32 bits. */
const MOST_BYTES = 2 ** 32 - 1;
const ROWS_A_STEP = 65_536;

const encoder = new TextEncoder();

/** Undefined where the text would be too long. Yields the number of cells done. */
export function* asDelimited(
  from: Columns,
  form: DelimitedForm,
): Generator<number, { readonly table: Table; readonly source: TextSource } | undefined> {
  const { rowCount, areNamed } = from;
  const columns = from.columns.map((column, index) => ({ ...column, index }));
  const width = columns.length;
  const dialect: Dialect = {
    delimiter: form.delimiter.charCodeAt(0),
    quote: QUOTE,
    escapedBy: QUOTE,
    header: areNamed,
    headerIsSure: true,
    trim: form.trim,
    oneColumn: width === 1,
    skippedLines: 0,
    skippedBytes: 0,
  };
  const headerRecords = areNamed ? 1 : 0;
  const recordCount = rowCount + headerRecords;
  // A delimiter or a line end stands behind each cell.
  const starts = new Uint32Array(recordCount + 1).fill(width, 1);
  let textLength = recordCount * width;
  const cells: CellWriter[] = [];
  for (const column of columns) {
    const cell = yield* cellWriter(column, { dialect, missing: form.missing }, cells.length * rowCount);
    cells.push(cell);
    const { lengths, name } = cell;
    textLength += headerRecords * name.length;
    starts[headerRecords] += headerRecords * name.length;
    for (let row = 0; row < rowCount; row++) {
      const length = lengths[column.codes.at(row)];
      starts[headerRecords + row + 1] += length;
      textLength += length;
      if (row % ROWS_A_STEP === 0) yield (cells.length - 1) * rowCount + row;
    }
    if (textLength > MOST_BYTES) return undefined;
  }
  for (let record = 0; record < recordCount; record++) starts[record + 1] += starts[record];
  const recordFlags = new Uint8Array(recordCount + 1);
  const layout: Layout = {
    dialect,
    json: undefined,
    headerRecords,
    recordCount,
    recordStarts: starts,
    recordFlags,
    textLength,
  };
  return {
    table: { columns, width, rowCount, areNamed, ...layout },
    source: { bytes: (start, end) => bytesOf(layout, cells, start, end) },
  };
}

interface CellForm {
  readonly dialect: Dialect;
  readonly missing: string;
}

interface CellWriter {
  readonly column: Column;
  readonly name: Uint8Array;
  readonly missing: Uint8Array;
  /** Code → bytes of its cell. */
  readonly lengths: Uint32Array;
}

function* cellWriter(column: Column, { dialect, missing }: CellForm, done: number): Generator<number, CellWriter> {
  const { dictionary } = column;
  // With both sorts of quotes in doubt, a value that begins with the other sort is put in quotes.
  const style = { dialect, misleading: "'" };
  // A record of one cell that is empty would be a blank line, and a byte order mark in front is no part of a text.
  const isQuoted = (text: string) =>
    (dialect.oneColumn && text === '') || text.startsWith('\uFEFF') || needsQuotes(text, style);
  const cellOf = (text: string) => encoder.encode(isQuoted(text) ? quoted(text, dialect) : text);
  const cells = { name: cellOf(column.name), missing: cellOf(missing) };
  const lengths = new Uint32Array(dictionary.size);
  lengths[0] = cells.missing.length;
  for (let code = 1; code < dictionary.size; code++) {
    const text = dictionary.text(code);
    lengths[code] = dictionary.length(code) + (isQuoted(text) ? 2 + marksIn(text) : 0);
    if (code % ROWS_A_STEP === 0) yield done;
  }
  return { column, ...cells, lengths };
}

function marksIn(text: string): number {
  let marks = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) marks++;
  return marks;
}

function bytesOf(layout: Layout, cells: readonly CellWriter[], start: number, end: number): Uint8Array {
  const { recordStarts, recordCount, headerRecords, dialect } = layout;
  const first = Math.max(0, recordAt(layout, start));
  let last = first;
  while (last + 1 < recordCount && recordStarts[last + 1] < end) last++;
  const from = recordStarts[first];
  const target = new Uint8Array(recordStarts[Math.min(recordCount, last + 1)] - from);
  let at = 0;
  for (let record = first; record <= last && record < recordCount; record++) {
    for (const cell of cells) {
      at = record < headerRecords ? put(cell.name, target, at) : putValue(cell, record - headerRecords, target, at);
      target[at++] = dialect.delimiter;
    }
    target[at - 1] = LINE_FEED;
  }
  return target.subarray(start - from, end - from);
}

function putValue({ column, missing, lengths }: CellWriter, row: number, target: Uint8Array, at: number): number {
  const code = column.codes.at(row);
  if (code === 0) return put(missing, target, at);
  const value = column.dictionary.bytes(code);
  if (lengths[code] === value.length) return put(value, target, at);
  let end = at;
  target[end++] = QUOTE;
  for (const byte of value) {
    if (byte === QUOTE) target[end++] = QUOTE;
    target[end++] = byte;
  }
  target[end++] = QUOTE;
  return end;
}

function put(bytes: Uint8Array, target: Uint8Array, at: number): number {
  target.set(bytes, at);
  return at + bytes.length;
}
