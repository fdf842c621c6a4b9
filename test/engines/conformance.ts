/** The same table in each engine gives the same output. */
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { type ClickhouseCluster, run } from './clickhouseCluster.ts';
import { csvOf, hardTable, type TestTable } from './hardTable.ts';
import { assertSame, type Outcome, outcomeOf, reported } from './outcome.ts';
import type { PostgresServer } from './postgresServer.ts';

export interface Servers {
  readonly folder: string;
  readonly postgres: PostgresServer;
  readonly cluster: ClickhouseCluster;
}

export type Test = (name: string, body: () => Promise<void>) => Promise<void>;

interface Loaded {
  readonly name: string;
  readonly path: string;
  readonly operands: Readonly<Record<string, string>>;
}

const adult = join(process.env['QUASI_DATA'] ?? '../shared/data', 'adult/adult.csv');

export async function conformance(test: Test, servers: Servers): Promise<void> {
  const hard = await loaded('hard', hardTable(), servers);
  for (const missing of ['value', 'distinct', 'ignore']) {
    await compare(test, hard, { missing, sensitive: 'diagnosis', user: 'person' });
  }
  await compareReports(test, hard);
  if (!existsSync(adult)) {
    return test('adult: its file is there', () =>
      Promise.reject(new Error(`There is no ${adult}; QUASI_DATA names its folder.`)));
  }
  const [names = [], ...rows] = readFileSync(adult, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const whole = await loaded('adult', { names, rows }, servers);
  await compare(test, whole, { sensitive: 'income' });
  await compareReports(test, whole);
}

async function compare(test: Test, { name, path, operands }: Loaded, options: Readonly<Record<string, string>>) {
  let here: Outcome | undefined;
  for (const [engine, operand] of Object.entries(operands)) {
    await test(`${name} (${Object.values(options).join(', ')}): ${engine} as embedded`, async () => {
      here ??= await outcomeOf(path, EMBEDDED, options);
      assertSame(here, await outcomeOf(operand, countingOf(operand), options));
    });
  }
}

/** DuckDB is held against this process in `test/unit/reportEngines.test.ts`, the others against DuckDB. */
async function compareReports(test: Test, { name, operands }: Loaded) {
  let first: unknown;
  for (const [engine, operand] of Object.entries(operands)) {
    await test(`report on ${name}: ${engine}`, async () => {
      const own = await reported(operand, countingOf(operand));
      first ??= own;
      assert.deepEqual(own, first);
    });
  }
}

const EMBEDDED = { engine: 'embedded', memory: undefined };
const countingOf = (operand: string) => ({
  engine: operand.includes('://') ? undefined : 'duckdb',
  memory: 2 ** 30,
});

/** The table as a file, a folder, Parquet, and in both servers; rows are dealt to shards in different ways. */
async function loaded(name: string, table: TestTable, { folder, postgres, cluster }: Servers): Promise<Loaded> {
  const path = join(folder, `${name}.csv`);
  writeFileSync(path, csvOf(table));
  const pieces = join(folder, name);
  mkdirSync(pieces);
  const half = Math.floor(table.rows.length / 3);
  writeFileSync(join(pieces, 'a.csv'), csvOf({ ...table, rows: table.rows.slice(half) }));
  writeFileSync(join(pieces, 'b.csv'), csvOf({ ...table, rows: table.rows.slice(0, half) }));
  copyFileSync(path, join(pieces, 'notes.txt'));
  const parquet = join(folder, `${name}.parquet`);
  await writeParquet(path, parquet);
  const columns = table.names.map((column) => `"${column}" text`).join(', ');
  postgres.psql(
    [`CREATE TABLE ${name} (${columns})`, `\\copy ${name} from pstdin with (format csv, header)`],
    csvOf(table),
  );
  const [first] = cluster.nodes;
  if (!first) throw new Error('There is no server.');
  const types = table.names.map((column) => `\`${column}\` Nullable(String)`).join(', ');
  for (const [shards, deal] of [
    [3, (row: number) => row % 3],
    [2, (row: number) => ((row * 7) % 5) % 2],
  ] as const) {
    const part = `${name}_on_${shards}`;
    for (const [i, node] of cluster.nodes.entries()) {
      await run(node, `CREATE TABLE ${part} (${types}) ENGINE = MergeTree ORDER BY tuple()`);
      const own = table.rows.filter((_, row) => i < shards && deal(row) === i);
      const records = own.map((row) => JSON.stringify(row.map((value) => (value === '' ? null : value))));
      if (own.length > 0) await run(node, `INSERT INTO ${part} FORMAT JSONCompactEachRow`, records.join('\n'));
    }
    const name2 = `${part}_all`;
    const engine = `Distributed(${shards === 3 ? 'three' : 'two'}, default, ${part})`;
    await run(first, `CREATE TABLE ${name2} AS ${part} ENGINE = ${engine}`);
  }
  const clickhouse = `clickhouse://reader:s3cret@127.0.0.1:${first.http}/default`;
  return {
    name,
    path,
    operands: {
      'DuckDB on CSV': path,
      'DuckDB on a folder': pieces,
      'DuckDB on Parquet': parquet,
      PostgreSQL: `postgres://quasi:${postgres.password}@127.0.0.1:${postgres.port}/postgres/public.${name}`,
      'ClickHouse on 3 shards': `${clickhouse}.${name}_on_3_all`,
      'ClickHouse on 2 shards': `${clickhouse}.${name}_on_2_all`,
      'ClickHouse by cluster()': `${clickhouse}.${name}_on_3?cluster=three`,
    },
  };
}

async function writeParquet(csv: string, parquet: string): Promise<void> {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  const reading = `read_csv('${csv}', all_varchar=true, header=true, delim=',', quote='"', escape='"', auto_detect=true)`;
  await connection.run(`COPY (SELECT * FROM ${reading}) TO '${parquet}' (FORMAT parquet)`);
  connection.closeSync();
  instance.closeSync();
}
