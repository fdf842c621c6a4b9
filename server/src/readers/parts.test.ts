/** A part of a file is named behind `#`, unless a file has that name itself. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isDataFile, pathOfPart, readerOf, splitPart } from './index.ts';
import { chosenPart } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-parts-'));
after(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
for (const name of ['file.db', 'a#b.csv', 'c#d.db']) writeFileSync(at(name), '');

test('what stands behind the # is the part', () => {
  assert.deepEqual(splitPart(at('file.db#people')), { file: at('file.db'), part: 'people' });
  assert.deepEqual(splitPart(at('c#d.db#x#y')), { file: at('c#d.db'), part: 'x#y' });
  assert.equal(readerOf(at('file.db#people.csv')).name, 'SQLite');
});

test('a file whose name holds a # is meant as it is, and so is what is not there', () => {
  for (const path of [at('a#b.csv'), at('none.db#people'), '-', at('file.db')]) {
    assert.deepEqual(splitPart(path), { file: path, part: undefined });
  }
});

test('a part may have any name', () => {
  for (const part of ['people', 'a/b', '../..', '100%', '%2F', 'a\\b', '#', '']) {
    const path = pathOfPart(at('file.db'), part);
    assert.deepEqual(splitPart(path), { file: at('file.db'), part });
    assert.ok(!path.slice(folder.length + 1).includes('/'));
  }
});

test('a part is chosen by its name, else by its number, and need not be said of one alone', () => {
  const parts = ['2', 'people', 'towns'];
  assert.equal(chosenPart('f.db', ['people'], undefined), 'people');
  assert.equal(chosenPart('f.db', parts, 'people'), 'people');
  assert.equal(chosenPart('f.db', parts, '2'), '2');
  assert.equal(chosenPart('f.db', parts, '3'), 'towns');
  assert.throws(() => chosenPart('f.db', parts, undefined), /It holds 3 tables: name one, as in "f\.db#2"/);
  assert.throws(() => chosenPart('f.db', parts, 'none'), /It has 2, people, towns\./);
  assert.throws(() => chosenPart('f.db', parts, '0'), /no table of this name/);
  assert.throws(() => chosenPart('f.db', [], undefined), /It holds no table\./);
});

test('a folder holds files by what their names end in', () => {
  for (const name of ['a.csv', 'a.TSV', 'b.parquet', 'c.Sqlite', 'c.db']) assert.ok(isDataFile(name), name);
  for (const name of ['a.txt', 'a.hierarchy.csv', 'parquet', 'x/Thumbs.db']) assert.ok(!isDataFile(name), name);
});
