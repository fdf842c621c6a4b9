/** A document that is closed, renamed, reverted, or switched to another language: nothing stale stays, and nothing is done twice. */
import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { TestClient } from './client.ts';
import { csvOfSize } from './csvOfSize.ts';
import { EditedDocument } from './editedDocument.ts';
import { Workspace } from './workspace.ts';

const people = `age,sex,zip\n${'31,f,02138\n'.repeat(5)}77,m,02139\n`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let client: TestClient;
before(async () => {
  client = await TestClient.start();
});
after(() => client.stop());
let workspace: Workspace | undefined;
afterEach(async () => {
  await workspace?.close();
  workspace = undefined;
});

const linesOf = (from: TestClient, uri: string, rule: string) =>
  from.shown(uri).flatMap(({ code, range }) => (code === rule ? [range.start.line] : []));

test('a renamed document has its findings under the new name only', async () => {
  const [old, young] = ['old', 'new'].map((name) => `file:///quasi-test/rename-${name}.csv`);
  await client.open(old, people);
  await client.settled(old);
  await client.close(old);
  await client.open(young, people);
  await client.settled(young);
  await client.until(() => client.shown(old).length === 0, 'the findings of the old name to go');
  assert.deepEqual(linesOf(client, young, 'row-stands-alone'), [6]);
});

test('renamed on disk while open, with what the editor then says of both, it is read by its new name', async () => {
  workspace = await Workspace.open({ 'old.csv': 'a;b|c\n1;2|3\n4;5|6\n' });
  const uri = await workspace.openData('old.csv');
  const delimiter = (one: string) => workspace?.client.statuses.findLast((status) => status.uri === one)?.delimiter;
  assert.equal(delimiter(uri), ';');
  renameSync(join(workspace.folder, 'old.csv'), join(workspace.folder, 'new.psv'));
  await workspace.client.close(uri);
  const young = await workspace.openData('new.psv');
  const changes = [
    { uri, type: 3 },
    { uri: young, type: 1 },
  ];
  await workspace.client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
  assert.equal(delimiter(young), '|');
  await workspace.client.until(() => workspace?.client.shown(uri).length === 0, 'the old name to be cleared');
});

test('a configuration that is renamed away no longer holds', async () => {
  workspace = await Workspace.open({ 'quasi.json': '{ "k": 3 }', 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  renameSync(join(workspace.folder, 'quasi.json'), join(workspace.folder, 'other.json'));
  await workspace.changed('quasi.json');
  const target = () => workspace?.client.statuses.findLast((one) => one.uri === uri)?.targetK;
  await workspace.client.until(() => target() === 5, 'the default target');
});

test('closed while its waves are under way, nothing is published of it any more', async () => {
  const uri = 'file:///quasi-test/closed-early.csv';
  await client.open(uri, csvOfSize(3_000_000));
  await client.until(() => client.shown(uri).length > 0, 'the first findings');
  await client.close(uri);
  await client.until(() => client.shown(uri).length === 0, 'the findings to go');
  const said = client.publications.length + client.statuses.length;
  await pause(600);
  assert.equal(client.publications.length + client.statuses.length, said);
});

test('opened again at once with another text, nothing of the text before it is shown', async () => {
  const uri = 'file:///quasi-test/another.csv';
  await client.open(uri, people);
  await client.settled(uri);
  await client.close(uri);
  const before = client.publications.length;
  const moved = `age,sex,zip\n77,m,02139\n${'31,f,02138\n'.repeat(5)}`;
  await client.open(uri, moved);
  await client.settled(uri);
  const [cleared] = client.publications.slice(before).filter((one) => one.uri === uri);
  assert.deepEqual(cleared.diagnostics, []);
  assert.deepEqual(linesOf(client, uri, 'row-stands-alone'), [1]);
});

test('reverted to what is on disk, it has the findings of that', async () => {
  const document = new EditedDocument(client, 'file:///quasi-test/reverted.csv', people);
  await document.open();
  await document.settled();
  const onDisk = client.shown(document.uri);
  await document.edit({ from: 0, to: 20, text: 'x,y\n1,"' });
  await document.settled();
  assert.notDeepEqual(client.shown(document.uri), onDisk);
  await document.edit({ text: people });
  await document.settled();
  assert.deepEqual(client.shown(document.uri), onDisk);
});

test('changed on disk by another program while open, it has the findings of what the editor then shows', async () => {
  const document = new EditedDocument(client, 'file:///quasi-test/external.csv', people);
  await document.open();
  await document.settled();
  await document.edit({ text: `age,sex,zip\n${'50,m,10115\n'.repeat(3)}${people.slice(12)}` });
  await document.settled();
  assert.deepEqual(linesOf(client, document.uri, 'row-stands-alone'), [9, 1, 2], 'the worst three');
  await document.edit({ text: '' });
  await document.settled();
  assert.deepEqual(client.shown(document.uri), []);
});

test('a switch of language costs no analysis, while waves are under way too', async () => {
  const uri = 'file:///quasi-test/switched.csv';
  const text = csvOfSize(12_000_000);
  const stages = () => client.statuses.filter((one) => one.uri === uri && one.state === 'analysing');
  await client.open(uri, text);
  await client.counted(uri);
  const reading = stages().filter(({ stage }) => stage === 'Reading').length;
  assert.ok(reading > 0, 'the text is long enough for its reading to be told of');
  const published = () => client.publications.filter((one) => one.uri === uri).length;
  const before = published();
  // Between the classes and what takes longest: nothing is read or counted again.
  await client.close(uri);
  await client.open(uri, text, 'dynamic csv');
  await client.settled(uri);
  assert.equal(stages().filter(({ stage }) => stage === 'Reading').length, reading);
  assert.ok(published() - before <= 1, 'what insight adds is published, once');
  // Afterwards: nothing is worked out at all, whatever the language is called.
  const found = client.shown(uri);
  for (const languageId of ['csv', 'dynamic csv', 'csv']) {
    const worked = stages().length;
    await client.close(uri);
    await client.open(uri, text, languageId);
    await client.settled(uri);
    assert.equal(stages().length, worked, `nothing is analysed for ${languageId}`);
    assert.deepEqual(client.shown(uri), found);
  }
});
