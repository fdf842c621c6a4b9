/** DuckDB as the engine of `check`, `measure` and `statistics`: the same numbers as of the engine in this process. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { engineFor } from '../../server/src/cli/countingOf.ts';
import { drive } from '../../server/src/cli/drive.ts';
import { ProgressBar } from '../../server/src/cli/progressBar.ts';
import { coded } from '../../server/src/engines/duckdb/coding.ts';
import { openDuckdb } from '../../server/src/engines/duckdb/connection.ts';
import { reading } from '../../server/src/engines/sql/connection.ts';
import { csvOf, hardTable } from '../engines/hardTable.ts';
import { assertSame, checked, outcomeOf } from '../engines/outcome.ts';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-duckdb-'));
after(() => rmSync(folder, { recursive: true }));

const table = hardTable(300);
const path = join(folder, 'hard.csv');
writeFileSync(path, csvOf(table));

const embedded = { engine: 'embedded', memory: undefined };
const duckdb = { engine: 'duckdb', memory: 2 ** 28 };

for (const missing of ['value', 'distinct', 'ignore']) {
  test(`a table of hard values gives the same output (missing: ${missing})`, async () => {
    const options = { missing, sensitive: 'diagnosis', user: 'person' };
    assertSame(await outcomeOf(path, embedded, options), await outcomeOf(path, duckdb, options));
  });
}

test('a folder is one table, whatever the order of its files', async () => {
  const pieces = join(folder, 'pieces');
  mkdirSync(pieces);
  writeFileSync(join(pieces, 'a.csv'), csvOf({ ...table, rows: table.rows.slice(100) }));
  writeFileSync(join(pieces, 'b.csv'), csvOf({ ...table, rows: table.rows.slice(0, 100) }));
  assertSame(await outcomeOf(path, embedded, {}), await outcomeOf(pieces, duckdb, {}));
});

test('statistics with pairs and tree are the same bytes', async () => {
  const asked = ['statistics', path, '--qi', 'age,sex,town', '--pairs', '--tree', '--quiet', '--budget', 'none'];
  const here = quasi(asked);
  const there = quasi([...asked, '--engine', 'duckdb']);
  assert.equal(there.out, here.out);
  assert.equal(here.code, 0);
});

test('the command says who counted and what it leaves open', async () => {
  const { out, err } = quasi(['check', path, '--engine', 'duckdb', '--format', 'full']);
  assert.match(err, /Counted by DuckDB\. Not available on this engine: single rows and their lines; faults/);
  assert.match(out, /Not available on this engine/);
  assert.doesNotMatch(out, /row-stands-alone/);
});

test('a file beyond the memory that may be used goes to DuckDB by itself', async () => {
  const large = join(folder, 'large.csv');
  const rows = Array.from({ length: 60_000 }, (_, i) => [String(i % 90), `t${i % 13}`, `some longer text ${i % 7}`]);
  writeFileSync(large, csvOf({ names: ['age', 'town', 'note'], rows }));
  const { engine, because } = (await checked(large, { engine: undefined, memory: 2 ** 20 }))['counted'] as {
    readonly engine: string;
    readonly because: string;
  };
  assert.equal(engine, 'DuckDB');
  assert.match(because, /the file needs about \d MB of memory, and 1 MB may be used/);
  assert.equal((await checked(large, { engine: undefined, memory: 2 ** 30 }))['counted'], undefined);
});

test('what DuckDB would read in another way than Quasi is refused, without a value', async () => {
  const broken = join(folder, 'broken.csv');
  writeFileSync(broken, 'name,age\nAda,36\nGrace,45,extra\n');
  const { err, code } = quasi(['check', broken, '--engine', 'duckdb']);
  assert.equal(code, 2);
  assert.match(err, /DuckDB cannot read line 3/);
  assert.doesNotMatch(err, /Grace|extra/);
});

test('evidence is refused, as it holds a digest of the file', async () => {
  const { err, code } = quasi(['check', path, '--engine', 'duckdb', '--evidence', join(folder, 'e.json')]);
  assert.equal(code, 2);
  assert.match(err, /Leave out --evidence/);
});

test('commands that take the rows say so', () => {
  for (const asked of [
    ['anonymize', path, '--engine', 'duckdb', '-o', join(folder, 'copy.csv')],
    ['explain', path, '--row', '3', '--engine', 'duckdb'],
  ]) {
    const { err, code } = quasi(asked);
    assert.equal(code, 2, asked.join(' '));
    assert.match(err, /takes the rows, and the engine only counts/);
  }
});

test('without a sure header there are no statistics', () => {
  const unsure = join(folder, 'unsure.csv');
  writeFileSync(unsure, 'Ada,Berlin\nGrace,Arlington\nAlan,London\n');
  const here = quasi(['statistics', unsure]);
  const there = quasi(['statistics', unsure, '--engine', 'duckdb']);
  assert.deepEqual([there.code, there.err], [here.code, here.err]);
  assert.equal(here.code, 2);
});

test('a connection that is closed while it answers ends, and leaves nothing behind', async () => {
  const own = mkdtempSync(join(folder, 'temporary-'));
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = own;
  const connection = await openDuckdb('people', 2 ** 28);
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  const answer = connection.query('SELECT count(*) FROM range(3000000000) a WHERE a.range % 7 = 3');
  const refused = assert.rejects(answer, /cancelled/);
  await Promise.all([connection.close(), refused]);
  assert.deepEqual(readdirSync(own), []);
});

test('what is no text and no Parquet file is not handed to DuckDB', () => {
  const database = join(folder, 'people.db');
  writeFileSync(database, '');
  for (const name of [`${database}#people`, 'book.xlsx', 'people.csv.gz', 'people.jsonl']) {
    assert.equal(engineFor(name, { engine: undefined, memory: 1 }), undefined, name);
    assert.throws(() => engineFor(name, { engine: 'duckdb', memory: undefined }), /counts CSV and Parquet files/, name);
  }
});

test('where the rows are elsewhere the next step is the query for the smallest classes', async () => {
  const people = join(folder, 'people.csv');
  const rows = Array.from({ length: 300 }, (_, i) => [String(20 + (i % 61)), `t${i % 53}`, 'fm'[i % 2] ?? '']);
  writeFileSync(people, csvOf({ names: ['age', 'town', 'sex'], rows }));
  const { out } = quasi(['check', people, '--engine', 'duckdb', '--qi', 'age,town,sex']);
  const [, command = ''] = /→ quasi (sql --dialect duckdb .*--worst 20)/.exec(out) ?? [];
  assert.match(command, /--qi age,town,sex --k 5/);
  assert.doesNotMatch(out, /quasi anonymize/);
  const connection = await openDuckdb('people', 2 ** 28);
  try {
    const [, table = ''] = /--table (\S+)/.exec(command) ?? [];
    const words = command.split(' ').map((word) => (word === table ? table.replaceAll("'", '') : word));
    const found = await connection.query(quasi(words).out);
    assert.equal(found.length, 20);
    assert.ok(found.every((row) => Number(row.at(-1)) === 1));
  } finally {
    await connection.close();
  }
});

test('columns of few values are small numbers there, and missing ones stay missing', async () => {
  const connection = await openDuckdb('people', 2 ** 28);
  try {
    await connection.query(
      "CREATE TABLE data AS SELECT CASE WHEN range % 5 = 0 THEN ' NA ' ELSE 'a' || range % 7 END AS c0, 'person ' || range AS c1 FROM range(300000)",
    );
    const values = {
      counted: (column: string) => `CASE WHEN trim(${column}) IN ('NA') THEN NULL ELSE ${column} END`,
      bare: (column: string) => column,
    };
    await drive(reading(coded(connection, 2, values, 2 ** 28)), new ProgressBar(process.stderr, false));
    const types = (await connection.query('DESCRIBE coded')).map(([, type]) => String(type).replace(/\(.*/, ''));
    assert.deepEqual(types, ['ENUM', 'VARCHAR']);
    assert.equal(String((await connection.query('SELECT count(c0) FROM coded'))[0]?.[0]), '240000');
  } finally {
    await connection.close();
  }
});
