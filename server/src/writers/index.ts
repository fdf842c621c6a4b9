/** The formats that copies are written in: the only registry of writers. */
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

/** How a copy is written. */
export interface CopyFormat {
  /** The name of the copy. */
  readonly copy: string;
  /** Its text is made of bytes of the original; otherwise of columns, with this delimiter. */
  readonly form: 'bytes' | { readonly delimiter: string };
  /** Makes the copy of what is read; undefined where the text is the copy. */
  readonly writer: Writer | undefined;
  readonly isGzipped: boolean;
}

/**
 * By the names of the original and the copy. `isMadeAnew`: nothing of the original's bytes stays. Throws a FileProblem where the name of the
 * copy stands for a format that Quasi only reads.
 */
export function copyFormat(path: string, copy: string, isMadeAnew = false): CopyFormat {
  const isGzipped = endsIn(copy, ['gz']);
  const name = isGzipped ? copy.slice(0, -'.gz'.length) : copy;
  const writer = writerOf(name);
  if (isGzipped && writer?.isPacked) {
    throw new FileProblem(copy, `A ${writer.name} file is packed inside: leave ".gz" out of its name.`);
  }
  const reader = readerOf(path);
  const isText = readsText(path);
  if (!isText && !isMadeAnew && reader.hasText && readerOf(name) === reader && writerOf(path) === writer) {
    return { copy, form: 'bytes', writer: undefined, isGzipped };
  }
  if (!writer && !readsText(name)) {
    throw new FileProblem(copy, `Quasi writes no ${readerOf(name).name}: name the copy .csv, .jsonl or .parquet.`);
  }
  const form = isText ? 'bytes' : { delimiter: delimiterHint(name) ?? ',' };
  return { copy, form, writer, isGzipped };
}

function writerOf(name: string): Writer | undefined {
  return writers.find(({ endings }) => endsIn(name, endings));
}
