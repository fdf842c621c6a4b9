/** The data that a path names: a file, or a part of one. */
import { bytesAsInput, type FileReadingOptions, openFile, type ReadingProgress } from '../files/index.ts';
import { readerOf } from './index.ts';
import { splitPart } from './parts.ts';
import type { DataFile } from './reader.ts';

/** Throws a FileProblem. */
export function* readData(path: string, options: FileReadingOptions): Generator<ReadingProgress, DataFile> {
  const { file, part } = splitPart(path);
  return yield* readerOf(file).read(openFile(file, path), { ...options, part });
}

/**
 * The names of the tables in a file whose format may hold several; undefined where it holds one, or the path names a part. `bytesOf`: of what
 * is read in the place of the file.
 */
export function* partsOf(
  path: string,
  bytesOf?: (path: string) => Uint8Array,
): Generator<ReadingProgress, readonly string[] | undefined> {
  const { file, part } = splitPart(path);
  const { parts } = readerOf(file);
  if (!parts || part !== undefined) return undefined;
  const input = bytesOf ? bytesAsInput(file, bytesOf(file)) : openFile(file);
  try {
    return yield* parts(input);
  } finally {
    input.close();
  }
}

/** The names of the columns, where they can be known without the rows. */
export function* headsOf(path: string): Generator<ReadingProgress, readonly string[] | undefined> {
  const { file, part } = splitPart(path);
  const { heads } = readerOf(file);
  if (!heads) return undefined;
  const input = openFile(file);
  try {
    return yield* heads(input, part);
  } finally {
    input.close();
  }
}
