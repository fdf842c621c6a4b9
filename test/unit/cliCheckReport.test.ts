/** `quasi check --report`: one run for lines and pages, with the same numbers and the same exit code, and evidence that leads to the pages. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { quasi } from '../figures/quasi.ts';
import { repositories } from './repositories.ts';

const { make: repository } = repositories('checkReport');

const people = [
  'sex,age,town',
  ...Array.from({ length: 60 }, (_, i) => `${i % 2 ? 'f' : 'm'},${30 + (i % 9)},${i % 4 ? 'Bern' : 'Basel'}`),
].join('\n');
const fine = `id,temperature,pressure\n${Array.from({ length: 40 }, (_, i) => `${i},${i % 7},${i % 3}`).join('\n')}`;

const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

test('lines and exit code are those of a check, and the page is that of a report', () => {
  const folder = repository({ 'people.csv': people, 'things.csv': fine });
  for (const name of ['people.csv', 'things.csv']) {
    const [file, page, own] = [name, 'page.html', 'own.html'].map((each) => join(folder, each)) as [
      string,
      string,
      string,
    ];
    const plain = quasi(['check', file]);
    const checked = quasi(['check', file, '--report', page, '--budget', '3']);
    assert.deepEqual([checked.code, checked.out, checked.err], [plain.code, plain.out, plain.err]);
    const reported = quasi(['report', file, '-o', own, '--force']);
    assert.equal(reported.code, plain.code);
    assert.equal(readFileSync(page, 'utf8'), readFileSync(own, 'utf8'));
  }
});

test('evidence leads to the pages, by their places and digests', () => {
  const folder = repository({ 'a.csv': people, 'b.csv': people });
  mkdirSync(join(folder, 'out'));
  const [evidence, page] = [join(folder, 'evidence.json'), join(folder, 'out', 'risk.html')];
  quasi(['check', join(folder, 'a.csv'), join(folder, 'b.csv'), '--report', page, '--evidence', evidence]);
  const { report, files } = JSON.parse(readFileSync(evidence, 'utf8'));
  assert.deepEqual(report, { path: 'out/risk.html', sha256: sha256(page) });
  const names = ['risk-1-a.csv.html', 'risk-2-b.csv.html'];
  for (const [i, name] of names.entries()) {
    assert.deepEqual(files[i].report, { path: `out/${name}`, sha256: sha256(join(folder, 'out', name)) });
  }
  quasi(['check', join(folder, 'a.csv'), '--report', page, '--evidence', evidence]);
  const one = JSON.parse(readFileSync(evidence, 'utf8'));
  assert.deepEqual(one.report, { path: 'out/risk.html', sha256: sha256(page) });
  assert.deepEqual(one.files[0].report, one.report);
  quasi(['check', join(folder, 'a.csv'), '--evidence', evidence]);
  assert.equal(JSON.parse(readFileSync(evidence, 'utf8')).report, undefined);
});

test('what has no page of its own is in the index with its reason, and the exit code stays that of a check', () => {
  const folder = repository({ 'empty.csv': 'sex,age\n', 'people.csv': people });
  const page = join(folder, 'page.html');
  const [empty, both] = [[join(folder, 'empty.csv')], [folder]];
  for (const operands of [empty, both]) {
    const { code } = quasi(['check', ...operands, '--report', page]);
    assert.equal(code, quasi(['check', ...operands]).code);
    assert.match(readFileSync(page, 'utf8'), /The file has no rows, so there is nothing to report\./);
  }
  const gone = quasi(['check', join(folder, 'gone.csv'), '--report', page]);
  assert.equal(gone.code, 2);
  assert.match(readFileSync(page, 'utf8'), /gone\.csv/);
});

test('a run about no data has a page that says so', () => {
  const folder = repository({ 'quasi.json': '{ "k": 3 }' });
  const page = join(folder, 'page.html');
  const { code } = quasi(['check', join(folder, 'quasi.json'), '--report', page]);
  assert.equal(code, 0);
  assert.match(readFileSync(page, 'utf8'), /0 files, not ready: 0\./);
});

test('nobody outside reads where the files lie', () => {
  const folder = repository({ 'secretplace/x/a.csv': people, 'secretplace/y/b.csv': people });
  const page = join(folder, 'page.html');
  quasi(['check', join(folder, 'secretplace/x/a.csv'), join(folder, 'secretplace/y/b.csv'), '--report', page]);
  const html = readFileSync(page, 'utf8');
  assert.match(html, />x\/a\.csv</);
  assert.doesNotMatch(html, /secretplace/);
});

test('a place where nothing can be written is refused before anything is looked at', () => {
  const folder = repository({ 'people.csv': people });
  const file = join(folder, 'people.csv');
  const refused: readonly (readonly [place: string, message: RegExp])[] = [
    ['-', /--report needs the name of a file\./],
    [file, /This is a file that is read/],
    [folder, /This is a folder/],
    [join(folder, 'none', 'page.html'), /There is no such folder to write to\./],
  ];
  for (const [place, message] of refused) {
    const { code, out, err } = quasi(['check', file, '--report', place]);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, message);
  }
  assert.equal(existsSync(join(folder, 'none')), false);
});
