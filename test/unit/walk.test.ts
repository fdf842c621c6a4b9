/** The walk through a folder leaves out what git does, follows `exclude`, and loses nothing without a word. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { excludedFrom } from '@quasi/shared/config';
import { assertMet, drawn, takesAtMost } from '@quasi/shared/testing';
import fc from 'fast-check';
import { type LeavesOut, nothingLeftOut, type Walked, walk } from '../../server/src/files/index.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'quasi-walk-')));
after(() => rmSync(root, { recursive: true, force: true }));
let trees = 0;

/** A folder of its own with these files; a text that is undefined stands for a folder. */
function tree(files: Readonly<Record<string, string | undefined>>): string {
  const folder = join(root, String(trees++));
  mkdirSync(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(text === undefined ? join(folder, path) : dirname(join(folder, path)), { recursive: true });
    if (text !== undefined) writeFileSync(join(folder, path), text);
  }
  return folder;
}

const byGit: LeavesOut = { ...nothingLeftOut, byGit: true };
const walked = (folder: string, leavesOut = byGit): Walked => drain(walk(folder, leavesOut));
const filesIn = (folder: string, leavesOut = byGit): string[] => walked(folder, leavesOut).files;

const environment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  HOME: root,
  XDG_CONFIG_HOME: root,
};
const git = (folder: string, args: readonly string[], input = ''): string =>
  spawnSync('git', args, { cwd: folder, env: environment, input, encoding: 'utf8' }).stdout;

/** Those of the paths that git leaves out. */
function ignoredByGit(folder: string, paths: readonly string[]): Set<string> {
  const told = git(folder, ['check-ignore', '--no-index', '-z', '--stdin'], paths.map((path) => `${path}\0`).join(''));
  return new Set(told.split('\0').filter((path) => path !== ''));
}

const names = ['a', 'b', 'ab', 'a b', 'data', 'x.csv', 'y.csv', 'a.tsv', '[b]', 'été', '!a', '#a', 'a*'];
const name = fc.constantFrom(...names);
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const piece = fc.constantFrom(
  'a',
  'b',
  'ab',
  'data',
  '*',
  '?',
  '*.csv',
  '**',
  '[ab]',
  '[!a]',
  'x.csv',
  'a\\*',
  'été',
  'a b',
);
const pattern = fc
  .tuple(
    fc.constantFrom('', '', '!', '\\!', '\\#'),
    fc.constantFrom('', '', '/'),
    fc.array(piece, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '', '', '/', ' ', '/ '),
  )
  .map(([sign, slash, pieces, end]) => `${sign}${slash}${pieces.join('/')}${end}`);
const lines = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: pattern },
      { weight: 1, arbitrary: fc.constantFrom('', '# a', ' ', '!', '/', 'a\\') },
    ),
    { maxLength: 6 },
  )
  .map((each) => each.join('\n'));

test('what git leaves out of a tree, the walk does, whatever the patterns', () => {
  const trees = fc.record({
    files: fc.array(path, { minLength: 1, maxLength: 25 }),
    ignores: fc.array(
      fc.tuple(
        fc.array(name, { maxLength: 2 }).map((parts) => parts.join('/')),
        lines,
      ),
      { maxLength: 4 },
    ),
    exclude: lines,
  });
  let left = 0;
  fc.assert(
    fc.property(trees, ({ files, ignores, exclude }) => {
      const folder = tree({});
      git(folder, ['init', '-q']);
      const write = (each: string, text: string) => {
        try {
          mkdirSync(dirname(join(folder, each)), { recursive: true });
          writeFileSync(join(folder, each), text);
        } catch {
          // There is a file where a folder would be, or the other way about.
        }
      };
      for (const each of files) write(each, '');
      for (const [within, text] of ignores) write(join(within, '.gitignore'), text);
      write('.git/info/exclude', exclude);
      const all = filesIn(folder, nothingLeftOut);
      const ignored = ignoredByGit(folder, all);
      if (ignored.size > 0) left++;
      assert.deepEqual(
        filesIn(folder),
        all.filter((each) => !ignored.has(each)),
      );
      rmSync(folder, { recursive: true });
    }),
    drawn(400),
  );
  assertMet(left, 150, 400, 'a file that git leaves out');
});

const rows = 'a\n1\n';

test('the files of all folders on the way count, and a nearer one counts more', () => {
  const folder = tree({
    '.git/info/exclude': 'private.csv\n',
    '.gitignore': '*.csv\n!keep.csv\nbuild/\n',
    'x.csv': rows,
    'keep.csv': rows,
    'private.csv': rows,
    'build/keep.csv': rows,
    'data/.gitignore': '!x.csv\n',
    'data/x.csv': rows,
    'data/y.csv': rows,
    'data/deep/x.csv': rows,
  });
  assert.deepEqual(filesIn(folder), ['data/deep/x.csv', 'data/x.csv', 'keep.csv']);
  assert.deepEqual(filesIn(join(folder, 'data')), ['deep/x.csv', 'x.csv']);
  assert.deepEqual(walked(folder).leftOut, { byGit: 4, bySettings: 0 });
  assert.equal(filesIn(folder, nothingLeftOut).length, 7);
});

test('a folder that is asked for is walked although git leaves it out, by the rules in it', () => {
  const folder = tree({
    '.git/HEAD': '',
    '.gitignore': 'build/\n*.tsv\n',
    'build/a.csv': rows,
    'build/a.tsv': rows,
    'build/deep/b.csv': rows,
    'build/deep/.gitignore': 'c.csv',
    'build/deep/c.csv': rows,
  });
  assert.deepEqual(filesIn(folder), []);
  assert.deepEqual(filesIn(join(folder, 'build')), ['a.csv', 'a.tsv', 'deep/b.csv']);
});

