/** Files beside the data that are no files, or huge: every command says so in a sentence, soon, and waits for nothing. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { defaultSettings } from '@quasi/shared/config';
import { FileProblem, HierarchyFiles, isFile, openFile, readSideFile } from '../../server/src/files/index.ts';
import { quasi } from '../figures/quasi.ts';

const skip = process.platform === 'win32';
const root = realpathSync(mkdtempSync(join(tmpdir(), 'quasi-side-')));
after(() => rmSync(root, { recursive: true }));
let folders = 0;

/** A folder with data, and with what the given files hold. */
function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = join(root, String(folders++));
  mkdirSync(folder);
  writeFileSync(join(folder, 'people.csv'), `age,sex\n${'31,f\n32,m\n'.repeat(6)}`);
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const HUGE = 1_900_000_000;
const makers: Readonly<Record<string, (path: string) => void>> = {
  'a pipe': (path) => assert.equal(spawnSync('mkfifo', [path]).status, 0),
  'a folder': (path) => mkdirSync(path),
  'a huge file': (path) => {
    writeFileSync(path, '');
    truncateSync(path, HUGE);
  },
  'a device': (path) => symlinkSync('/dev/zero', path),
};

/** What a command says, on both ways out; a check says it in full. */
function said(command: string, args: readonly string[]): string {
  const isShort = command === 'check' && !args.includes('--format');
  const { out, err } = quasi([command, ...args, ...(isShort ? ['--format', 'full'] : [])]);
  return out + err;
}

interface Case {
  readonly command: string;
  readonly files?: Readonly<Record<string, unknown>>;
  /** Options and operands after the data file; `bad` is what cannot be read. */
  readonly args?: (bad: string, data: string) => string[];
  /** The name of what cannot be read. */
  readonly bad: string;
  /** Where links may not lead out, a device is not looked at. */
  readonly isNamedInside?: boolean;
}

const cases: Readonly<Record<string, Case>> = {
  'quasi.json': { command: 'check', bad: 'quasi.json', isNamedInside: true },
  '--config': { command: 'check', bad: 'c.json', args: (bad, data) => [data, '--config', bad] },
  extends: { command: 'explain', bad: 'base.json', files: { 'quasi.json': { extends: 'base.json' } } },
  '--schema': { command: 'check', bad: 's.json', args: (bad, data) => [data, '--schema', bad] },
  'a hierarchy': {
    command: 'check',
    bad: 'age.csv',
    files: { 'quasi.json': { columns: { age: { hierarchy: 'age.csv' } } } },
  },
  '--hierarchy': {
    command: 'anonymize',
    bad: 'h.csv',
    args: (bad, data) => [data, '-o', `${data}.out`, '--qi', 'age', '--hierarchy', `age=${bad}`],
  },
  'a population': { command: 'check', bad: 'all.csv', files: { 'quasi.json': { populationFile: 'all.csv' } } },
  'statistics of a population': {
    command: 'check',
    bad: 'all.json',
    files: { 'quasi.json': { populationFile: 'all.json' } },
  },
  '--population-file': { command: 'measure', bad: 'p.csv', args: (bad, data) => [data, '--population-file', bad] },
  'a recipe': { command: 'apply', bad: 'r.json', args: (bad, data) => [bad, data, '-o', `${data}.out`] },
  statistics: { command: 'predict', bad: 'x.stats.json', args: (bad) => [bad] },
  'statistics that are checked': { command: 'check', bad: 'x.stats.json', args: (bad) => [bad] },
};

const sentences =
  /This is a device, a pipe or a socket, not a file\.|This is neither a file nor a folder|This is a folder, not a file\.|It is larger than the [\d,]+ MB that Quasi reads of a file of this kind\.|longer than (?:the )?[\d,]+ characters|missing or cannot be read|There is no such file\.|It is not a text\.|lies outside the workspace/;

for (const [what, { command, files = {}, args, bad, isNamedInside }] of Object.entries(cases)) {
  for (const [kind, make] of Object.entries(makers)) {
    // That link leads out, so it is as if there were nothing.
    if (kind === 'a device' && isNamedInside) continue;
    test(`${what}: ${kind} gives a sentence`, { skip, timeout: 20_000 }, () => {
      const folder = folderWith(files);
      const path = join(folder, bad);
      const data = join(folder, 'people.csv');
      make(path);
      assert.match(said(command, args?.(path, data) ?? [data]), sentences);
    });
  }
}

test('the reader takes regular files of a size, and nothing else', { skip }, async (t) => {
  const folder = folderWith({ 'a.json': 'twelve bytes' });
  const server = createServer();
  const socket = join(folder, 's');
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  t.after(() => server.close());
  const fault = (path: string, most = 100) => {
    try {
      return `none: ${readSideFile(path, most).length} bytes`;
    } catch (error) {
      assert.ok(error instanceof FileProblem, String(error));
      return error.message;
    }
  };
  const device = 'This is a device, a pipe or a socket, not a file.';
  for (const path of [socket, '/dev/null', '/dev/zero', '/dev/tty']) assert.equal(fault(path), device, path);
  assert.equal(fault(folder), 'This is a folder, not a file.');
  assert.equal(fault(join(folder, 'gone')), 'There is no such file.');
  const file = join(folder, 'a.json');
  assert.deepEqual([fault(file, 12), fault(file, 13)], ['none: 12 bytes', 'none: 12 bytes']);
  assert.match(fault(file, 11), /^It is larger than/);
  truncateSync(file, HUGE);
  assert.match(fault(file, 2_000_000), /^It is larger than the 2 MB that Quasi reads of a file of this kind\.$/);
  assert.equal(readSideFile(join(folder, 'people.csv'), 1000).length, 68);
  // A file without a size may still have much content.
  if (isFile('/proc/self/maps')) {
    assert.match(fault('/proc/self/maps', 10_000_000), /^none: \d{4,} bytes$/);
    assert.match(fault('/proc/self/maps', 1000), /^It is larger than/);
  }
});

