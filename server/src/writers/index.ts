/** The formats that copies are written in: the only registry of writers. */
import type { Layout } from '@quasi/shared/table';
import { delimiterHint, FileProblem } from '../files/index.ts';
import { readerOf, readsText } from '../readers/index.ts';
import { endsIn } from '../readers/reader.ts';
import { jsonLines } from './jsonLines.ts';
import { parquet } from './parquet.ts';
import type { Writer } from './writer.ts';

export { gzipped } from './gzip.ts';
export { type TypedColumns, typedColumns } from './typedColumns.ts';
export type { Writer } from './writer.ts';

export const writers: readonly Writer[] = [jsonLines, parquet];

/** How a copy is written, by its name. */
export interface CopyFormat {
  readonly copy: string;
  /** Undefined: as a text, record by record. */
  readonly writer: Writer | undefined;
  readonly isGzipped: boolean;
  /** Of a text that is made of columns. */
  readonly delimiter: string;
  /** Nothing of the original's bytes stays. */
  readonly isMadeAnew: boolean;
}

/** `path`: the original. Throws a FileProblem where the name of the copy stands for a format that Quasi only reads. */
export function copyFormat(path: string, copy: string, isMadeAnew = false): CopyFormat {
  const isGzipped = endsIn(copy, ['gz']);
  const name = withoutGz(copy);
  const writer = writers.find(({ endings }) => endsIn(name, endings));
  if (isGzipped && writer?.isPacked) {
    throw new FileProblem(copy, `A ${writer.name} file is packed inside: leave ".gz" out of its name.`);
  }
  if (isJsonList(copy) && (isMadeAnew || !isJsonList(path))) {
    throw new FileProblem(copy, 'Quasi writes JSON Lines, not one JSON list: name the copy .jsonl.');
  }
  if (!writer && !isJsonList(name) && !readsText(name)) {
    throw new FileProblem(copy, `Quasi writes no ${readerOf(name).name}: name the copy .csv, .jsonl or .parquet.`);
  }
  return { copy, writer, isGzipped, delimiter: delimiterHint(name) ?? ',', isMadeAnew };
}

/** Whether the records of this text are copied as they are, with edits; otherwise the copy is made of its columns. */
export function keepsRecords({ json }: Layout, { copy, writer, isMadeAnew }: CopyFormat): boolean {
  if (!json) return true;
  return !isMadeAnew && (isJsonList(copy) || (writer === jsonLines && !json.isArray));
}

function isJsonList(path: string): boolean {
  return endsIn(withoutGz(path), ['json']);
}

function withoutGz(path: string): string {
  return path.replace(/\.gz$/i, '');
}
