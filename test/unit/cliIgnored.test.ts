/** What `quasi check` leaves out of folders and patterns: what `.gitignore` and `exclude` name, unless it is asked for. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-ignored-'));
after(() => rmSync(folder, { recursive: true }));

const rows = `sex,age\n${'f,30\nm,40\n'.repeat(6)}`;
const files = {
  '.gitignore': 'build/\n',
  'quasi.json': '{ "exclude": ["fixtures", "*.old.csv"] }',
  'a.csv': rows,
  'b.old.csv': rows,
  'build/c.csv': rows,
  'fixtures/d.csv': rows,
  'none/.gitignore': '*.csv',
  'none/e.csv': rows,
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function checked(...args: string[]): string[] {
  const { out, err, code } = quasi(['check', ...args, '--format', 'json']);
  assert.equal(err.replace(/.*link to a folder elsewhere.*\n/, ''), '');
  assert.ok(code !== null && code < 2);
  const { files: all }: { files: { file: string }[] } = JSON.parse(out);
  return all.map(({ file }) => file.slice(folder.length + 1));
}

test('a folder and a pattern are checked without what .gitignore and exclude name', () => {
  assert.deepEqual(checked(folder), ['a.csv']);
  assert.deepEqual(checked(join(folder, '**/*.csv')), ['a.csv']);
});

test('--no-ignore checks what .gitignore names', () => {
  assert.deepEqual(checked(folder, '--no-ignore'), ['a.csv', 'build/c.csv', 'none/e.csv']);
});

test('a file or folder that is named is checked', () => {
  assert.deepEqual(checked(join(folder, 'b.old.csv'), join(folder, 'build')), ['b.old.csv', 'build/c.csv']);
  assert.deepEqual(checked(join(folder, 'none/e.csv')), ['none/e.csv']);
});

test('where all is left out, that is said with the way round it', () => {
  const { err, code } = quasi(['check', join(folder, 'none')]);
  assert.match(
    err,
    /holds no \.csv, .* file besides what \.gitignore leaves out; --no-ignore switches \.gitignore off\./,
  );
  assert.equal(code, 2);
});

test('a link to a folder elsewhere is named and fails nothing', () => {
  symlinkSync(process.cwd(), join(folder, 'far'));
  const { err, code } = quasi(['check', folder, '--quiet', '--fail-on', 'never']);
  assert.match(err, /far: This is a link to a folder elsewhere and is not followed/);
  assert.equal(code, 0);
  rmSync(join(folder, 'far'));
});