test('what was a file when it was looked at and is a pipe by now is not waited for', { skip, timeout: 20_000 }, () => {
  // Opened to be read without waiting, a pipe that nobody writes to is there at once.
  const folder = folderWith({});
  const pipe = join(folder, 'p');
  assert.equal(spawnSync('mkfifo', [pipe]).status, 0);
  const program = `
    const fs = require('node:fs');
    const real = fs.statSync;
    fs.statSync = (path, ...more) => real(path === ${JSON.stringify(pipe)} ? ${JSON.stringify(join(folder, 'people.csv'))} : path, ...more);
    require('node:module').syncBuiltinESMExports();
    import(${JSON.stringify(join(import.meta.dirname, '../../server/src/files/index.ts'))}).then(({ readSideFile, openFile }) => {
      for (const read of [readSideFile, openFile]) try { read(${JSON.stringify(pipe)}, 100); } catch (error) { console.log(error.message); }
    });`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '-e', program], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    timeout: 15_000,
  });
  assert.deepEqual(stdout.trim().split('\n'), [
    'This is a device, a pipe or a socket, not a file.',
    'This is neither a file nor a folder; hand it over on standard input, as "-".',
  ]);
  assert.throws(() => openFile(pipe), FileProblem);
});

test('the hierarchies of a table have one bound for all of them; links to one file count once', { skip }, () => {
  const folder = folderWith({});
  const place = (name: string) => join(folder, name);
  const levels = `${'20;young;*\n'.repeat(10)}`;
  const large = Buffer.alloc(25_000_000, levels);
  for (const name of ['a.csv', 'b.csv', 'c.csv']) writeFileSync(place(name), large);
  linkSync(place('a.csv'), place('hard.csv'));
  symlinkSync(place('a.csv'), place('soft.csv'));
  const names = ['a.csv', 'hard.csv', 'soft.csv', 'b.csv', 'c.csv', 'a.csv'];
  const columns = names.map((name, i) => ({ name: `column ${i}`, hierarchy: name }));
  const files = new HierarchyFiles();
  const found = files.for({ ...defaultSettings, columns }, place('people.csv'));
  const [a, hard, soft, b, c] = names.map((name) => found.get(name));
  assert.ok(a && 'records' in a && a === hard && a === soft && b && 'records' in b);
  assert.deepEqual(c, {
    kind: 'unreadable',
    why: 'With the others of this table it is larger than the 64 MB that are read.',
  });
  const again = files.for({ ...defaultSettings, columns: columns.slice(0, 4) }, place('people.csv'));
  assert.ok(again.get('a.csv') === a && again.get('b.csv') === b, 'what has not changed is not read again');
  const alone = files.for({ ...defaultSettings, columns: columns.slice(4, 5) }, place('people.csv')).get('c.csv');
  assert.ok(alone && 'records' in alone);
});

for (const [what, config] of [
  ['a hierarchy', { columns: { age: { hierarchy: 'link.csv' } } }],
  ['a hierarchy by its path', { columns: { age: { hierarchy: '../outside.csv' } } }],
  ['a population', { populationFile: 'link.csv' }],
  ['statistics of a population', { populationFile: 'inside/link.csv' }],
] as const) {
  test(`${what} outside of the workspace is not read, which is told where it is named`, { skip }, () => {
    writeFileSync(join(root, 'outside.csv'), '31;young;*\n32;old;*\n');
    const folder = folderWith({ 'quasi.json': config });
    symlinkSync(join(root, 'outside.csv'), join(folder, 'link.csv'));
    symlinkSync(root, join(folder, 'inside'));
    const text = said('check', [join(folder, 'people.csv'), '--format', 'concise']);
    assert.match(
      text,
      /quasi\.json:1:\d+: error .*: .*This file lies outside the workspace, so Quasi does not read it/,
    );
  });
}

test('what is named on the command line may lie anywhere', { skip }, () => {
  const folder = folderWith({});
  const far = folderWith({ 'age.csv': '31;young\n32;young\n', 'all.csv': `age,sex\n${'31,f\n32,m\n'.repeat(50)}` });
  const data = join(folder, 'people.csv');
  const options = ['--qi', 'age', '--hierarchy', `age=${join(far, 'age.csv')}`, '--k', '8'];
  assert.match(
    said('anonymize', [data, '-o', join(folder, 'out.csv'), ...options]),
    /Generalise age to level 1 of age\.csv/,
  );
  const text = said('measure', [data, '--qi', 'age', '--population-file', join(far, 'all.csv')]);
  assert.match(text, /"population"/);
});
