/** Files that are no text on the command line: what a folder holds of them, tables in one file, and the same answers as of a CSV. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { engine } from '../../server/src/readers/sqlite/engine.ts';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-formats-'));
after(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

const header = ['id', 'sex', 'age', 'town', 'email'];
const people = Array.from({ length: 60 }, (_, i) => [
  `p${i}`,
  ['f', 'm', null][i % 3],
  20 + ((7 * i) % 40),
  ['Bern', 'Chur', 'Genève'][(i * i) % 3],
  i % 4 === 0 ? null : `anna.${i}@firma.ch`,
]);
const quoted = (value: unknown) => (value === null ? 'NULL' : `'${value}'`);

before(async () => {
  const csv = [header, ...people].map((row) => row.map((value) => value ?? '').join(','));
  writeFileSync(at('people.csv'), `${csv.join('\n')}\n`);
  const columnData = header.map((name, i) => ({
    name,
    data: people.map((row) => row[i]) as never,
    type: name === 'age' ? ('INT32' as const) : ('STRING' as const),
  }));
  writeFileSync(at('people.parquet'), new Uint8Array(parquetWriteBuffer({ columnData, rowGroupSize: 25 })));
  const sqlite3 = await engine();
  const saved = (name: string, sql: string) => {
    const database = new sqlite3.oo1.DB(':memory:');
    database.exec(sql);
    writeFileSync(at(name), sqlite3.capi.sqlite3_js_db_export(database));
    database.close();
  };
  const rows = people.map((row) => `(${row.map(quoted).join(',')})`).join(',');
  const table = `CREATE TABLE people (id, sex, age INTEGER, town, email); INSERT INTO people VALUES ${rows};`;
  saved('people.sqlite', table);
  mkdirSync(at('several'));
  saved(
    'several/both.db',
    `${table} CREATE TABLE towns (town, inhabitants INT); INSERT INTO towns VALUES ('Bern', 2), ('Chur', 1)`,
  );
});

const told = (command: string, name: string, ...args: string[]) => {
  const { out, err, code } = quasi([command, at(name), '--format', 'json', ...args]);
  assert.ok(code === 0 || code === 1, err);
  return JSON.parse(out);
};

test('the numbers and the findings of a table are those of the same table as CSV', () => {
  const measured = (name: string) => {
    const { out, err, code } = quasi(['measure', at(name), '--qi', 'sex,age,town', '--budget', 'none']);
    assert.equal(code, 0, err);
    const { file: _, delimiter: __, ...numbers } = JSON.parse(out);
    return numbers;
  };
  const checked = (name: string) => {
    const [{ file: _, findings, ...rest }] = told('check', name).files;
    const places = ['line', 'column', 'endLine', 'endColumn', 'lines'];
    const plain = findings.map((finding: object) =>
      Object.fromEntries(Object.entries(finding).filter(([key]) => !places.includes(key))),
    );
    return { ...rest, findings: plain };
  };
  for (const name of ['people.parquet', 'people.sqlite']) {
    assert.deepEqual(measured(name), measured('people.csv'), name);
    assert.deepEqual(checked(name), checked('people.csv'), name);
  }
});

test('each table of a file is checked; a folder holds it', () => {
  const files = told('check', 'several').files.map(({ file }: { file: string }) => file);
  assert.deepEqual(files, [`${at('several/both.db')}#people`, `${at('several/both.db')}#towns`]);
  const [one] = told('check', 'several/both.db#towns').files;
  assert.equal(one.file, `${at('several/both.db')}#towns`);
});

test('a command for one table names the tables', () => {
  const { err, code } = quasi(['measure', at('several/both.db')]);
  assert.equal(code, 2);
  assert.match(err, /It holds 2 tables: name one, as in ".*both\.db#people"\. They are people, towns\./);
  const missing = quasi(['measure', at('several/both.db#nobody')]);
  assert.match(missing.err, /It holds no table of this name\. It has people, towns\./);
});

test('quasi.json speaks of the file and of its tables', () => {
  const files = [
    { glob: 'both.db', k: 3 },
    { glob: 'both.db#towns', unit: { rows: 'things', reason: 'one row a town' } },
  ];
  writeFileSync(at('several/quasi.json'), JSON.stringify({ files }));
  const [ofPeople, ofTowns] = told('check', 'several').files;
  assert.match(JSON.stringify(ofPeople), /target 3|"k":3/);
  assert.deepEqual([ofTowns.unit.rows, ofTowns.unit.declared], ['things', true]);
});

test('evidence has the digest of a file that is read here and there', () => {
  const target = at('evidence.json');
  const { err, code } = quasi(['check', at('people.parquet'), '--evidence', target]);
  assert.ok(code === 0 || code === 1, err);
  const digest = createHash('sha256')
    .update(readFileSync(at('people.parquet')))
    .digest('hex');
  assert.ok(readFileSync(target, 'utf8').includes(digest));
});

test('a damaged file fails the check with a sentence', () => {
  writeFileSync(at('broken.parquet'), 'PAR1 and nothing else');
  const { err, code } = quasi(['check', at('broken.parquet')]);
  assert.equal(code, 2);
  assert.match(err, /broken\.parquet: This Parquet file is damaged or cut off\./);
});
