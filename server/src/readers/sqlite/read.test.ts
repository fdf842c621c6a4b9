/** SQLite databases: what is stored becomes texts by its class, and the file and its folder stay as they are. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { defaultMissingTokens } from '@quasi/shared/table';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { drive } from '../../cli/drive.ts';
import { ProgressBar } from '../../cli/progressBar.ts';
import { FileProblem, type FileReadingOptions } from '../../files/index.ts';
import { headsOf, partsOf, readData } from '../readData.ts';
import { engine } from './engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-sqlite-'));
after(() => rmSync(folder, { recursive: true }));
const options: FileReadingOptions = { missingTokens: [], trim: false };
const bar = new ProgressBar(process.stderr, false);

let sqlite3: Sqlite3Static;
before(async () => {
  sqlite3 = await engine();
});

/** The path of a database made by these statements. */
function made(name: string, sql: string): string {
  const database = new sqlite3.oo1.DB(':memory:');
  database.exec(sql);
  const path = join(folder, name);
  writeFileSync(path, sqlite3.capi.sqlite3_js_db_export(database));
  database.close();
  return path;
}

async function read(path: string, how: Partial<FileReadingOptions> = {}) {
  const { table } = await drive(readData(path, { ...options, ...how }), bar);
  const cells = table.columns.map(({ name, codes, dictionary }) => [
    name,
    Array.from(codes.view, (code) => (code === 0 ? undefined : dictionary.text(code))),
  ]);
  return Object.fromEntries(cells) as Record<string, (string | undefined)[]>;
}

const people = `CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, big INTEGER, real REAL, raw BLOB, day TEXT);
  INSERT INTO people VALUES (1, 'Zoë', 9007199254740993, 0.1, x'00ff', '2020-01-01'),
    (2, 'a' || char(0) || 'b', -9223372036854775808, 2.0, NULL, NULL), (3, '', 0, 1e21, x'', '😀');`;

test('each value as it is stored', async () => {
  assert.deepEqual(await read(made('types.db', people)), {
    id: ['1', '2', '3'],
    name: ['Zoë', 'a\0b', ''],
    big: ['9007199254740993', '-9223372036854775808', '0'],
    real: ['0.1', '2', '1e+21'],
    raw: ['00ff', undefined, ''],
    day: ['2020-01-01', undefined, '😀'],
  });
});

test('a column holds what its rows hold, whatever it was declared as', async () => {
  const path = made('loose.db', "CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1), ('x'), (1.5), (NULL), ('NA')");
  assert.deepEqual(await read(path), { a: ['1', 'x', '1.5', undefined, 'NA'] });
  const { a } = await read(path, { missingTokens: defaultMissingTokens });
  assert.deepEqual(a, ['1', 'x', '1.5', undefined, undefined]);
});

test('tables and views are parts, in the order they were made, but for those of SQLite', async () => {
  const path = made(
    'parts.db',
    `${people} CREATE TABLE "we/ird ""t" ("a ""b" INTEGER PRIMARY KEY AUTOINCREMENT, c); INSERT INTO "we/ird ""t" VALUES (1, 2);
     CREATE VIEW names AS SELECT name, count(*) AS n FROM people GROUP BY name; CREATE INDEX i ON people (name);`,
  );
  assert.deepEqual(await drive(partsOf(path), bar), ['people', 'we/ird "t', 'names']);
  assert.equal(await drive(partsOf(`${path}#names`), bar), undefined);
  assert.deepEqual(await read(`${path}#we%2Fird "t`), { 'a "b': ['1'], c: ['2'] });
  assert.deepEqual((await read(`${path}#3`))['n'], ['1', '1', '1']);
  assert.deepEqual(await read(`${path}#people`, { columns: ['big', 'id'] }), {
    id: ['1', '2', '3'],
    big: ['9007199254740993', '-9223372036854775808', '0'],
  });
  assert.deepEqual(await drive(headsOf(`${path}#names`), bar), ['name', 'n']);
  assert.equal((await drive(headsOf(path), bar))?.length, 10);
  await assert.rejects(read(path), /It holds 3 tables: name one, as in ".*parts\.db#people"/);
  await assert.rejects(read(`${path}#none`), /no table of this name/);
});

test('without rows, without rowid, with defaults and computed columns', async () => {
  const path = made(
    'kinds.db',
    `CREATE TABLE none (a, b); CREATE TABLE keyed (k TEXT PRIMARY KEY, v) WITHOUT ROWID;
     INSERT INTO keyed VALUES ('b', 1), ('a', 2); CREATE TABLE computed (a INT, b AS (a * 2)); INSERT INTO computed VALUES (1);
     ALTER TABLE computed ADD COLUMN c DEFAULT 'new';`,
  );
  assert.deepEqual(await read(`${path}#none`), { a: [], b: [] });
  assert.deepEqual(await read(`${path}#keyed`), { k: ['a', 'b'], v: ['2', '1'] });
  assert.deepEqual(await read(`${path}#computed`), { a: ['1'], b: ['2'], c: ['new'] });
});

