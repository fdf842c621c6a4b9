/** DuckDB as the engine of `check`, `measure` and `statistics`: the same numbers as of the engine in this process. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
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
