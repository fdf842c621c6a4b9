/** The columns to read where a command only asks for classes on named columns: those, and any that may identify the people of rows. */
import { openDataSet, type Work } from '@quasi/shared/analysis';
import { onlySettings } from '../datasets/worldOf.ts';
import { bytesAsInput, openFile, readTableFrom } from '../files/index.ts';
import { readingOptions } from '../readingOptions.ts';
import type { TableRequest } from './openTable.ts';

/** Bytes at the beginning of a file in which ids of people look like ids. */
const BEGINNING = 256 * 1024;

/** `user`: the column that is named for that, or `row`; without it the beginning of the file shows which may be it. */
export function* columnsToRead(file: TableRequest, named: readonly string[], user: string | undefined): Work<string[]> {
  if (user !== undefined) return user === 'row' ? [...named] : [...named, user];
  return [...named, ...(yield* likelySubjects(file))];
}

/** Ids that come again and again identify the person of a row, but a beginning may not show that they do. */
function* likelySubjects({ path, world, input }: TableRequest): Work<string[]> {
  const whole = input ? bytesAsInput('-', input) : openFile(path);
  const bytes = new Uint8Array(Math.min(whole.length, BEGINNING));
  const length = whole.read(bytes, 0);
  whole.close();
  const { settings, encoding } = world;
  const beginning = bytesAsInput(path, bytes.subarray(0, length));
  const read = yield* readTableFrom(beginning, { ...readingOptions(settings, path), encoding });
  try {
    const { roles } = yield* openDataSet(read, onlySettings(settings, undefined)).profile();
    return read.table.columns
      .filter((_, i) => roles[i].role === 'subject' || roles[i].detector?.isPseudonym === true)
      .map(({ name }) => name);
  } finally {
    read.source.close();
  }
}
