/** The columns of a file that nobody has read yet, from its beginning; of statistics and schemas those that they tell of. */
import { statSync } from 'node:fs';
import { staged, type Work } from '@quasi/shared/analysis';
import { readStatisticsDocument } from '@quasi/shared/predicting';
import { namesData, type Schema } from '@quasi/shared/schema';
import {
  bytesAsInput,
  FileProblem,
  type FileReadingOptions,
  isBroken,
  openFile,
  readingOfSchema,
  readTableFrom,
  textOnDisk,
} from '../files/index.ts';
import { isStatisticsName } from '../predictedRisk.ts';

/** Bytes, of which the first decide how a file is read. */
const HEAD = 128 * 1024;
/** A longer text that tells of data is not read for the names in it. */
const LONGEST_TEXT = 4_000_000;

/** Undefined where they cannot be known. `top`: the folder outside of which nothing is read. */
export function* headColumns(path: string, top: string, options: FileReadingOptions): Work<string[] | undefined> {
  try {
    if (isStatisticsName(path)) return yield* columnsOfStatistics(path);
    if (namesData(path)) return yield* columnsOfSchema(path, top);
    const head = wholeLines(path);
    if (!head) return undefined;
    const { table, source } = yield* readTableFrom(bytesAsInput(path, head), options);
    source.close();
    // Its first record may be data: then nothing is known of what its columns are called.
    if (!table.dialect.headerIsSure) return undefined;
    return table.columns.map(({ name }) => name);
  } catch (error) {
    // Whoever checks it is told why.
    if (error instanceof FileProblem) return undefined;
    throw error;
  }
}

/** Whether a file tells of columns. */
export function tellsColumns(name: string): boolean {
  return isStatisticsName(name) || namesData(name);
}

/** Half a character at the end would be taken for another encoding; of a longer record than this not all names are known. */
function wholeLines(path: string): Uint8Array | undefined {
  const input = openFile(path);
  try {
    const bytes = new Uint8Array(Math.min(HEAD, input.length));
    const head = bytes.subarray(0, input.read(bytes, 0));
    if (head.length === input.length) return head;
    const end = head.lastIndexOf(0x0a) + 1 || head.lastIndexOf(0x0d) + 1;
    const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
    return end === 0 ? undefined : head.subarray(0, isWide ? end - (end % 2) : end);
  } finally {
    input.close();
  }
}

function* columnsOfStatistics(path: string): Work<string[] | undefined> {
  const text = shortText(path);
  const document = text === undefined ? undefined : yield* readStatisticsDocument(path, text.replace(/^\uFEFF/, ''));
  return document?.statistics?.columns.map(({ name }) => name);
}

function* columnsOfSchema(path: string, top: string): Work<string[] | undefined> {
  if (shortText(path) === undefined) return undefined;
  const schema: Schema = yield* staged('reading', 0, readingOfSchema(path, top, textOnDisk));
  return isBroken(schema) ? undefined : schema.resources.flatMap(({ fields }) => fields.map(({ name }) => name));
}

function shortText(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= LONGEST_TEXT ? textOnDisk(path) : undefined;
}
