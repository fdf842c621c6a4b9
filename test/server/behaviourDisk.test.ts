/** Findings on a file on disk hold as long as the file does: one that changes is checked again, one that goes is forgotten. */
import assert from 'node:assert/strict';
import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { eventually } from '../eventually.ts';
import { able, Workspace } from './workspace.ts';

const people = `age,sex,zip\n${'31,f,02138\n'.repeat(5)}77,m,02139\n`;
const ragged = 'age,sex,zip\n31,f\n';

let workspace: Workspace;
afterEach(() => workspace.close());

const check = (uri: string) => workspace.client.connection.sendRequest<object>('quasi/checkFile', { uri });
const codes = (uri: string) => workspace.client.shown(uri).map(({ code }) => code);
const hasRagged = (uri: string) =>
  workspace.client.until(() => codes(uri).includes('ragged-row'), 'the other findings');
const hasNone = (uri: string) => workspace.client.until(() => codes(uri).length === 0, 'the findings to go');
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function checked(capabilities: object = able): Promise<string> {
  workspace = await Workspace.open({ 'people.csv': people, 'quasi.json': '{}' }, capabilities);
  const uri = workspace.uri('people.csv');
  await check(uri);
  assert.ok(codes(uri).includes('row-stands-alone'));
  return uri;
}

test('a checked file that is written by another program is checked again', async () => {
  const uri = await checked();
  workspace.write('people.csv', ragged);
  await workspace.changed('people.csv');
  await hasRagged(uri);
  assert.ok(!codes(uri).includes('identifying-column'));
});

test('the client is asked to tell of it, where it stands, and no longer once it is forgotten', async () => {
  const withPatterns = {
    ...able,
    workspace: {
      ...able.workspace,
      didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    },
  };
  const uri = await checked(withPatterns);
  const watched = () =>
    workspace.client.registrations.flatMap(({ id, registerOptions }) =>
      (registerOptions?.watchers ?? []).map(({ globPattern }: { globPattern: unknown }) => ({ id, globPattern })),
    );
  const one = watched().find(({ globPattern }) => typeof globPattern === 'object');
  assert.deepEqual(one?.globPattern, { baseUri: uri.slice(0, uri.lastIndexOf('/')), pattern: 'people.csv' });
  const ended: string[] = [];
  workspace.client.connection.onRequest(
    'client/unregisterCapability',
    ({ unregisterations }: { unregisterations: { id: string }[] }) => {
      ended.push(...unregisterations.map(({ id }) => id));
      return null;
    },
  );
  rmSync(join(workspace.folder, 'people.csv'));
  await workspace.changed('people.csv');
  await hasNone(uri);
  await eventually(() => assert.ok(ended.includes(one?.id)));
});

test('a checked file that is deleted or renamed has no findings any more', async () => {
  const uri = await checked();
  renameSync(join(workspace.folder, 'people.csv'), join(workspace.folder, 'others.csv'));
  await workspace.changed('people.csv');
  await hasNone(uri);
});

test('a file that is written in many steps is read when it rests, and a change that is none costs nothing', async () => {
  const uri = await checked();
  const checks = () => workspace.client.statuses.filter((one) => one.uri === uri && one.state === 'ready').length;
  const before = checks();
  for (let rows = 1; rows < 8; rows++) {
    writeFileSync(join(workspace.folder, 'people.csv'), `age,sex,zip\n${'31,f\n'.repeat(rows)}`);
    await workspace.changed('people.csv');
    await pause(60);
  }
  await hasRagged(uri);
  await workspace.changed('people.csv');
  await workspace.changed('other.csv');
  await pause(900);
  assert.ok(checks() - before <= 2, `checked ${checks() - before} times`);
});

test('other settings count for it too', async () => {
  const uri = await checked();
  workspace.write('quasi.json', '{ "k": 1 }');
  await workspace.changed('quasi.json');
  await workspace.client.until(() => !codes(uri).includes('row-stands-alone'), 'the finding to go');
});

test('a client that cannot watch files is no worse off: it is looked whenever something happens', async () => {
  const uri = await checked({ workspace: { configuration: true } });
  workspace.write('people.csv', ragged);
  utimesSync(join(workspace.folder, 'people.csv'), 1, 1);
  const other = workspace.uri('other.csv');
  await workspace.client.open(other, people);
  await workspace.client.connection.sendNotification('textDocument/didSave', { textDocument: { uri: other } });
  await hasRagged(uri);
});

test('once it is open the document counts, and closing it takes the findings away', async () => {
  const uri = await checked();
  await workspace.client.open(uri, ragged);
  await workspace.client.settled(uri);
  await hasRagged(uri);
  const shown = workspace.client.shown(uri);
  workspace.write('people.csv', `${people}78,m,02139\n`);
  await workspace.changed('people.csv');
  await pause(800);
  assert.deepEqual(workspace.client.shown(uri), shown);
  await workspace.client.close(uri);
  await hasNone(uri);
});

test('opened while it is being checked from disk, it is its document that is checked', async () => {
  workspace = await Workspace.open({ 'people.csv': `age,sex,zip\n${'31,f,02138\n'.repeat(400_000)}` });
  const uri = workspace.uri('people.csv');
  const result = workspace.client.connection.sendRequest<{ status: { rows: number } }>('quasi/checkFile', { uri });
  await pause(20);
  await workspace.client.open(uri, people);
  assert.equal((await result).status.rows, 6);
  await workspace.client.settled(uri);
  assert.ok(codes(uri).includes('row-stands-alone'));
});
