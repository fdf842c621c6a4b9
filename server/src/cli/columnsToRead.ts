/** Where only classes on named columns are asked for, which columns are read: those, and any that may say whom rows are about. */
import { Analysis, type Work } from '@quasi/shared/analysis';
import { bytesAsInput, openFile, readTableFrom } from '../files/index.ts';
import { readingOptions } from '../readingOptions.ts';
import { today } from '../today.ts';
import type { TableRequest } from './openTable.ts';

/** Bytes at the beginning of a file in which ids of people look like ids. */
const BEGINNING = 256 * 1024;

/** `user`: the column that is named for that, or `row`; without it the beginning of the file shows which may be it. */
export function* columnsToRead(file: TableRequest, named: readonly string[], user: string | undefined): Work<string[]> {
  if (user !== undefined) return user === 'row' ? [...named] : [...named, user];
  return [...named, ...(yield* likelySubjects(file))];
}

/** Ids that come again and again tell who a row is about, but a beginning may not show that they do. */
function* likelySubjects({ path, settings, encoding, input }: TableRequest): Work<string[]> {
  const whole = input ? bytesAsInput('-', input) : openFile(path);
  const bytes = new Uint8Array(Math.min(whole.length, BEGINNING));
  const length = whole.read(bytes, 0);
  whole.close();
  const options = { ...readingOptions(settings, path), ...(encoding !== undefined && { encoding }) };
  const beginning = bytesAsInput(path, bytes.subarray(0, length));
  const { table, source } = yield* readTableFrom(beginning, options);
  try {
    const { roles } = yield* new Analysis(table, settings, { kind: 'disk', text: source, today: today() }).profile();
    return table.columns
      .filter((_, i) => roles[i].role === 'subject' || roles[i].detector?.isPseudonym === true)
      .map(({ name }) => name);
  } finally {
    source.close();
  }
}
