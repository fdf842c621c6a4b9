/** The formats that data come in: the only registry of readers. The first that knows the name of a file reads it. */
import { readTableFrom } from '../files/index.ts';
import { gzipReader } from './gzip.ts';
import type { Reader } from './reader.ts';

export { type DataFile, isText, type Reader } from './reader.ts';

/** Any other file is taken for delimited text. */
const delimited: Reader = { name: 'delimited text', reads: () => true, read: readTableFrom };

const gzip = gzipReader((path) => readerOf(path) === delimited);

export const readers: Reader[] = [gzip, delimited];

export function readerOf(path: string): Reader {
  return readers.find((reader) => reader.reads(path)) ?? delimited;
}

/** Whether a file of this name is read as text, packed or not. */
export function readsText(path: string): boolean {
  const reader = readerOf(path);
  return reader === delimited || reader === gzip;
}
