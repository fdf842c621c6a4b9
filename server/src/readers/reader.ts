/** What a reader is: it makes a data set's columns of the bytes of a file. */
import type { DataRead } from '@quasi/shared/analysis';
import type { Columns } from '@quasi/shared/table';
import type { ByteInput, FileReadingOptions, ReadingProgress, TableFile } from '../files/index.ts';

/** What a reader gives; `source` is undefined if the data are no text. */
export interface DataFile extends DataRead<Columns> {
  /** The engine that holds the rows, if another than this process does. */
  readonly countedBy?: string;
  close(): void;
}

export interface Reader {
  readonly name: string;
  /** Whether a file of this name is one of its format. */
  reads(path: string): boolean;
  /** Closes the input unless the reading succeeds. */
  read(input: ByteInput, options: FileReadingOptions): Generator<ReadingProgress, DataFile>;
}

/** Whether cells have a place in a text, for findings to point at and edits to change. */
export function isText<F extends DataFile>(file: F): file is F & TableFile {
  return 'lines' in file;
}
