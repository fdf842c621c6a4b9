/** What goes wrong with servers: each time a sentence that says what to do, and never a number. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { openDuckdb } from '../../server/src/engines/duckdb/connection.ts';
import { run } from './clickhouseCluster.ts';
import type { Servers, Test } from './conformance.ts';
import { checked, measured } from './outcome.ts';

const byDefault = { engine: undefined, memory: undefined };
/** What no sentence may hold. */
const secret = /s3cret|wrong|p\d{3}\b|FROM|\n/;

export async function faults(test: Test, servers: Servers): Promise<void> {
  await ofDuckdb(test, servers);
  await ofClickhouse(test, servers);
  await ofPostgres(test, servers);
}

async function fails(work: Promise<unknown>, sentence: RegExp): Promise<void> {
  await assert.rejects(work, (error: Error) => {
    assert.equal(error.name, 'FileProblem', error.stack);
    assert.match(error.message, sentence);
    assert.doesNotMatch(error.message, secret);
    return true;
  });
}

async function ofDuckdb(test: Test, { folder }: Servers): Promise<void> {
  const path = join(folder, 'many.csv');
  const rows = Array.from({ length: 400_000 }, (_, i) => `p${i % 390_000},${(i * 7919) % 100_003},${i % 7}`);
  writeFileSync(path, `person,place,answer\n${rows.join('\n')}\n`);
  await test('DuckDB: memory that runs out divides the values, and the numbers stay the same', async () => {
    const options = { qi: 'place,answer' };
    const only = ['columns', 'classes'] as const;
    const here = await measured(path, { engine: 'embedded', memory: undefined }, options, [...only]);
    const there = await measured(path, { engine: 'duckdb', memory: 2 ** 27 }, options, [...only]);
    assert.deepEqual(there['classes'], here['classes']);
    assert.deepEqual(there['columns'], here['columns']);
  });
  await test('DuckDB: a file beyond the memory goes to it by itself, and says so', async () => {
    const check = await checked(path, { engine: undefined, memory: 2 ** 21 });
    const { engine, because } = check['counted'] as { engine: string; because: string };
    assert.equal(engine, 'DuckDB');
    assert.match(because, /needs about \d+ MB of memory, and 2 MB may be used/);
  });
  await test('DuckDB: a full temporary folder', async () => {
    const connection = await openDuckdb('many.csv', 2 ** 27);
    await connection.query("SET max_temp_directory_size = '1MB'");
    const groups = 'SELECT count(*) FROM (SELECT range AS a, random() AS b FROM range(30000000) GROUP BY a, b)';
    await fails(connection.query(groups), /no room left/);
    await connection.close();
  });
  await test('DuckDB: a question that is cancelled', async () => {
    const connection = await openDuckdb('many.csv', 2 ** 30);
    const answer = connection.query('SELECT count(*) FROM range(3000000000) a WHERE a.range % 7 = 3');
    setTimeout(() => connection.cancel(), 200);
    await fails(answer, /cancelled/);
    await connection.close();
  });
  await test('DuckDB: a record with too many cells', async () => {
    const broken = join(folder, 'broken.csv');
    writeFileSync(broken, 'a,b\n1,2\n1,2,3\n');
    await fails(checked(broken, { engine: 'duckdb', memory: 2 ** 28 }), /line 3/);
  });
}

