/** The formats that data are read from: the only registry of readers. The first that knows the name of a file reads it. */
import { readTableFrom } from '../files/index.ts';
import type { Reader } from './reader.ts';

export { type DataFile, isText, type Reader } from './reader.ts';

/** Whatever has no format of its own is taken for delimited text. */
const delimited: Reader = { name: 'delimited text', reads: () => true, read: readTableFrom };

export const readers: Reader[] = [delimited];

export function readerOf(path: string): Reader {
  return readers.find((reader) => reader.reads(path)) ?? delimited;
}
