/** Reads files for tests, and shows what was read. */
import { type Columns, defaultMissingTokens } from '@quasi/shared/table';
import { bytesAsInput, type FileReadingOptions, type ReadingProgress } from '../files/index.ts';
import type { DataFile, Reader } from './reader.ts';

const usual: FileReadingOptions = { missingTokens: defaultMissingTokens, trim: false };

export async function finished<T>(work: Generator<ReadingProgress, T>): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await step.value.until;
  }
}

export function readBytes(
  reader: Reader,
  bytes: Uint8Array,
  options: Partial<FileReadingOptions> = {},
): Promise<DataFile> {
  return finished(reader.read(bytesAsInput('data', bytes), { ...usual, ...options }));
}

export function namesOf({ columns }: Columns): string[] {
  return columns.map(({ name }) => name);
}

/** Each row as its texts; undefined is a missing value. */
export function rowsOf({ columns, rowCount }: Columns): (string | undefined)[][] {
  return Array.from({ length: rowCount }, (_, row) =>
    columns.map(({ codes, dictionary }) => (codes.at(row) === 0 ? undefined : dictionary.text(codes.at(row)))),
  );
}

/** A column by its name. */
export function textsOf(table: Columns, name: string): (string | undefined)[] {
  return rowsOf(table).map((row) => row[namesOf(table).indexOf(name)]);
}
