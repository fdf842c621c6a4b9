/** What a reader is: it makes a data set's columns of the bytes of a file. */
import type { DataRead } from '@quasi/shared/analysis';
import type { Columns } from '@quasi/shared/table';
import type { ByteInput, FileReadingOptions, ReadingProgress, TableFile } from '../files/index.ts';

/** What a reader gives; `source` is undefined if the data are no text. */
export interface DataFile extends DataRead<Columns> {
  /** Where a program that shows the file has its rows, if it numbers them in another way. */
  readonly places?: Places;
  /** The engine that holds the rows, if another than this process does. */
  readonly countedBy?: string;
  close(): void;
}

export interface Places {
  /** As it stands in the margin of a sheet. */
  rowNumber(row: number): number;
  /** The row of a cell that is named so, with its sheet or without; undefined if the table has none there. */
  rowOf(cell: string): number | undefined;
  /** `Sheet1!C17`; without a column the first cell of the row. */
  cellName(row: number, column: number | undefined): string;
}

export interface Reader {
  readonly name: string;
  /** What the names of files end in that a folder holds of it, without the dot before it. */
  readonly endings: readonly string[];
  /** Whether a file of this name, if it is named itself, is one of its format. */
  reads(path: string): boolean;
  /** Closes the input unless the reading succeeds. */
  read(input: ByteInput, options: FileReadingOptions): Generator<ReadingProgress, DataFile>;
  /** The names of the tables in a file, where there can be several; leaves the input open. */
  parts?(input: ByteInput): Generator<ReadingProgress, readonly string[]>;
  /** The names of the columns, where they can be known without the rows; leaves the input open. */
  heads?(input: ByteInput, part: string | undefined): Generator<ReadingProgress, readonly string[]>;
}

/** Whether a name ends in one of these, after a dot. */
export function endsIn(path: string, endings: readonly string[]): boolean {
  const name = path.toLowerCase();
  return endings.some((ending) => name.endsWith(`.${ending}`));
}

/** Whether cells have a place in a text, for findings to point at and edits to change. */
export function isText<F extends DataFile>(file: F): file is F & TableFile {
  return 'lines' in file;
}
