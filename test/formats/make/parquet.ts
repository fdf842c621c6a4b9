/** Parquet as DuckDB writes it: all its compressions, both versions of its pages, and the types beyond the hard table. */
import { DuckDBInstance } from '@duckdb/node-api';
import type { HardColumn, HardType, Text } from '../hardTable.ts';

const types: Readonly<Record<HardType, string>> = {
  text: 'VARCHAR',
  whole: 'BIGINT',
  float: 'DOUBLE',
  decimal: 'DECIMAL(12,2)',
  date: 'DATE',
  moment: 'TIMESTAMP',
  instant: 'TIMESTAMPTZ',
  clock: 'TIME',
  flag: 'BOOLEAN',
  list: 'VARCHAR[]',
  bytes: 'BLOB',
};

/** What of a table is written to which file. */
interface Copy {
  readonly file: string;
  readonly table: 'hard' | 'people';
  readonly options?: string;
}

const copies: readonly Copy[] = [
  ...['snappy', 'gzip', 'zstd', 'lz4_raw', 'brotli', 'uncompressed'].map(
    (name): Copy => ({ file: `hard.${name}.parquet`, table: 'hard', options: `COMPRESSION '${name}'` }),
  ),
  { file: 'hard.v2.parquet', table: 'hard', options: 'PARQUET_VERSION v2' },
  { file: 'hard.plain.parquet', table: 'hard', options: "DICTIONARY_SIZE_LIMIT 1, COMPRESSION 'zstd'" },
  { file: 'people.parquet', table: 'people' },
];

/** Two and a half row groups, with a column that is empty in one of them. */
const groups = `SELECT i AS number, CASE WHEN i % 7 = 0 THEN NULL ELSE 'v' || (i % 100) END AS text,
  CASE WHEN i >= 2048 AND i < 4096 THEN NULL ELSE DATE '2000-01-01' + (i % 365)::INT END AS day FROM range(5000) t(i)`;

export async function makeParquet(folder: string, tables: Readonly<Record<Copy['table'], readonly HardColumn[]>>) {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run("SET TimeZone = 'UTC'");
  for (const [name, columns] of Object.entries(tables))
    await connection.run(`CREATE TABLE ${name} AS ${rowsOf(columns)}`);
  for (const { file, table, options } of copies) {
    await connection.run(`COPY ${table} TO '${folder}/${file}' (FORMAT parquet${options ? `, ${options}` : ''})`);
  }
  await connection.run(`COPY (${typesBeyond}) TO '${folder}/types.parquet' (FORMAT parquet)`);
  await connection.run(
    `COPY (${groups}) TO '${folder}/groups.parquet' (FORMAT parquet, ROW_GROUP_SIZE 2048, PARQUET_VERSION v2, COMPRESSION brotli)`,
  );
  connection.closeSync();
  return `DuckDB ${(await import('@duckdb/node-api')).version()}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function rowsOf(columns: readonly HardColumn[]): string {
  const parents = [...new Set(columns.map(({ name }) => name.split('.')[0]))];
  const row = (i: number) => {
    const cells = parents.map((parent) => {
      const own = columns.filter(({ name }) => name.split('.')[0] === parent);
      if (own.length === 1) return `${cell(own[0].type, own[0].texts[i])} AS ${parent}`;
      const members = own.map(({ name, type, texts }) => `${name.split('.')[1]} := ${cell(type, texts[i])}`);
      return `struct_pack(${members.join(', ')}) AS ${parent}`;
    });
    return `SELECT ${cells.join(', ')}`;
  };
  return columns[0].texts.map((_, i) => row(i)).join(' UNION ALL ');
}

function cell(type: HardType, text: Text): string {
  if (text === undefined) return `NULL::${types[type]}`;
  if (type === 'bytes') return `from_hex(${quoted(text)})`;
  return `${quoted(text)}${type === 'list' ? '::JSON' : ''}::${types[type]}`;
}

const typesBeyond = `
  SELECT 'b'::ENUM('a', 'b') AS chosen, 'c0ffee00-1234-5678-9abc-def012345678'::UUID AS uuid, 18446744073709551615::UBIGINT AS ubigint,
    (-128)::TINYINT AS tiny, 0.1::FLOAT AS single, 'Infinity'::DOUBLE AS endless, '12345678901234567890123456.7890'::DECIMAL(38,4) AS wide,
    '-0.5'::DECIMAL(4,1) AS narrow, '-1234567.89'::DECIMAL(9,2) AS middle, TIMESTAMP_S '2024-02-29 12:00:00' AS seconds,
    TIMESTAMP_MS '2024-02-29 12:00:00.5' AS millis, TIMESTAMP_NS '2024-02-29 12:00:00.123456789' AS nanos,
    TIMESTAMP '2024-02-29 12:00:00.123456' AS micros,
    MAP {'x': 1, 'y': 2} AS pairs, [{'a': 1, 'b': 'é'}] AS structs, {'deep': {'er': 1}} AS nest, [[1, 2], []] AS lists,
    DATE '0044-03-15' AS ides
  UNION ALL SELECT ${["ENUM('a', 'b')", 'UUID', 'UBIGINT', 'TINYINT', 'FLOAT', 'DOUBLE', 'DECIMAL(38,4)', 'DECIMAL(4,1)', 'DECIMAL(9,2)', 'TIMESTAMP_S', 'TIMESTAMP_MS', 'TIMESTAMP_NS', 'TIMESTAMP', 'MAP(VARCHAR, INT)', 'STRUCT(a INT, b VARCHAR)[]', 'STRUCT(deep STRUCT(er INT))', 'INT[][]', 'DATE'].map((type) => `NULL::${type}`).join(', ')}`;
