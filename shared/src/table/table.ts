/**
 * The result of reading: columns as codes of their distinct values; and, for a delimited text, where its records are and how it is written.
 */
import type { Codes } from './codes.ts';
import type { Dialect } from './dialect.ts';
import type { Dictionary } from './dictionary.ts';
import type { JsonForm } from './json/keys.ts';

/** What the user, the schema or the command line says about how a file is to be read. */
export interface ReadingOptions {
  /** Values that mean "not known", compared after trimming. */
  readonly missingTokens: readonly string[];
  readonly trim: boolean;
  /** One ASCII character; without it the delimiter is detected. */
  readonly delimiter?: string;
  /** The delimiter that the file's name or language stands for; it counts if it occurs at all. */
  readonly delimiterHint?: string;
  /** Whether the first record names the columns; without it that is detected. */
  readonly header?: boolean;
  /** Lines above the table that are no part of it; without it they are detected. */
  readonly skip?: number;
  /** As programs read that know neither backslashes before quotes nor blanks before them. */
  readonly isStrict?: boolean;
  /** Names that a schema has for columns: a first record that holds them is a header, whatever it looks like. */
  readonly statedNames?: readonly string[];
  /** Names of the columns to read; the others are passed over. */
  readonly columns?: readonly string[];
  /** The text is JSON Lines, or one JSON list of objects; otherwise it is delimited. */
  readonly isJson?: boolean;
  /** Keys of a JSON text, whose columns come first if any record has them. */
  readonly keys?: readonly (readonly string[])[];
}

/** The most columns of a table that are analysed; for a table with more, only its size is reported. */
export const MOST_COLUMNS = 16_384;

/** Whether it has too many columns: then it has none in `columns`. */
export function isTooWide({ width }: Pick<Columns, 'width'>): boolean {
  return width > MOST_COLUMNS;
}

export interface Column {
  /** Its place in a record. */
  readonly index: number;
  readonly name: string;
  /** Row → code. Code 0 is the missing value, in every column. */
  readonly codes: Codes;
  /** Code → value and its frequency. */
  readonly dictionary: Dictionary;
  /** What the column is about, where a format says that beside its name. */
  readonly label?: string;
  /** What values stand for, where a format says that: `1` → `male`. */
  readonly valueLabels?: ReadonlyMap<string, string>;
  /** Of a column with too many values to be kept, which an engine counts: all of them. The dictionary then holds only some. */
  readonly beyond?: ValuesBeyond;
}

export interface ValuesBeyond {
  /** `counts[i]` values, a missing one among them, have `sizes[i]` rows; sizes ascending. */
  readonly sizes: { readonly rows: number; readonly sizes: Uint32Array; readonly counts: Uint32Array };
  /** Rows without a value. */
  readonly missing: number;
  /** Of all rows together. */
  readonly characters: number;
}

/** Faults and remarkable features of one record, as bits of its flag byte. */
export const RecordFlag = {
  /** It has fewer or more cells than the table has columns. */
  ragged: 1,
  /** A quote inside an unquoted cell, or text after a closing quote. */
  strayQuote: 2,
  /** A quote that is never closed: the last cell reaches to the end of the text. */
  unclosedQuote: 4,
  nulByte: 8,
  /** U+FFFD, which stands where bytes could not be decoded. */
  replacement: 16,
  /** Ends in another line end than the first record. */
  otherLineEnd: 32,
  /** Not valid JSON. */
  invalid: 128,
} as const;

/** Names, values and rows, whatever they were read from: all that measures, roles and remedies see. */
export interface Columns {
  /** None if there are more than `MOST_COLUMNS`. */
  readonly columns: readonly Column[];
  /** How many columns there are, those that are not read included. */
  readonly width: number;
  readonly rowCount: number;
  /** Whether it is certain that the columns have names; otherwise they are numbered. */
  readonly areNamed: boolean;
}

/** Where a delimited text has its records and how it is written: what structure, squiggles and edits go by. */
export interface Layout {
  readonly dialect: Dialect;
  /** The keys of a JSON text; undefined where the text is delimited. */
  readonly json: JsonForm | undefined;
  /** Records that name the columns: 0 or 1. Row r is record `headerRecords + r`. */
  readonly headerRecords: number;
  readonly recordCount: number;
  /** Byte offset of the first byte of each record; longer than `recordCount`. */
  readonly recordStarts: Uint32Array;
  /** One byte of `RecordFlag` bits a record; longer than `recordCount`. */
  readonly recordFlags: Uint8Array;
  /** Length of the text in bytes. */
  readonly textLength: number;
}

/** A delimited text, read. */
export interface Table extends Columns, Layout {}

/** One cell of one record: its exact bytes in the text, quotes included, and how they are to be read. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly kind: number;
  /** Where the key of a JSON value stands, if it has one. */
  readonly key?: { readonly start: number; readonly end: number };
}

/** Whether a layout comes with it, as with all that is read from a delimited text. */
export function isWritten(columns: Columns): columns is Table {
  return 'recordStarts' in columns;
}

export function layoutOf(table: Layout): Layout {
  const { dialect, json, headerRecords, recordCount, recordStarts, recordFlags, textLength } = table;
  return { dialect, json, headerRecords, recordCount, recordStarts, recordFlags, textLength };
}

/** A delimited text as it was read, and where its bytes can be read again. */
export interface WrittenTable {
  readonly table: Table;
  readonly source: TextSource;
  /** The encoding a file on disk was read in; undefined in an editor. */
  readonly encoding: string | undefined;
}

/** Where a table's bytes can be read again: a document in memory or a file on disk. */
export interface TextSource {
  /** The bytes from `start` to `end`, offsets into the UTF-8 form of the text. */
  bytes(start: number, end: number): Uint8Array;
}
