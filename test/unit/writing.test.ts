/**
 * A written file is there whole or not at all: private until then, with the right permissions afterwards, and with nothing left of it if it
 * fails.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { Draft, FileProblem, putAll, writeWhole } from '../../server/src/files/index.ts';
import { program, project, quasi } from '../figures/quasi.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'quasi-writing-')));
after(() => rmSync(root, { recursive: true }));
let folders = 0;

function newFolder(): string {
  const folder = join(root, String(folders++));
  mkdirSync(folder);
  return folder;
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

const isWindows = process.platform === 'win32';
const data = `sex,town\n${'f,Ghent\nm,Liège\n'.repeat(10)}`;
const replacing = { like: undefined, overwrites: true };

/** Node's function with another in its place, as long as a test goes on. */
function instead<K extends 'writeSync' | 'fsync' | 'linkSync'>(t: TestContext, name: K, other: (typeof fs)[K]): void {
  t.mock.method(fs, name, other as never);
  syncBuiltinESMExports();
  t.after(() => {
    t.mock.restoreAll();
    syncBuiltinESMExports();
  });
}

function failing(code: string): () => never {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

test('a draft stands in the same folder, for its owner alone, and is gone when it is put or dropped', async () => {
  const folder = newFolder();
  const place = join(folder, 'out.csv');
  const draft = new Draft(place, replacing);
  draft.write(Buffer.from('some of it'));
  const [name, ...others] = readdirSync(folder);
  assert.deepEqual(others, []);
  assert.match(name, /^\.quasi-draft-/);
  if (!isWindows) assert.equal(modeOf(join(folder, name)), '600');
  assert.equal(await putAll([draft]), true);
  draft.drop();
  assert.deepEqual(readdirSync(folder), ['out.csv']);
  const other = new Draft(place, replacing);
  other.write(Buffer.from('other'));
  other.drop();
  assert.deepEqual(readdirSync(folder), ['out.csv']);
  assert.equal(readFileSync(place, 'utf8'), 'some of it');
});

test('permissions are those of what is replaced, else of the input, else of any new file', {
  skip: isWindows,
}, async () => {
  const folder = newFolder();
  const input = join(folder, 'in.csv');
  writeFileSync(input, data);
  chmodSync(input, 0o640);
  const place = join(folder, 'out.csv');
  const write = (like: string | undefined) => writeWhole([{ place, content: data }], { like, overwrites: true });
  await write(undefined);
  assert.equal(modeOf(place), (0o666 & ~process.umask()).toString(8));
  rmSync(place);
  await write(input);
  assert.equal(modeOf(place), '640');
  chmodSync(place, 0o604);
  await write(input);
  assert.equal(modeOf(place), '604');
});

test('what is there is not replaced unless that is wanted, nor what comes meanwhile, nor a link that leads nowhere', async () => {
  const folder = newFolder();
  const places = ['a', 'b'].map((name) => join(folder, name));
  const contents = places.map((place) => ({ place, content: 'new' }));
  writeFileSync(places[1], 'old');
  assert.equal(await writeWhole(contents, { like: undefined, overwrites: false }), false);
  assert.deepEqual([readdirSync(folder), readFileSync(places[1], 'utf8')], [['b'], 'old']);
  rmSync(places[1]);
  symlinkSync(join(folder, 'nowhere'), places[1]);
  assert.equal(await writeWhole(contents, { like: undefined, overwrites: false }), false);
  assert.deepEqual(readdirSync(folder), ['b']);
  rmSync(places[1]);
  const draft = new Draft(places[0], { like: undefined, overwrites: false });
  draft.write(Buffer.from('new'));
  writeFileSync(places[0], 'theirs');
  assert.equal(await putAll([draft]), false);
  draft.drop();
  assert.deepEqual([readdirSync(folder), readFileSync(places[0], 'utf8')], [['a'], 'theirs']);
});

test('of several files all are written or none', async () => {
  const folder = newFolder();
  const places = ['a', 'taken'].map((name) => join(folder, name));
  mkdirSync(places[1]);
  const contents = places.map((place) => ({ place, content: 'new' }));
  await assert.rejects(writeWhole(contents, replacing), /^FileProblem: It cannot be written here \([A-Z]+\)\.$/);
  assert.deepEqual(readdirSync(folder), ['taken']);
});

test('a disk without links takes a new name all the same, and refuses one that is taken', async (t) => {
  const place = join(newFolder(), 'a');
  instead(t, 'linkSync', failing('EPERM'));
  const write = () => writeWhole([{ place, content: 'new' }], { like: undefined, overwrites: false });
  assert.equal(await write(), true);
  assert.equal(readFileSync(place, 'utf8'), 'new');
  assert.equal(await write(), false);
});

for (const [code, says] of [
  ['ENOSPC', /^The disk is full, so nothing was written\./],
  ['EDQUOT', /^Your share of the disk is used up, so nothing was written\./],
] as const) {
  test(`${code} in the middle or at the end leaves what was there, and says so`, async (t) => {
    const folder = newFolder();
    const place = join(folder, 'out.csv');
    writeFileSync(place, 'old');
    const isToldBy = (error: unknown) =>
      error instanceof FileProblem && error.file === place && says.test(error.message);
    const write = () => writeWhole([{ place, content: data }], replacing);
    instead(t, 'writeSync', failing(code) as never);
    await assert.rejects(write, isToldBy);
    assert.deepEqual([readdirSync(folder), readFileSync(place, 'utf8')], [['out.csv'], 'old']);
    t.mock.restoreAll();
    // Some disks say only then that there is no room.
    instead(t, 'fsync', ((_: number, done: (error: Error) => void) =>
      done(Object.assign(new Error(code), { code }))) as never);
    await assert.rejects(write, isToldBy);
    assert.deepEqual([readdirSync(folder), readFileSync(place, 'utf8')], [['out.csv'], 'old']);
  });
}

test('a file that is larger than files may be leaves nothing behind', { skip: isWindows }, () => {
  const folder = newFolder();
  const input = join(folder, 'in.csv');
  writeFileSync(input, `sex,town\n${'f,Ghent\nm,Liège\n'.repeat(20_000)}`);
  const out = join(folder, 'out.csv');
  const words = [process.execPath, program, 'anonymize', input, '-o', out, '--qi', 'sex', '--quiet'];
  const line = `ulimit -f 8; exec ${words.map((word) => `'${word}'`).join(' ')}`;
  const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: project, encoding: 'utf8' });
  assert.match(stderr, /^quasi: .*out\.csv: It is larger than a file may be here, so nothing was written\.\n$/);
  assert.deepEqual([status, readdirSync(folder)], [2, ['in.csv']]);
});

