/**
 * JSON Lines, Parquet and gzip, read for tests of what is written: by the language, by hyparquet and by zlib, in one go and without any of
 * our readers.
 */
import { gunzipSync } from 'node:zlib';
import { ColumnBuilder, type Columns } from '@quasi/shared/table';
import { parquetMetadata, parquetRead } from 'hyparquet';
import type { ByteInput, FileReadingOptions, ReadingProgress } from '../../server/src/files/index.ts';
import { bytesAsInput, readTableFrom } from '../../server/src/files/index.ts';
import { awaited } from '../../server/src/readers/awaited.ts';
import { type DataFile, type Reader, readers, readsText } from '../../server/src/readers/index.ts';
import { valueText } from '../../server/src/readers/valueText.ts';

type Row = Readonly<Record<string, unknown>>;

export function jsonRows(text: string): { names: string[]; rows: Row[] } {
  const rows = text
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line));
  return { names: Object.keys(rows[0] ?? {}), rows };
}

export async function parquetRows(bytes: Uint8Array): Promise<{ names: string[]; rows: Row[] }> {
  const file = new Uint8Array(bytes).buffer;
  const names = parquetMetadata(file)
    .schema.slice(1)
    .map(({ name }) => name);
  let found: unknown[][] = [];
  await parquetRead({ file, rowFormat: 'array', onComplete: (rows) => (found = rows as unknown[][]) });
  return { names, rows: found.map((row) => Object.fromEntries(row.map((value, i) => [names[i], value]))) };
}

export const jsonStandIn: Reader = {
  name: 'JSON',
  endings: ['jsonl', 'json'],
  reads: (path) => /\.(jsonl|ndjson|json)$/.test(path),
  read: (input, options) => readTableFrom(input, { ...options, isJson: true }),
};

export const parquetStandIn: Reader = {
  name: 'Parquet',
  endings: ['parquet'],
  reads: (path) => path.endsWith('.parquet'),
  *read(input, options) {
    const found = yield* awaited(parquetRows(bytesOf(input)), progress);
    return yield* fileOf(found, options);
  },
};

export const gzipStandIn: Reader = {
  name: 'gzip',
  endings: ['csv.gz', 'jsonl.gz'],
  reads: (path) => path.endsWith('.gz'),
  *read(input, options) {
    const inner = bytesAsInput(input.name.slice(0, -3), gunzipSync(bytesOf(input)));
    return yield* (jsonStandIn.reads(inner.name) ? jsonStandIn.read : readTableFrom)(inner, options);
  },
};

/** Registers those for which the product has no reader. Returns what takes them out again. */
export function withStandIns(): () => void {
  const added = [jsonStandIn, parquetStandIn, gzipStandIn].filter(({ endings: [ending] }) => readsText(`a.${ending}`));
  readers.unshift(...added);
  return () => {
    for (const reader of added) readers.splice(readers.indexOf(reader), 1);
  };
}

const progress: ReadingProgress = { stage: 'reading', share: 1, rows: 0 };

function bytesOf(input: ByteInput): Uint8Array {
  const bytes = new Uint8Array(input.length);
  input.read(bytes, 0);
  input.close();
  return bytes;
}

function* fileOf(
  { names, rows }: { names: readonly string[]; rows: readonly Row[] },
  options: FileReadingOptions,
): Generator<ReadingProgress, DataFile> {
  const columns: Columns['columns'][number][] = [];
  for (const [index, name] of names.entries()) {
    const builder = new ColumnBuilder(index, name, options);
    for (const _ of builder.append(rows.map((row) => valueText(row[name])))) yield progress;
    columns.push(builder.column());
  }
  const table = { columns, width: names.length, rowCount: rows.length, areNamed: true };
  return { kind: 'disk', table, source: undefined, encoding: undefined, close() {} };
}