/** Made by another SQLite: two rows that stand in the log alone. */
const inLog = {
  'log.db':
    'H4sIAAAAAAACAwsO9MksSVVIyy/KTSxRMGZgYmBiYnBQUGBgADIhGAYYgZgFjU8IMDHoJTPyghQz7mcAolFAXWDPyCYuKckYXZKYlJNakJpfACOZnINcHUNcFUIcnXxcFSBiGnmJuakKJakVJToKiempCpl5JZq8DGixPApGFAAAZlsdOAAEAAA=',
  'log.db-wal':
    'H4sIAAAAAAACAzOvZ2ti0H0kwcDAxAAEjNemZTYcnOQYG2Yy82VOAIs/A0SCCSbO/Lztfc/73iBekCDjOwbG70BiFAxzwM7ELMzolJ+kyc4IZDjm5ckhpYt6n/JFG3Ye0ObLWjvtEihdQJLSKBiJAABpLWREUAQAAA==',
};

test('rows that stand in the log alone are read, and nothing is written beside the file', async () => {
  const place = mkdtempSync(join(folder, 'log-'));
  for (const [name, packed] of Object.entries(inLog)) {
    writeFileSync(join(place, name), gunzipSync(Buffer.from(packed, 'base64')));
  }
  const contents = () => readdirSync(place).map((name) => [name, readFileSync(join(place, name), 'base64')]);
  const before = contents();
  assert.deepEqual(await read(join(place, 'log.db')), { name: ['Ann', 'Bob'], age: ['30', '41'] });
  assert.deepEqual(contents(), before);
  rmSync(join(place, 'log.db-wal'));
  assert.deepEqual(await read(join(place, 'log.db')), { name: [], age: [] });
});

test('two databases are read at the same time', async () => {
  const path = made('twice.db', people);
  const [first, second] = await Promise.all([read(path), read(path)]);
  assert.deepEqual(first, second);
});

/** The sentence. */
async function said(path: string): Promise<string> {
  const { error } = await read(path).then(
    () => ({ error: undefined }),
    (reason: unknown) => ({ error: reason }),
  );
  assert.ok(error instanceof FileProblem, String(error));
  return error.message;
}

test('what cannot be read is said in a sentence', async () => {
  const path = (name: string, bytes: Uint8Array | string) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  assert.match(await said(path('empty.db', '')), /holds no database/);
  assert.match(await said(path('text.db', 'name,age\nAnn,30\n')), /no SQLite database, or it is encrypted/);
  const random = seededRandom(3);
  const noise = Uint8Array.from({ length: 4096 }, () => randomBelow(random, 256));
  assert.match(await said(path('noise.db', noise)), /no SQLite database, or it is encrypted/);
  const whole = readFileSync(made('whole.db', people));
  assert.match(await said(path('short.db', whole.subarray(0, whole.length - 4096))), /damaged or cut off/);
  const wide = new Uint8Array(whole);
  wide[59] = 2;
  assert.match(await said(path('wide.db', wide)), /UTF-16/);
  assert.match(await said(made('nothing.db', 'CREATE TABLE t (a); DROP TABLE t')), /It holds no table/);
  const broken = made(
    'broken.db',
    'CREATE TABLE t (a); CREATE VIEW v AS SELECT * FROM t; PRAGMA writable_schema = ON;' +
      "UPDATE sqlite_schema SET sql = 'CREATE VIEW v AS SELECT * FROM gone' WHERE name = 'v'",
  );
  assert.match(await said(`${broken}#v`), /rests on what this database or SQLite does not have/);
  const journal = Uint8Array.from([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7, ...new Array(504).fill(0)]);
  const unfinished = path('unfinished.db', whole);
  path('unfinished.db-journal', journal);
  assert.match(await said(unfinished), /was not finished/);
});

test('100 damaged databases give a table or a sentence', async () => {
  const rows = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)';
  const whole = readFileSync(
    made('sound.db', `CREATE TABLE t (a TEXT, b REAL); INSERT INTO t ${rows} SELECT 'row ' || i, i / 8.0 FROM n`),
  );
  const random = seededRandom(18);
  for (let i = 0; i < 100; i++) {
    const bytes = new Uint8Array(whole);
    const to = i % 2 === 0 ? 4096 : bytes.length;
    for (let n = 0; n <= i % 10; n++) bytes[16 + randomBelow(random, to - 16)] = randomBelow(random, 256);
    const path = join(folder, 'damaged.db');
    writeFileSync(path, bytes.subarray(0, i % 5 === 0 ? randomBelow(random, bytes.length) : bytes.length));
    try {
      await read(path);
    } catch (error) {
      assert.ok(error instanceof FileProblem, String((error as Error).stack));
      assert.match(error.message, /^[A-Z][^\n]*\.$/);
    }
  }
});
