/** The formats that data come in: the only registry of readers. The first that knows the name of a file reads it. */
import { holdsRecords, isHierarchyFile, mayBeAnyJson, readTableFrom } from '../files/index.ts';
import { gzipReader } from './gzip.ts';
import { parquet } from './parquet/index.ts';
import { splitPart } from './parts.ts';
import { endsIn, type Reader } from './reader.ts';
import { refused } from './refused.ts';
import { spss } from './spss/index.ts';
import { sqlite } from './sqlite/index.ts';
import { xlsx } from './xlsx/index.ts';

export { type PartPath, pathOfPart, splitPart, standsElsewhere } from './parts.ts';
export { type DataFile, isText, type Places, type Reader } from './reader.ts';

/** Any other file is taken for delimited text. */
const delimited: Reader = {
  name: 'delimited text',
  endings: ['csv', 'tsv', 'psv', 'tab', 'jsonl', 'ndjson'],
  reads: () => true,
  read: readTableFrom,
};

const gzip = gzipReader((path) => readerOf(path) === delimited, delimited.endings);

export const readers: Reader[] = [gzip, parquet, sqlite, xlsx, spss, ...refused, delimited];

/** By the name of the file; that of a part may be added. */
export function readerOf(path: string): Reader {
  const { file } = splitPart(path);
  return readers.find((reader) => reader.reads(file)) ?? delimited;
}

/** Whether a file of this name is read as text, packed or not. */
export function readsText(path: string): boolean {
  const reader = readerOf(path);
  return reader === delimited || reader === gzip;
}

/** Windows keeps small pictures in files of this name, and Office leaves the others beside a file that somebody has open. */
const isNoData = /(?:^|[\\/])(?:thumbs\.db$|~\$)/i;

/** In a folder these are read, but for hierarchies; a file that is named is read whatever its name. */
export function isDataFile(name: string): boolean {
  return readers.some(({ endings }) => endsIn(name, endings)) && !isHierarchyFile(name) && !isNoData.test(name);
}

/** The same of a file that is there: of JSON only what begins as a list of objects is data, as settings, manifests and maps do not. */
export function holdsData(path: string): boolean {
  return isDataFile(path) || (mayBeAnyJson(path) && holdsRecords(path));
}

/** Endings by which a person knows the formats: all of delimited text, and the first of each other. Packed ones go without saying. */
export function dataEndings(): string[] {
  const others = readers.filter((reader) => reader !== delimited).flatMap(({ endings }) => endings.slice(0, 1));
  return [...delimited.endings, ...others.filter((ending) => !ending.includes('.'))];
}
