/**
 * Stands in for the driver of PostgreSQL where no server runs: DuckDB answers the questions. The name of the database says what happens:
 * `refused`, `away`, `late` (it takes a while to connect), `slow` (the first question is answered once it is cancelled); any other has the
 * table `public.people`.
 */
const { appendFileSync } = require('node:fs');
const { DuckDBInstance } = require('@duckdb/node-api');

const PEOPLE = `CREATE SCHEMA public; CREATE TABLE public.people AS
  SELECT 'ann' || i || '@example.org' AS contact, CAST(20 + i % 37 AS text) AS age, CASE WHEN i % 2 = 0 THEN 'f' ELSE 'm' END AS sex,
    'town' || (i % 5) AS town FROM range(60) r(i)`;

/** The question that waits. */
let waiting;

function note(line) {
  if (process.env.QUASI_STAND_IN) appendFileSync(process.env.QUASI_STAND_IN, `${line}\n`);
}

function failure(message, code) {
  return Object.assign(new Error(message), { code });
}

class Client {
  processID = 7;

  constructor(settings) {
    this.settings = settings;
  }

  on() {
    return this;
  }

  async connect() {
    const { host, database, port } = this.settings;
    note(`connect ${host} ${port ?? ''} ${database}`);
    if (database === 'refused') throw failure('password authentication failed for user "s3cret"', '28P01');
    if (database === 'away') throw failure('connect ECONNREFUSED', 'ECONNREFUSED');
    if (database === 'late') await new Promise((resolve) => setTimeout(resolve, 100));
    this.instance = await DuckDBInstance.create(':memory:');
    this.duckdb = await this.instance.connect();
    await this.duckdb.run(PEOPLE);
  }

  async query({ text }) {
    if (/^(SET|BEGIN)/.test(text)) return { rows: [] };
    if (/pg_cancel_backend/.test(text)) {
      note('cancel');
      waiting?.(failure('canceling statement', '57014'));
      return { rows: [] };
    }
    if (this.settings.database === 'slow') {
      note('wait');
      return new Promise((_, reject) => {
        waiting = reject;
      });
    }
    if (/to_regclass/.test(text)) return { rows: await this.columns(text) };
    const reader = await this.duckdb.runAndReadAll(inDuckdb(text));
    return { rows: reader.getRows().map((row) => row.map(asPg)) };
  }

  async columns(text) {
    if (!text.includes('"public"."people"')) return [];
    const reader = await this.duckdb.runAndReadAll('DESCRIBE public.people');
    return reader.getRows().map(([name]) => [name, 'text']);
  }

  async end() {
    note('end');
  }
}

function inDuckdb(text) {
  return text
    .replaceAll(' COLLATE "C"', '')
    .replaceAll('btrim(', 'trim(')
    .replaceAll("E' \\t\\x0B\\f'", "' ' || chr(9) || chr(11) || chr(12)");
}

/** Whole numbers come as texts. */
function asPg(value) {
  if (typeof value === 'bigint') return String(value);
  return value?.items ?? value;
}

module.exports = { Client };
