/** A cloned repository in the editor: a path that leads to no file, to a huge one or elsewhere is reported where it is named, and the server waits for none of it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import type { WriteStatisticsResult } from '@quasi/shared/protocol';
import { Workspace } from './workspace.ts';

const skip = process.platform === 'win32';
const people = `age,sex\n${'31,f\n32,m\n'.repeat(6)}`;
const far = mkdtempSync(join(tmpdir(), 'quasi-far-'));
after(() => rmSync(far, { recursive: true }));

let workspace: Workspace;
afterEach(() => workspace.close());

const messages = (name: string) => workspace.client.shown(workspace.uri(name)).map(({ message }) => String(message));
const at = (name: string) => join(workspace.folder, name);

function pipe(name: string): void {
  assert.equal(spawnSync('mkfifo', [at(name)]).status, 0);
}

function huge(name: string): void {
  writeFileSync(at(name), '');
  truncateSync(at(name), 1_900_000_000);
}

test('pipes and huge files beside the data are told, and the data are looked at', {
  skip,
  timeout: 60_000,
}, async () => {
  const columns = { age: { hierarchy: 'pipe.csv' }, sex: { hierarchy: 'huge.csv' } };
  workspace = await Workspace.open({
    'people.csv': people,
    'quasi.json': JSON.stringify({ extends: ['pipe.json', 'huge.json'], columns, populationFile: 'huge.csv' }),
  });
  for (const name of ['pipe.csv', 'pipe.json', 'datapackage.json']) pipe(name);
  for (const name of ['huge.csv', 'huge.json']) huge(name);
  const uri = await workspace.openData('people.csv');
  const found = workspace.client.shown(uri).map(({ message }) => String(message));
  const has = (pattern: RegExp) =>
    assert.ok(
      found.some((message) => pattern.test(message)),
      `${pattern} in ${found}`,
    );
  has(/The hierarchy for age in pipe\.csv is not used\nThis is a device, a pipe or a socket, not a file\./);
  has(
    /The hierarchy for sex in huge\.csv is not used\nIt is larger than the 64 MB that Quasi reads of a file of this kind\./,
  );
  await workspace.client.until(() => messages('quasi.json').length === 2, 'what is extended to be told');
  assert.match(messages('quasi.json').join('\n'), /missing or cannot be read[\s\S]*longer than 500000 characters/);
  await workspace.client.until(
    () =>
      workspace.client
        .shown(uri)
        .some(({ message }) => /huge\.csv is not used\nIt is not a text/.test(String(message))),
    'the population to be told',
  );
});

test('a quasi.json that is a pipe is not waited for', { skip, timeout: 60_000 }, async () => {
  workspace = await Workspace.open({ 'people.csv': people });
  pipe('quasi.json');
  const uri = await workspace.openData('people.csv');
  assert.equal(workspace.client.statuses.findLast((one) => one.uri === uri)?.state, 'ready');
  await workspace.client.until(() => /cannot be read/.test(messages('quasi.json').join()), 'that it cannot be read');
});

test('hierarchies and populations outside of the workspace are not read, nor what a link is turned to later', {
  skip,
  timeout: 60_000,
}, async () => {
  writeFileSync(join(far, 'age.csv'), '31;young\n32;young\n');
  const columns = { age: { hierarchy: 'age.csv' }, sex: { hierarchy: join(far, 'age.csv') } };
  workspace = await Workspace.open({
    'people.csv': people,
    'quasi.json': JSON.stringify({ columns, populationFile: '../all.csv' }),
    'age.csv': '31;young\n32;young\n',
  });
  const uri = await workspace.openData('people.csv');
  const outside = () =>
    messages('quasi.json').filter((message) => /^This file lies outside the workspace/.test(message));
  await workspace.client.until(() => outside().length === 2, 'what lies outside to be told');
  const isBad = () => workspace.client.shown(uri).some(({ code }) => code === 'bad-hierarchy');
  assert.equal(isBad(), false);
  rmSync(at('age.csv'));
  symlinkSync(join(far, 'age.csv'), at('age.csv'));
  await workspace.changed('age.csv');
  await workspace.client.until(() => outside().length === 3, 'that the link leads out');
});

test('what the editor writes has the permissions of its data, replaces a link instead of what it leads to, and leaves no draft', {
  skip,
  timeout: 60_000,
}, async () => {
  workspace = await Workspace.open({ 'people.csv': people });
  chmodSync(at('people.csv'), 0o640);
  const uri = await workspace.openData('people.csv');
  const write = (overwrites: boolean): Promise<WriteStatisticsResult> =>
    workspace.client.connection.sendRequest('quasi/writeStatistics', { uri, pairs: false, tree: false, overwrites });
  const target = join(far, 'precious');
  writeFileSync(target, 'precious');
  symlinkSync(target, at('people.stats.json'));
  assert.equal((await write(false)).isThere, true);
  assert.equal((await write(true)).isThere, false);
  assert.equal(readFileSync(target, 'utf8'), 'precious');
  const written = lstatSync(at('people.stats.json'));
  assert.deepEqual([written.isFile(), (written.mode & 0o777).toString(8)], [true, '640']);
  chmodSync(at('people.stats.json'), 0o600);
  await write(true);
  assert.equal((statSync(at('people.stats.json')).mode & 0o777).toString(8), '600');
  rmSync(at('people.stats.json'));
  workspace.write('people.stats.json/x', 'a folder');
  await assert.rejects(write(true), /people\.stats\.json was not written\. It cannot be written here \(E[A-Z]+\)\./);
  assert.deepEqual(readdirSync(workspace.folder).sort(), ['people.csv', 'people.stats.json']);
});
