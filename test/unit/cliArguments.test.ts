/** Lists, patterns and JSON as the command line reads and writes them. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { nearest } from '@quasi/shared/config';
import { readArguments } from '../../server/src/cli/arguments.ts';
import { expandPaths, filePattern } from '../../server/src/cli/expandPaths.ts';
import { jsonText } from '../../server/src/cli/jsonText.ts';
import { measure } from '../../server/src/cli/measure.ts';
import { nothingLeftOut } from '../../server/src/files/index.ts';

const lists: readonly (readonly [text: string, parts: readonly string[]])[] = [
  ['a,b', ['a', 'b']],
  [' a , b c ', ['a', 'b c']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""hi""",b', ['say "hi"', 'b']],
  [',NA', ['', 'NA']],
  ['a,', ['a', '']],
];
for (const [text, parts] of lists) {
  test(`the list ${text} has ${parts.length} parts`, () => {
    assert.deepEqual(readArguments(measure, ['--qi', text]).list('qi'), parts);
  });
}

test('a list may be given in several options', () => {
  assert.deepEqual(readArguments(measure, ['--qi', 'a', '--qi=b,c']).list('qi'), ['a', 'b', 'c']);
});

const slips: readonly (readonly [typed: string, meant: string | undefined])[] = [
  ['fromat', 'format'],
  ['formats', 'format'],
  ['fomrta', 'format'],
  ['K', undefined],
  ['baseline', undefined],
  ['', undefined],
];
for (const [typed, meant] of slips) {
  test(`"${typed}" ${meant ? `is near "${meant}"` : 'is near no name'}`, () => {
    assert.equal(nearest(typed, ['format', 'fail-on', 'k', 'qi']), meant);
  });
}

const patterns: readonly (readonly [pattern: string, root: string, matching: string[], others: string[]])[] = [
  ['*.csv', '.', ['a.csv', '.csv'], ['a.tsv', 'x/a.csv', 'acsv']],
  ['data/**/*.csv', 'data/', ['a.csv', 'x/a.csv', 'x/y/a.csv'], ['a.txt']],
  ['data/{a,b/c}.csv', 'data/', ['a.csv', 'b/c.csv'], ['b.csv', 'a,b/c.csv']],
  ['d[ab]/?.csv', '', ['da/1.csv', 'db/é.csv'], ['dc/1.csv', 'da/12.csv']],
  ['[!a]+(1).csv', '', ['b+(1).csv'], ['a+(1).csv', 'b(1).csv']],
  ['/abs/*', '/abs/', ['x'], ['x/y']],
];
for (const [text, root, matching, others] of patterns) {
  test(`the pattern ${text} matches what a shell would`, () => {
    const pattern = filePattern(text);
    assert.equal(pattern.root, root || '.');
    for (const path of matching) assert.ok(pattern.matches(path), path);
    for (const path of others) assert.ok(!pattern.matches(path), path);
  });
}

const folder = mkdtempSync(join(tmpdir(), 'quasi-paths-'));
after(() => rmSync(folder, { recursive: true }));
const inFolder = [
  'b.csv',
  'a.TSV',
  'sub/c.psv',
  'sub/d.tab',
  'e.txt',
  '.hidden/f.csv',
  'node_modules/g/h.csv',
  '[1].csv',
];
for (const path of inFolder) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), 'a\n1\n');
}
mkdirSync(join(folder, 'empty'));
symlinkSync(folder, join(folder, 'sub/circle'), 'junction');

function found(...paths: string[]): string[] {
  const { files, problems } = expandPaths(
    paths.map((path) => join(folder, path)),
    nothingLeftOut,
  );
  assert.deepEqual(problems, []);
  return files.map(({ path: file }) => file.slice(folder.length + 1).replaceAll('\\', '/'));
}

test('a folder stands for its data files, without what is hidden or installed', () => {
  assert.deepEqual(found('.'), ['[1].csv', 'a.TSV', 'b.csv', 'sub/c.psv', 'sub/d.tab']);
});

test('a file is meant by its name whatever that is, and each file is taken once', () => {
  assert.deepEqual(found('e.txt', '[1].csv', 'e.txt', 'sub', 'missing.csv'), [
    'e.txt',
    '[1].csv',
    'sub/c.psv',
    'sub/d.tab',
    'missing.csv',
  ]);
  assert.deepEqual(found('*.txt', '**/*.{psv,tab}'), ['e.txt', 'sub/c.psv', 'sub/d.tab']);
});

test('a folder or pattern that leads to no file is a problem', () => {
  const { files, problems } = expandPaths(
    [join(folder, 'empty'), join(folder, '*.xlsx'), join(folder, 'none/*.csv')],
    nothingLeftOut,
  );
  assert.deepEqual(files, []);
  const [ofFolder, ...ofPatterns] = problems.map(({ message }) => message);
  assert.match(ofFolder ?? '', /^The folder holds no \.csv, \.tsv, \.psv, \.tab, .*\.parquet.* or \.\w+ file\.$/);
  assert.deepEqual(ofPatterns, ['No file matches this pattern.', 'No file matches this pattern.']);
});

test('JSON is read back as it was, and holds nothing a terminal obeys', () => {
  const value = {
    name: 'a\u001b[31m\u009b2J\u202e"é',
    list: [1, 2.5, null, true],
    none: [],
    deep: [{ a: 1 }, { b: {} }],
  };
  const text = jsonText({ ...value, absent: undefined });
  assert.deepEqual(JSON.parse(text), value);
  assert.doesNotMatch(text, /[^\n\x20-\x7e\u00a0-\u1fff]/);
});