test('a repository in a folder has rules of its own; a folder in no repository follows its .gitignore', () => {
  const folder = tree({
    '.gitignore': '*.csv\n',
    'a.csv': rows,
    'b.tsv': rows,
    'other/.git/info/exclude': 'c.csv',
    'other/c.csv': rows,
    'other/d.csv': rows,
  });
  assert.deepEqual(filesIn(folder), ['b.tsv', 'other/d.csv']);
});

test('a further working tree follows the exclude file of its repository', () => {
  const folder = tree({ 'a/x.csv': rows, 'a/y.csv': rows });
  const inside = join(folder, 'a');
  git(inside, ['init', '-q']);
  execFileSync('git', ['-c', 'user.name=q', '-c', 'user.email=q@q.q', 'commit', '-q', '--allow-empty', '-m', 'q'], {
    cwd: inside,
    env: environment,
  });
  git(inside, ['worktree', 'add', '-q', join(folder, 'b')]);
  writeFileSync(join(inside, '.git/info/exclude'), 'x.csv');
  for (const each of ['x.csv', 'y.csv']) writeFileSync(join(folder, 'b', each), rows);
  assert.deepEqual(filesIn(join(folder, 'b')), ['y.csv']);
});

test('patterns of settings mean files and folders, by name or by path', () => {
  const folder = tree({ 'a.csv': rows, 'b.csv': rows, 'test/a.csv': rows, 'x/test/c.csv': rows, 'x/deep/d.csv': rows });
  const without = (...globs: string[]) => filesIn(folder, { byGit: true, excludes: () => excludedFrom(folder, globs) });
  assert.deepEqual(without('test/'), ['a.csv', 'b.csv', 'x/deep/d.csv']);
  assert.deepEqual(without('./test'), ['a.csv', 'b.csv', 'x/deep/d.csv', 'x/test/c.csv']);
  assert.deepEqual(without('x/**', 'a.csv'), ['b.csv']);
  assert.deepEqual(without('{a,b}.csv', '**/deep'), ['x/test/c.csv']);
});

test('links: a file is a file, a circle ends, what lies elsewhere is said, and one that leads nowhere is left to its reader', () => {
  const elsewhere = tree({ 'far.csv': rows });
  const folder = tree({ 'a.csv': rows, 'sub/b.csv': rows });
  symlinkSync(folder, join(folder, 'sub/circle'));
  symlinkSync('loop', join(folder, 'loop'));
  symlinkSync(elsewhere, join(folder, 'data'));
  symlinkSync(join(elsewhere, 'far.csv'), join(folder, 'far.csv'));
  symlinkSync('nowhere', join(folder, 'gone.csv'));
  const { files, links, problems } = walked(folder);
  assert.deepEqual(files, ['a.csv', 'far.csv', 'gone.csv', 'loop', 'sub/b.csv']);
  assert.deepEqual([links, problems], [['data'], []]);
  writeFileSync(join(folder, '.gitignore'), 'data\n');
  assert.deepEqual(walked(folder).links, []);
});

test('a folder that may not be read costs itself only, and is named', () => {
  const folder = tree({ 'a.csv': rows, 'closed/b.csv': rows, 'open/c.csv': rows });
  chmodSync(join(folder, 'closed'), 0);
  chmodSync(root, 0o755);
  const isRoot = process.geteuid?.() === 0;
  // The user "nobody", as nothing is closed to root.
  if (isRoot) process.seteuid?.(65_534);
  try {
    const { files, problems } = walked(folder);
    assert.deepEqual(files, ['a.csv', 'open/c.csv']);
    assert.deepEqual(
      problems.map(({ file, message }) => [file, message]),
      [[join(folder, 'closed'), 'Permission is denied, so nothing in this folder is checked.']],
    );
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(join(folder, 'closed'), 0o755);
  }
});

test('folders without an end are left at a depth that is said', () => {
  const folder = tree({ [`${'d/'.repeat(120)}x.csv`]: rows, 'a.csv': rows });
  const { files, problems } = walked(folder);
  assert.deepEqual(files, ['a.csv']);
  assert.deepEqual(
    problems.map(({ message }) => message),
    ['This folder lies more than 100 folders deep and is not checked.'],
  );
});

test('a .gitignore that is no file of a person leaves out nothing, which is said where it cannot be read', () => {
  const folder = tree({
    'a.csv': rows,
    '.gitignore': '*.csv\n'.repeat(100_000),
    'x/.gitignore': undefined,
    'x/b.csv': rows,
  });
  const { files, problems } = walked(folder);
  assert.deepEqual(files, ['a.csv', 'x/b.csv']);
  assert.equal(problems.length, 1);
});

test('patterns made to try every way take no longer than others', () => {
  const deep = `${'a/'.repeat(60)}${'a'.repeat(200)}.csv`;
  const hostile = [
    `${'*a'.repeat(60)}b`,
    `${'a/**/'.repeat(40)}b`,
    `${'**/a*'.repeat(3)}/b`,
    `${'[a-z]*'.repeat(50)}!`,
  ];
  const folder = tree({ [deep]: rows, '.gitignore': hostile.join('\n') });
  assert.ok(takesAtMost(1000, () => filesIn(folder).length === 1));
});
