/** Reads a Parquet file one group of rows after the other, and in it only the columns that are asked for. */

import { ColumnBuilder, MOST_COLUMNS } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import type { FileMetaData, RowGroup, SchemaTree } from 'hyparquet';
import { parquetSchema } from 'hyparquet/src/metadata.js';
import type { ByteInput, FileReadingOptions, ReadingProgress } from '../../files/index.ts';
import type { DataFile } from '../reader.ts';
import { columnsIn, type Described } from './columns.ts';
import { Damage, encrypted, problemOf, Unreadable } from './damaged.ts';
import { flatCells } from './flat.ts';
import { bytesAt, footerOf } from './footer.ts';
import { listCells } from './lists.ts';
import type { Chunk } from './pages.ts';

/** More rows have no numbers. */
const MOST_ROWS = 2 ** 32 - 1;

export function* readParquet(input: ByteInput, options: FileReadingOptions): Generator<ReadingProgress, DataFile> {
  try {
    const file = yield* readSteps(input, options);
    input.verify();
    return file;
  } catch (error) {
    throw problemOf(input.name, error);
  } finally {
    // All of it is in memory.
    input.close();
  }
}

export function headsOfParquet(input: ByteInput): string[] {
  try {
    return columnsIn(parquetSchema(footerOf(input))).map(({ name }) => name);
  } catch (error) {
    throw problemOf(input.name, error);
  }
}

function* readSteps(input: ByteInput, options: FileReadingOptions): Generator<ReadingProgress, DataFile> {
  const metadata = footerOf(input);
  const described = columnsIn(parquetSchema(metadata));
  const rowCount = rowsIn(metadata);
  const isMeant = ({ name }: Described) => !options.columns || options.columns.includes(name);
  const columns = described.length > MOST_COLUMNS ? [] : described.filter(isMeant);
  const builders = columns.map((column) => new ColumnBuilder(described.indexOf(column), column.name, options));
  for (const builder of builders) builder.reserve(rowCount);
  let rows = 0;
  for (const [number, group] of metadata.row_groups.entries()) {
    const chunks = chunksIn(group);
    const rowsOfGroup = Number(group.num_rows);
    for (const [i, { path, isNested }] of columns.entries()) {
      const chunkOf = (leaf: readonly SchemaTree[]) => chunkAt(input, chunks, leaf);
      const share = (number + i / columns.length) / metadata.row_groups.length;
      const cells = isNested
        ? listCells(builders[i], path, rowsOfGroup, chunkOf)
        : flatCells(builders[i], chunkOf(path), rowsOfGroup);
      for (const _ of cells) yield { stage: 'reading', share, rows };
    }
    rows += rowsOfGroup;
    yield { stage: 'reading', share: (number + 1) / metadata.row_groups.length, rows };
  }
  const table = {
    columns: builders.map((builder) => builder.column()),
    width: described.length,
    rowCount,
    areNamed: true,
  };
  return { kind: 'disk', table, source: undefined, encoding: undefined, close() {} };
}

function rowsIn({ row_groups: groups }: FileMetaData): number {
  const rows = groups.reduce((sum, { num_rows: each }) => sum + Number(each), 0);
  if (!(rows >= 0 && rows <= MOST_ROWS)) throw new Damage('rows without number');
  return rows;
}

type Chunks = ReadonlyMap<string, RowGroup['columns'][number]>;

/** A name may hold a dot, so that a character which no name holds joins them. */
function keyOf(names: readonly string[]): string {
  return names.join('\0');
}

function chunksIn({ columns }: RowGroup): Chunks {
  return new Map(
    columns.map((chunk) => {
      if (chunk.crypto_metadata ?? chunk.encrypted_column_metadata) throw encrypted();
      return [keyOf(chunk.meta_data?.path_in_schema ?? []), chunk];
    }),
  );
}

function chunkAt(input: ByteInput, chunks: Chunks, path: readonly SchemaTree[]): Chunk {
  const chunk = chunks.get(keyOf((path.at(-1) as SchemaTree).path));
  const about = chunk?.meta_data;
  if (!about) throw new Damage('a column is not there');
  if (chunk.file_path) throw new Unreadable(t`The data of this Parquet file are in other files. Check those.`);
  const { data_page_offset: data, dictionary_page_offset: dictionary, total_compressed_size: size } = about;
  const begin = dictionary !== undefined && dictionary > 0n && dictionary < data ? dictionary : data;
  return { bytes: bytesAt(input, Number(begin), Number(size)), about, path };
}