async function ofClickhouse(test: Test, { cluster }: Servers): Promise<void> {
  const [first, second, third] = cluster.nodes;
  if (!first || !second || !third) throw new Error('There are three servers.');
  const at = (user: string, table: string, port = first.http) =>
    `clickhouse://${user}@127.0.0.1:${port}/default.${table}`;
  await test('ClickHouse: a login that is refused', () =>
    fails(checked(at('reader:wrong', 'hard_on_3_all'), byDefault), /refused the login/));
  await test('ClickHouse: a table that is not there', () =>
    fails(checked(at('reader:s3cret', 'nothing'), byDefault), /no table of this name/));
  await test('ClickHouse: a server that is not there', () =>
    fails(checked(at('reader:s3cret', 'hard_on_3_all', 1), byDefault), /does not answer/));
  const slow = "SELECT toString(number % 97) AS a, toString(number) AS b, 'x' AS c FROM numbers(30000000)";
  for (const node of cluster.nodes) await run(node, `CREATE VIEW slow AS ${slow}`);
  await run(first, 'CREATE TABLE slow_all (a String, b String, c String) ENGINE = Distributed(three, default, slow)');
  const counting = () => measured(at('reader:s3cret', 'slow_all'), byDefault, { qi: 'a,b' }, ['classes']);
  await test('ClickHouse: a question that is cancelled', async () => {
    const answer = counting();
    const killing = untilKilled(first.http);
    await fails(answer, /cancelled/);
    await killing;
  });
  await test('ClickHouse: a shard that is killed in the middle of a question', async () => {
    const answer = counting();
    const refused = fails(answer, /server of the cluster does not answer|went away/);
    await untilAsked(first.http);
    third.process.kill('SIGKILL');
    await refused;
  });
  await test('ClickHouse: a shard that is down', () =>
    fails(checked(at('reader:s3cret', 'hard_on_3_all'), byDefault), /server of the cluster does not answer/));
  await test('ClickHouse: the server goes away in the middle of a question', async () => {
    const answer = measured(at('reader:s3cret', 'slow', second.http), byDefault, { qi: 'a,b' }, ['classes']);
    const refused = fails(answer, /went away/);
    await untilAsked(second.http);
    second.process.kill('SIGKILL');
    await refused;
  });
}

const ASKED =
  "SELECT query_id FROM system.processes WHERE query LIKE '%slow%' AND query NOT LIKE '%processes%' AND elapsed > 0.2";

/** Until a question about the slow table is being answered. */
async function untilAsked(http: number): Promise<string> {
  for (;;) {
    const found = (await run({ http } as never, ASKED)).trim();
    if (found !== '') return found;
    await later(20);
  }
}

async function untilKilled(http: number): Promise<void> {
  await untilAsked(http);
  await run(
    { http } as never,
    "KILL QUERY WHERE query LIKE '%slow%' AND query NOT LIKE '%KILL%' AND query NOT LIKE '%processes%' ASYNC",
  );
}

async function ofPostgres(test: Test, { postgres }: Servers): Promise<void> {
  const at = (user: string, table: string, port = postgres.port) =>
    `postgres://${user}@127.0.0.1:${port}/postgres/public.${table}`;
  const own = `quasi:${postgres.password}`;
  await test('PostgreSQL: a login that is refused', () =>
    fails(checked(at('quasi:wrong', 'hard'), byDefault), /refused the login/));
  await test('PostgreSQL: a table that is not there', () =>
    fails(checked(at(own, 'nothing'), byDefault), /no table of this name/));
  await test('PostgreSQL: a server that is not there', () =>
    fails(checked(at(own, 'hard', 1), byDefault), /does not answer/));
  postgres.psql([
    "CREATE ROLE stranger LOGIN PASSWORD 's3cret'",
    "CREATE ROLE cramped LOGIN PASSWORD 's3cret'",
    "ALTER ROLE cramped SET temp_file_limit = '1MB'",
    "ALTER ROLE cramped SET work_mem = '64kB'",
    'CREATE TABLE slow AS SELECT (n % 97)::text AS a, n::text AS b FROM generate_series(1, 1500000) AS n',
    'GRANT SELECT ON slow TO cramped',
  ]);
  await test('PostgreSQL: a user who may not read the table', () =>
    fails(checked(at('stranger:s3cret', 'hard'), byDefault), /GRANT SELECT/));
  await test('PostgreSQL: no more temporary files', () =>
    fails(measured(at('cramped:s3cret', 'slow'), byDefault, { qi: 'a,b' }, ['classes']), /temp_file_limit/));
  const counting = () => measured(at(own, 'slow'), byDefault, { qi: 'a,b' }, ['classes']);
  const running = "FROM pg_stat_activity WHERE application_name = 'quasi' AND state = 'active' AND query LIKE '%slow%'";
  const untilRunning = async () => {
    while (postgres.psql([`SELECT 'running' ${running}`]).includes('running') === false) await later(20);
  };
  await test('PostgreSQL: a question that is cancelled', async () => {
    const refused = fails(counting(), /cancelled/);
    // Between two questions there is none to cancel.
    while (
      !postgres
        .psql([`SELECT 'cancelled' WHERE (SELECT bool_or(pg_cancel_backend(pid)) ${running})`])
        .includes('(1 row)')
    ) {
      await later(20);
    }
    await refused;
  });
  await test('PostgreSQL: the server goes away in the middle of a question', async () => {
    const refused = fails(counting(), /went away|ended the session/);
    await untilRunning();
    postgres.stop('immediate');
    await refused;
  });
}
