/**
 * Runs SQL as text on engines, on a table of texts: for tests of what `quasi sql` and `quasi apply --sql` print. DuckDB is everywhere; servers run
 * where `npm run engines` says where they are installed.
 */
import { parse } from 'csv-parse/sync';
import { clickhouseDialect } from '../../server/src/engines/clickhouse/dialect.ts';
import { openDuckdb } from '../../server/src/engines/duckdb/connection.ts';
import { duckdbDialect } from '../../server/src/engines/duckdb/dialect.ts';
import { type ClickhouseCluster, startCluster } from './clickhouseCluster.ts';
import { csvOf, type TestTable } from './hardTable.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';

export interface Runner {
  /** Of its dialect. */
  readonly name: string;
  /** The rows of the answer. The table is `data`; `before`: a statement. */
  ask(table: TestTable, question: string, before?: string): Promise<string[][]>;
}

const servers = process.env['QUASI_SERVERS'];
const plain = (question: string) => question.replace(/;\n$/, '');

/** `folder`: for what servers write. */
export function textRunners(folder: string): { readonly runners: readonly Runner[]; stop(): Promise<void> } {
  let postgres: PostgresServer | undefined;
  let clickhouse: ClickhouseCluster | undefined;

  const duckdb: Runner = {
    name: 'duckdb',
    async ask({ names, rows }, question, before) {
      const database = await openDuckdb('data', 2 ** 28);
      try {
        const { identifier, literal } = duckdbDialect;
        const values = rows.map((row) => `(${row.map(literal).join(', ')})`).join(', ');
        const columns = names.map(identifier).join(', ');
        await database.query(`CREATE TABLE data AS SELECT * FROM (VALUES ${values}) v(${columns})`);
        if (before !== undefined) await database.query(before);
        return (await database.query(question)).map((row) => row.map(String));
      } finally {
        await database.close();
      }
    },
  };

  const ofPostgres: Runner = {
    name: 'postgres',
    async ask(table, question, before) {
      postgres ??= await startPostgres(folder);
      const columns = table.names.map((name) => `"${name}"`);
      const declared = columns.map((name) => `${name} text`).join(', ');
      postgres.psql([
        'SET client_min_messages = warning',
        'DROP TABLE IF EXISTS data CASCADE',
        `CREATE TABLE data (${declared})`,
      ]);
      const copying = `\\copy data FROM pstdin WITH (FORMAT csv, HEADER, FORCE_NOT_NULL (${columns.join(', ')}))`;
      postgres.psql([copying], csvOf(table));
      if (before !== undefined) postgres.psql([before]);
      return parse(postgres.psql([`COPY (${plain(question)}) TO STDOUT WITH (FORMAT csv)`]));
    },
  };

  const ofClickhouse: Runner = {
    name: 'clickhouse',
    async ask({ names, rows }, question, before) {
      clickhouse ??= await startCluster(servers ?? '', folder);
      const address = `http://127.0.0.1:${clickhouse.nodes[0]?.http}/`;
      const send = async (statement: string) => {
        const answer = await fetch(address, { method: 'POST', body: statement });
        const text = await answer.text();
        if (!answer.ok) throw new Error(text);
        return text;
      };
      const { identifier, literal } = clickhouseDialect;
      const columns = names.map((name) => `${identifier(name)} String`).join(', ');
      const values = rows.map((row) => `(${row.map(literal).join(', ')})`).join(', ');
      for (const gone of ['VIEW IF EXISTS data_safe', 'TABLE IF EXISTS data']) await send(`DROP ${gone}`);
      await send(`CREATE TABLE data (${columns}) ENGINE = Memory`);
      await send(`INSERT INTO data VALUES ${values}`);
      if (before !== undefined) await send(plain(before));
      const { data } = JSON.parse(await send(`${plain(question)} FORMAT JSONCompact`)) as { data: unknown[][] };
      return data.map((row) => row.map(String));
    },
  };

  return {
    runners: servers === undefined ? [duckdb] : [duckdb, ofPostgres, ofClickhouse],
    async stop() {
      postgres?.stop();
      await clickhouse?.stop();
    },
  };
}
