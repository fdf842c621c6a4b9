/** `--staged` judges what the next commit holds, `--changed-since` the files that differ from a branch. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { program, quasiAt } from '../figures/quasi.ts';

const repository = mkdtempSync(join(tmpdir(), 'quasi-git-'));
after(() => rmSync(repository, { recursive: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd: repository,
    stdio: 'pipe',
  });
const people = [
  'full_name,age,sex,zip',
  ...Array.from({ length: 30 }, (_, i) => `Ada Keller,${20 + i},${'fm'[i % 2]},${8000 + i}`),
  '',
].join('\n');
const prices = [
  'date,close,volume',
  ...Array.from({ length: 30 }, (_, i) => `2026-01-${String(i + 1).padStart(2, '0')},${100 + i},${5000 + 7 * i}`),
  '',
].join('\n');
const write = (name: string, text: string) => writeFileSync(join(repository, name), text);

function check(...args: readonly string[]) {
  const { code, out, err } = quasiAt(program, ['check', '--format', 'json', ...args], '', repository);
  const files: readonly { readonly file: string; readonly findings: readonly unknown[] }[] =
    out === '' ? [] : JSON.parse(out).files;
  return { code, err, files: new Map(files.map(({ file, findings }) => [file, findings.length])) };
}

before(() => {
  git('init', '-q', '-b', 'main');
  mkdirSync(join(repository, 'fixtures'));
  write('a.csv', prices);
  write('same.csv', people);
  write('quasi.json', '{ "exclude": ["fixtures/"] }\n');
  git('add', '-A');
  git('commit', '-qm', 'start');
});

test('what is staged counts, not the working file', () => {
  write('a.csv', people);
  git('add', 'a.csv');
  write('a.csv', prices);
  write('new ü.csv', people);
  const { code, files } = check('--staged');
  assert.equal(code, 1);
  assert.deepEqual([...files.keys()], ['a.csv']);
  write('a.csv', people);
  git('reset', '-q', 'a.csv');
  assert.deepEqual([...check('--staged').files.keys()], []);
  assert.equal(check('--staged').code, 0);
});

test('files that are gone, left out by settings, or no data are passed by', () => {
  write('fixtures/people.csv', people);
  write('notes.txt', 'nothing');
  git('rm', '-q', '--cached', 'same.csv');
  git('add', 'fixtures', 'notes.txt', 'new ü.csv');
  assert.deepEqual([...check('--staged').files.keys()], ['new ü.csv']);
  git('reset', '-q');
});

test('what differs from a branch, and what git does not know yet', () => {
  git('checkout', '-q', '-B', 'work', 'main');
  write('a.csv', prices);
  write('b.csv', people);
  git('add', 'b.csv');
  git('commit', '-qm', 'b');
  write('untracked.csv', people);
  const { files } = check('--changed-since', 'main');
  assert.deepEqual([...files.keys()], ['b.csv', 'new ü.csv', 'untracked.csv']);
  assert.deepEqual([...check('--changed-since', 'main', 'b.csv').files.keys()], ['b.csv']);
});

test('what git refuses is said in a sentence', () => {
  assert.match(check('--changed-since', 'nowhere').err, /git says: fatal: /);
  assert.match(check('--changed-since=--output=x').err, /needs the name of a branch/);
  assert.match(check('--staged', '--changed-since', 'main').err, /Name one of/);
});

test('sheets and tables are those of the index, though the file on disk holds others or is gone', () => {
  const held = (name: string) => check('--staged').files.get(name) !== undefined;
  const fixture = (name: string) => readFileSync(join('test/formats/files', name));
  const parts = (name: string) => [...check('--staged').files.keys()].filter((each) => each.startsWith(name));
  for (const [name, staged, other] of [
    ['book.xlsx', 'book.xlsx', 'people.xlsx'],
    ['shop.db', 'several.db', 'log.db'],
  ] as const) {
    writeFileSync(join(repository, name), fixture(staged));
    const ofDisk = [...check(name).files.keys()];
    assert.ok(ofDisk.length > 1, name);
    git('add', name);
    writeFileSync(join(repository, name), fixture(other));
    assert.deepEqual(parts(name), ofDisk, name);
    rmSync(join(repository, name));
    assert.deepEqual(parts(name), ofDisk, `${name} is gone`);
  }
  writeFileSync(join(repository, 'people.parquet'), fixture('people.parquet'));
  git('add', 'people.parquet');
  writeFileSync(join(repository, 'people.parquet'), 'nothing');
  assert.ok(held('people.parquet'));
  git('reset', '-q');
});

test('JSON is looked into as it is staged; links are no data; a name with brackets is no pattern', () => {
  const records = JSON.stringify([{ name: 'Ada', age: 30 }]);
  write('rows.json', records);
  write('settings.json', '{"a": 1}');
  symlinkSync('a.csv', join(repository, 'link.csv'));
  write('part[1].csv', people);
  git('add', 'rows.json', 'settings.json', 'link.csv', 'part[1].csv');
  write('rows.json', '{}');
  write('settings.json', records);
  rmSync(join(repository, 'part[1].csv'));
  const { files, err } = check('--staged');
  assert.deepEqual([...files.keys()].sort(), ['part[1].csv', 'rows.json'], err);
  git('reset', '-q');
});
