/** The formats that data come in: the only registry of readers. The first that knows the name of a file reads it. */
import { isHierarchyFile, readTableFrom } from '../files/index.ts';
import { splitPart } from './parts.ts';
import { endsIn, type Reader } from './reader.ts';
import { refused } from './refused.ts';
import { spss } from './spss/index.ts';
import { xlsx } from './xlsx/index.ts';

export { type PartPath, pathOfPart, splitPart } from './parts.ts';
export { type DataFile, isText, type Places, type Reader } from './reader.ts';

/** Any other file is taken for delimited text. */
const delimited: Reader = {
  name: 'delimited text',
  endings: ['csv', 'tsv', 'psv', 'tab'],
  reads: () => true,
  read: readTableFrom,
};

export const readers: Reader[] = [xlsx, spss, ...refused, delimited];

/** By the name of the file; that of a part may be added. */
export function readerOf(path: string): Reader {
  const { file } = splitPart(path);
  return readers.find((reader) => reader.reads(file)) ?? delimited;
}

/** Whether a file of this name is read as delimited text. */
export function readsText(path: string): boolean {
  return readerOf(path) === delimited;
}

/** In a folder these are read, but for hierarchies; a file that is named is read whatever its name. */
export function isDataFile(name: string): boolean {
  return readers.some(({ endings }) => endsIn(name, endings)) && !isHierarchyFile(name);
}

/** What names of data end in, but for those that are packed besides. */
export function dataEndings(): string[] {
  return readers.flatMap(({ endings }) => endings.filter((ending) => !ending.includes('.')));
}
