/** `quasi/checkWorkspace`: the data files of the folders are checked from disk one after the other, each is listed as it is done, and it can be stopped. */
import assert from 'node:assert/strict';
import { unlinkSync } from 'node:fs';
import { test } from 'node:test';
import type { CheckWorkspaceResult, FileChecked } from '@quasi/shared/protocol';
import { CancellationTokenSource } from 'vscode-languageserver-protocol/node';
import { Workspace } from './workspace.ts';

const people = `age,sex,contact\n${Array.from({ length: 6 }, (_, i) => `${30 + i},f,ann${i}@example.org`).join('\n')}\n`;
const readings = `sensor,time,celsius\n${Array.from({ length: 30 }, (_, i) => `s${i % 3},2024-01-01T00:${10 + i}:00Z,${20 + i / 10}`).join('\n')}\n`;

interface Opened {
  readonly workspace: Workspace;
  readonly listed: FileChecked[];
  check(uris?: readonly string[], source?: CancellationTokenSource): Promise<CheckWorkspaceResult>;
}

async function open(files: Readonly<Record<string, string>>): Promise<Opened> {
  const workspace = await Workspace.open(files);
  const listed: FileChecked[] = [];
  workspace.client.connection.onNotification('quasi/fileChecked', (each: FileChecked) => {
    listed.push(each);
  });
  const check: Opened['check'] = (uris = [], source = new CancellationTokenSource()) =>
    workspace.client.connection.sendRequest('quasi/checkWorkspace', { uris, workDoneToken: 'w' }, source.token);
  return { workspace, listed, check };
}

const namesOf = ({ workspace, listed }: Opened) =>
  listed.map(({ status }) => status.uri.slice(workspace.uri('').length + 1));

test('all data files of the workspace are checked, but for what .gitignore, quasi.json and the setting leave out', async () => {
  const opened = await open({
    'people.csv': people,
    'deep/readings.csv': readings,
    'notes.txt': people,
    '.gitignore': 'build/',
    'build/a.csv': people,
    'quasi.json': '{ "exclude": ["fixtures"] }',
    'fixtures/b.csv': people,
    'old/c.csv': people,
  });
  const { workspace, listed, check } = opened;
  workspace.client.settings = { ...workspace.client.settings, exclude: ['old/**'] };
  assert.deepEqual(await check(), { files: 2, checked: 2 });
  assert.deepEqual(namesOf(opened), ['deep/readings.csv', 'people.csv']);
  const [things, persons] = listed.map(({ status }) => status);
  assert.equal(things?.isAboutNobody, true);
  assert.match(persons?.inShort ?? '', /identifier/);
  assert.ok((persons?.gravity ?? 0) > (things?.gravity ?? 0));
  assert.equal(persons?.card, undefined);
  const shown = workspace.client.shown(workspace.uri('people.csv'));
  assert.equal(shown.length, listed[1]?.findings);
  assert.ok(shown.some(({ code }) => code === 'direct-identifier'));
  await workspace.close();
});

test('files and folders that are chosen are checked, even where git leaves them out', async () => {
  const opened = await open({
    '.gitignore': 'build/\n',
    'build/a.csv': people,
    'build/b.txt': people,
    'c.csv': people,
  });
  const { workspace, check } = opened;
  assert.equal((await check([workspace.uri('build')])).checked, 1);
  assert.equal((await check([workspace.uri('build/b.txt'), workspace.uri('build')])).checked, 2);
  assert.deepEqual(namesOf(opened), ['build/a.csv', 'build/b.txt', 'build/a.csv']);
  await assert.rejects(check(['untitled:Untitled-1']), /Only files on this machine/);
  await workspace.close();
});

test('what cannot be checked is listed with its reason, and the others are checked', async () => {
  const opened = await open({ 'a.csv': people, 'b.csv': 'PK\u0003\u0004\0\0\0\0', 'z.csv': people });
  const { workspace, listed, check } = opened;
  assert.equal((await check([workspace.uri('gone.csv'), workspace.uri('')])).checked, 4);
  assert.deepEqual(
    listed.map(({ status: { state, reason } }) => [state, reason]),
    [
      ['failed', 'There is no such file.'],
      ['ready', undefined],
      ['failed', 'It does not look like a text. "Check File" checks it all the same.'],
      ['ready', undefined],
    ],
  );
  await workspace.close();
});

test('of 200 files those that are done when it is cancelled stay, and a second check takes the place of the first', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 200 }, (_, i) => [`f${String(i).padStart(3, '0')}.csv`, people]),
  );
  const opened = await open({ ...files, 'sub/one.csv': people });
  const { workspace, listed, check } = opened;
  const { client } = workspace;
  const hasFindings = (name: string) => client.shown(workspace.uri(name)).length > 0;
  const source = new CancellationTokenSource();
  client.connection.onNotification('quasi/fileChecked', (each: FileChecked) => {
    listed.push(each);
    if (listed.length === 20) source.cancel();
  });
  const { files: all, checked } = await check([], source);
  assert.equal(all, 201);
  assert.ok(checked >= 20 && checked < 200, `${checked}`);
  assert.equal(listed.length, checked);
  for (const { status } of listed) assert.ok(client.shown(status.uri).length > 0);

  const first = check();
  await client.until(() => false, 'nothing', 50).catch(() => undefined);
  const second = check([workspace.uri('sub')]);
  assert.ok((await first).checked < 201);
  assert.deepEqual(await second, { files: 1, checked: 1 });
  await client.until(() => !Object.keys(files).some(hasFindings), 'the findings of the first check to go');
  assert.ok(hasFindings('sub/one.csv'));

  listed.length = 0;
  assert.deepEqual(await check(), { files: 201, checked: 201 });
  assert.deepEqual(namesOf(opened), [...Object.keys(files), 'sub/one.csv']);
  await workspace.close();
});

test('a checked file that changes is checked again; its folder is watched as one', async () => {
  const { workspace, check } = await open({ 'a.csv': people, 'b.csv': people });
  const { client } = workspace;
  await check();
  const watched = JSON.stringify(client.registrations);
  assert.equal(watched.split('**/*.{').length - 1, 1);
  assert.doesNotMatch(watched, /"a\.csv"|\/a\.csv/);
  workspace.write('a.csv', 'sex,age\nf,30\n'.padEnd(60, 'f,30\n'));
  await workspace.changed('a.csv');
  await client.until(
    () => !client.shown(workspace.uri('a.csv')).some(({ code }) => code === 'direct-identifier'),
    'the findings of the new text',
  );
  unlinkSync(new URL(workspace.uri('b.csv')));
  await workspace.changed('b.csv');
  await client.until(() => client.shown(workspace.uri('b.csv')).length === 0, 'a file that is gone to be forgotten');
  await workspace.close();
});
