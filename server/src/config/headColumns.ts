/** The columns of a file that nobody has read yet, from its beginning; for statistics and schemas, the columns that they describe. */
import { statSync } from 'node:fs';
import { staged, type Work } from '@quasi/shared/analysis';
import { readStatisticsDocument } from '@quasi/shared/predicting';
import { namesData, type Schema } from '@quasi/shared/schema';
import { cellsOfRecord, cellValue } from '@quasi/shared/table';
import {
  bytesAsInput,
  FileProblem,
  type FileReadingOptions,
  isBroken,
  openFile,
  readingOfSchema,
  readTableFrom,
  textOnDisk,
  withoutGz,
} from '../files/index.ts';
import { isStatisticsName } from '../predictedRisk.ts';
import { readsText } from '../readers/index.ts';
import { headsOf } from '../readers/readData.ts';

/** Bytes that are read. The first of them decide how the file is read. */
const HEAD = 128 * 1024;
/** A longer schema or file of statistics is not read. */
const LONGEST_TEXT = 4_000_000;

export interface HeadColumns {
  readonly columns: readonly string[];
  /** Cells of a first record that may name the columns. They may also be data, so no message shows them. */
  readonly possible: readonly string[];
}

/** Undefined where the columns cannot be known; 'no data' where the file has none that can be read. `top`: nothing outside of this folder is read. */
export function* headColumns(
  path: string,
  top: string,
  options: FileReadingOptions,
): Work<HeadColumns | 'no data' | undefined> {
  try {
    if (isStatisticsName(path)) return yield* columnsOfStatistics(path);
    if (namesData(path)) return yield* columnsOfSchema(path, top);
    if (!readsText(path)) return yield* columnsOfOther(path);
    // A packed file is not unpacked for its names.
    if (withoutGz(path) !== path) return undefined;
    const head = wholeLines(path);
    return head && (yield* columnsOfData(path, head, options));
  } catch (error) {
    // Quasi cannot judge this file, so a name has no effect on it. A check of the file reports why.
    if (error instanceof FileProblem) return 'no data';
    throw error;
  }
}

/** Whether a file describes columns. */
export function describesColumns(name: string): boolean {
  return isStatisticsName(name) || namesData(name);
}

function* columnsOfOther(path: string): Work<HeadColumns | undefined> {
  const columns = yield* headsOf(path);
  return columns && { columns, possible: [] };
}

function* columnsOfData(path: string, head: Uint8Array, options: FileReadingOptions): Work<HeadColumns> {
  const { table, source } = yield* readTableFrom(bytesAsInput(path, head), options);
  try {
    const columns = table.columns.map(({ name }) => name);
    const { headerIsSure, quote } = table.dialect;
    if (headerIsSure || table.recordCount === 0) return { columns, possible: [] };
    const decoder = new TextDecoder();
    const possible = cellsOfRecord(table, source, 0).map(({ start, end, kind }) => {
      const bytes = source.bytes(start, end);
      return decoder.decode(cellValue(bytes, 0, bytes.length, kind, quote)).trim();
    });
    return { columns, possible };
  } finally {
    source.close();
  }
}

/** Undefined where the first record is longer. Half a character at the end would look like another encoding, so the bytes end with a line. */
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

function* columnsOfStatistics(path: string): Work<HeadColumns | 'no data' | undefined> {
  const text = shortText(path);
  if (text === undefined) return undefined;
  const { statistics } = yield* readStatisticsDocument(path, text.replace(/^\uFEFF/, ''));
  return statistics ? { columns: statistics.columns.map(({ name }) => name), possible: [] } : 'no data';
}

function* columnsOfSchema(path: string, top: string): Work<HeadColumns | 'no data' | undefined> {
  if (shortText(path) === undefined) return undefined;
  const schema: Schema = yield* staged('reading', 0, readingOfSchema(path, top, textOnDisk));
  if (isBroken(schema)) return 'no data';
  return { columns: schema.resources.flatMap(({ fields }) => fields.map(({ name }) => name)), possible: [] };
}

function shortText(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= LONGEST_TEXT ? textOnDisk(path) : undefined;
}
