/** DuckDB: files that do not fit into memory, folders of them, and whatever else somebody wants it to count. */
import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { asFileProblem, FileProblem, type ReadingProgress } from '../../files/index.ts';
import type { DataFile } from '../../readers/index.ts';
import { answered, reading, TooLarge } from '../sql/connection.ts';
import { singleQuoted } from '../sql/dialect.ts';
import { normalised } from '../sql/normalised.ts';
import { openRelation } from '../sql/openRelation.ts';
import type { NamedColumn } from '../sql/sqlColumns.ts';
import type { OpeningOptions } from '../tableEngine.ts';
import { coded } from './coding.ts';
import { type DuckdbConnection, openDuckdb } from './connection.ts';
import { duckdbDialect } from './dialect.ts';
import { textSource } from './sources.ts';
import { typedColumn } from './types.ts';

interface Made {
  readonly from: string;
  readonly named: readonly NamedColumn[];
  readonly areNamed: boolean;
}

export function* openTable(operand: string, options: OpeningOptions): Generator<ReadingProgress, DataFile> {
  const paths = filesOf(operand);
  const opening = openDuckdb(operand, options.memory);
  const connection = yield* reading(answered(opening, { cancel() {} }));
  let made: Made | undefined;
  try {
    const isParquet = /^\.(parquet|pq)$/i.test(extname(paths[0]));
    made = isParquet
      ? yield* parquetOf(connection, paths, options)
      : yield* importOf(operand, connection, paths, options);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    throw new FileProblem(operand, 'DuckDB has too little memory to read this. Give it more with --memory.');
  } finally {
    if (!made) void connection.close();
  }
  const { from, named, areNamed } = made;
  const columns = named.map((_, i) => `c${i}`);
  return yield* openRelation(operand, connection, { dialect: duckdbDialect, from, columns }, named, areNamed);
}

/** A folder is one table, made of its files of one kind. */
function filesOf(operand: string): string[] {
  try {
    if (!statSync(operand).isDirectory()) return [operand];
    const files = readdirSync(operand).filter((file) => /\.(csv|tsv|psv|tab|parquet|pq)$/i.test(file));
    const kinds = new Set(files.map((file) => extname(file).toLowerCase()));
    if (kinds.size !== 1) {
      const what = kinds.size === 0 ? 'no file that DuckDB reads' : 'files of several kinds';
      throw new FileProblem(operand, `The folder holds ${what}; one table is made of CSV files or of Parquet files.`);
    }
    return files.sort().map((file) => join(operand, file));
  } catch (error) {
    throw asFileProblem(operand, error);
  }
}

/** A text is read once: each question would take as long as reading it. */
function* importOf(
  operand: string,
  connection: DuckdbConnection,
  paths: readonly string[],
  options: OpeningOptions,
): Generator<ReadingProgress, Made> {
  const source = textSource(paths, options);
  const making = (isLenient: boolean) =>
    reading(answered(connection.query(`CREATE TABLE data AS SELECT * FROM ${source.from(isLenient)}`), connection));
  if (source.names.length === 0)
    throw new FileProblem(operand, 'The file is empty, so that there is nothing to count.');
  try {
    yield* making(false);
  } catch (error) {
    // Short records are padded, at a price: cells that go over several lines are then read by one thread.
    if (!(error instanceof FileProblem)) throw error;
    yield* making(true);
  }
  const values = {
    counted: (column: string) => normalised(duckdbDialect, column, options),
    bare: (column: string) => (options.trim ? duckdbDialect.trimmed(column) : column),
  };
  yield* reading(coded(connection, source.names.length, values, options.memory));
  return { from: 'coded', named: source.names.map((name) => ({ name, textOf: String })), areNamed: source.areNamed };
}

/** Parquet files from so many bytes on stay where they are, and a question reads the columns that it needs; a copy would be as large again. */
const MOST_COPIED = 2 ** 32;

function* parquetOf(
  connection: DuckdbConnection,
  paths: readonly string[],
  options: OpeningOptions,
): Generator<ReadingProgress, Made> {
  const source = `read_parquet([${paths.map(singleQuoted).join(', ')}])`;
  const described = yield* reading(answered(connection.query(`DESCRIBE SELECT * FROM ${source}`), connection));
  const columns = described.map(([name, type]) => typedColumn(String(name), String(type), options));
  const values = columns.map(({ text }, i) => `${text} AS c${i}`);
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  const kind = bytes > MOST_COPIED ? 'VIEW' : 'TABLE';
  yield* reading(
    answered(connection.query(`CREATE ${kind} data AS SELECT ${values.join(', ')} FROM ${source}`), connection),
  );
  const asItIs = (column: string) => column;
  if (kind === 'TABLE') {
    yield* reading(coded(connection, columns.length, { counted: asItIs, bare: asItIs }, options.memory));
  }
  return { from: kind === 'TABLE' ? 'coded' : 'data', named: columns, areNamed: true };
}