test('what ends the command takes its draft along', { skip: isWindows }, async () => {
  const columns = Array.from({ length: 12 }, (_, column) => `code${column}`);
  const rows = Array.from({ length: 20_000 }, (_, row) =>
    columns.map((_, column) => (row * (column + 7)) % (31 + column)).join(),
  );
  const input = join(newFolder(), 'many.csv');
  writeFileSync(input, `${columns.join()}\n${rows.join('\n')}\n`);
  const ends = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', code: number) => {
    const folder = newFolder();
    const args = ['anonymize', input, '-o', join(folder, 'out.csv'), '--qi', columns.join(), '--budget', 'none'];
    const running = spawn(process.execPath, [program, ...args], { stdio: 'ignore' });
    const ended = once(running, 'exit');
    const drafts = () => readdirSync(folder);
    while (drafts().length === 0 && running.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 10));
    assert.match(drafts().join(), /^\.quasi-draft-[^,]+$/);
    running.kill(signal);
    assert.deepEqual([await ended, drafts()], [[code, null], []], signal);
  };
  await Promise.all([ends('SIGINT', 130), ends('SIGTERM', 143), ends('SIGHUP', 129)]);
});

test('a command writes through a link to the file that it leads to; a link that leads nowhere is replaced', {
  skip: isWindows,
}, () => {
  const folder = newFolder();
  const input = join(folder, 'in.csv');
  writeFileSync(input, data);
  chmodSync(input, 0o600);
  mkdirSync(join(folder, 'far'));
  const target = join(folder, 'far/target.csv');
  writeFileSync(target, 'old');
  chmodSync(target, 0o640);
  const links = ['out.csv', 'nowhere.csv'].map((name) => join(folder, name));
  symlinkSync(target, links[0]);
  symlinkSync(join(folder, 'gone.csv'), links[1]);
  for (const link of links) {
    const { code, err } = quasi(['anonymize', input, '-o', link, '--qi', 'sex', '--quiet']);
    assert.deepEqual([code, err], [0, '']);
  }
  assert.equal(lstatSync(links[0]).isSymbolicLink(), true);
  assert.deepEqual([readFileSync(target, 'utf8'), modeOf(target)], [data, '640']);
  assert.deepEqual(
    [lstatSync(links[1]).isFile(), modeOf(links[1]), existsSync(join(folder, 'gone.csv'))],
    [true, '600', false],
  );
});

test('the recipe of a private file is as private as its copy', {
  skip: isWindows,
}, () => {
  const folder = newFolder();
  const input = join(folder, 'in.csv');
  writeFileSync(input, data);
  chmodSync(input, 0o600);
  const args = ['anonymize', input, '-o', join(folder, 'out.csv'), '--qi', 'sex', '--quiet', '--recipe'];
  assert.equal(quasi([...args, join(folder, 'recipe.json')]).code, 0);
  assert.deepEqual(readdirSync(folder).sort(), ['in.csv', 'out.csv', 'recipe.json']);
  assert.deepEqual(
    ['out.csv', 'recipe.json'].map((name) => modeOf(join(folder, name))),
    ['600', '600'],
  );
});
