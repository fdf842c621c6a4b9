/** Which `quasi.json` is that of a file: the nearest, up to a folder, and none that lies elsewhere. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { lineAndColumn, nearestConfig, readConfigFile, topFolder } from '../../server/src/files/index.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'quasi-nearest-')));
after(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'work/data/deep'), { recursive: true });
mkdirSync(join(root, 'elsewhere'));
writeFileSync(join(root, 'quasi.json'), '{}');
writeFileSync(join(root, 'work/quasi.json'), '{"extends": "open.json", "k": 3}');
writeFileSync(join(root, 'elsewhere/quasi.json'), '{"k": 9}');
symlinkSync(join(root, 'elsewhere'), join(root, 'work/linked'));
symlinkSync(join(root, 'work'), join(root, 'also'));

const work = join(root, 'work');

test('the nearest one on the way up counts, and nothing above the top', () => {
  assert.equal(nearestConfig(join(work, 'data/deep/a.csv'), work), join(work, 'quasi.json'));
  assert.equal(nearestConfig(join(work, 'a.csv'), work), join(work, 'quasi.json'));
  assert.equal(nearestConfig(join(work, 'data/deep/a.csv'), join(work, 'data')), undefined);
  assert.equal(nearestConfig(join(root, 'elsewhere/a.csv'), work), undefined);
});

test('one that a link leads to outside of the top is passed over, a linked top is followed', () => {
  assert.equal(nearestConfig(join(work, 'linked/a.csv'), work), join(work, 'quasi.json'));
  assert.equal(nearestConfig(join(root, 'also/data/a.csv'), join(root, 'also')), join(root, 'also/quasi.json'));
});

test('what an editor has open counts, on disk or not', () => {
  const open = new Map([
    [join(work, 'data/quasi.json'), '{"k": 7}'],
    [join(work, 'open.json'), '{"l": 4}'],
  ]);
  const isThere = (path: string) => open.has(path);
  assert.equal(nearestConfig(join(work, 'data/a.csv'), work, isThere), join(work, 'data/quasi.json'));
  const { problems, layers } = readConfigFile(
    join(work, 'quasi.json'),
    work,
    (path) => open.get(path) ?? '{"extends": "open.json"}',
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(
    layers.map(({ config }) => config.l),
    [4, undefined],
  );
  assert.equal(readConfigFile(join(work, 'quasi.json'), work).problems.length, 1);
});

test('without a workspace the search ends at a repository, else where one stands, else at the file', () => {
  assert.equal(topFolder(join(work, 'data/a.csv'), work), work);
  assert.equal(topFolder(join(work, 'data/a.csv'), join(root, 'elsewhere')), join(work, 'data'));
  mkdirSync(join(work, '.git'));
  assert.equal(topFolder(join(work, 'data/deep/a.csv'), join(work, 'data')), work);
});

test('lines and columns count from 1, whatever ends a line', () => {
  assert.deepEqual(lineAndColumn('', 0), { line: 1, column: 1 });
  assert.deepEqual(lineAndColumn('a\r\nb\rc\nd', 7), { line: 4, column: 1 });
  assert.deepEqual(lineAndColumn('a\n😀b', 4), { line: 2, column: 3 });
});
