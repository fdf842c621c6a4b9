/** Which configuration is in force for an open file, and when a change of it is: in a server process as a user runs it. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { able, Workspace } from './workspace.ts';

/** Six rows, of which the last stands alone. */
const people = 'age,sex,zip\n31,f,02138\n31,f,02138\n31,f,02138\n31,f,02138\n31,f,02138\n77,m,02139\n';

let workspace: Workspace;
afterEach(() => workspace.close());

const target = (uri: string) => workspace.client.statuses.findLast((one) => one.uri === uri)?.targetK;
const analyses = (uri: string) =>
  workspace.client.statuses.filter((one) => one.uri === uri && one.state === 'ready').length;
const hasTarget = (uri: string, k: number) => workspace.client.until(() => target(uri) === k, `target ${k}`);
const watchesNothing = { workspace: { configuration: true } };

test('the nearest quasi.json counts, up to the folder of the workspace', async () => {
  workspace = await Workspace.open({
    'quasi.json': '{ "k": 3 }',
    'a/quasi.json': '{ "k": 4 }',
    'a/b/people.csv': people,
    'c/people.csv': people,
  });
  assert.equal(target(await workspace.openData('a/b/people.csv')), 4);
  assert.equal(target(await workspace.openData('c/people.csv')), 3);
});

test('nothing above the folder of the workspace is looked at', async () => {
  workspace = await Workspace.open({ 'quasi.json': '{ "k": 3 }', 'w/people.csv': people }, able, {
    workspaceFolders: null,
    rootUri: null,
  });
  assert.equal(target(await workspace.openData('w/people.csv')), 5, 'without a folder, that of the file');
  await workspace.close();
  workspace = await Workspace.open({ 'quasi.json': '{ "k": 3 }', 'w/people.csv': people });
  const { client } = workspace;
  const [added, removed] = ['w', '.'].map((name) => [{ uri: workspace.uri(name).replace(/\/$/, ''), name }]);
  const uri = await workspace.openData('w/people.csv');
  assert.equal(target(uri), 3);
  await client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event: { added, removed } });
  await hasTarget(uri, 5);
});

test('a client of one folder names it as the root', async () => {
  workspace = await Workspace.open({ 'quasi.json': '{ "k": 3 }', 'w/people.csv': people }, watchesNothing, {
    workspaceFolders: undefined,
    rootUri: null,
  });
  const rootUri = pathToFileURL(workspace.folder).href;
  const other = await Workspace.open({}, watchesNothing, { workspaceFolders: undefined, rootUri });
  const uri = workspace.uri('w/people.csv');
  await other.client.open(uri, people);
  await other.client.settled(uri);
  assert.equal(other.client.statuses.findLast((one) => one.uri === uri)?.targetK, 3);
  await other.close();
});

test('the file counts more than the editor, unless the editor is preferred; what it leaves out the editor says', async () => {
  workspace = await Workspace.open({ 'quasi.json': '{ "k": 3 }', 'people.csv': people });
  const { client } = workspace;
  client.settings = { ...client.settings, k: 4, quasiIdentifiers: ['sex'] };
  const uri = await workspace.openData('people.csv');
  const status = client.statuses.findLast((one) => one.uri === uri);
  assert.deepEqual([status?.targetK, status?.quasiIdentifiers], [3, ['sex']]);
  client.settings = { ...client.settings, configurationPreference: 'editorFirst' };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await hasTarget(uri, 4);
  client.settings = { ...client.settings, configurationPreference: 'filesystemOnly' };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await hasTarget(uri, 3);
  assert.notDeepEqual(client.statuses.findLast((one) => one.uri === uri)?.quasiIdentifiers, ['sex']);
});

test('an open quasi.json counts as it is typed, saved or not, and the disk again when it is closed', async () => {
  workspace = await Workspace.open({ 'quasi.json': '{ "k": 3 }', 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const config = await workspace.openConfig('quasi.json');
  await workspace.type(config, '{ "k": 7 }');
  await hasTarget(uri, 7);
  await workspace.closeDocument(config);
  await hasTarget(uri, 3);
});

test('one that is open and not yet on disk counts too', async () => {
  workspace = await Workspace.open({ 'a/people.csv': people });
  const uri = await workspace.openData('a/people.csv');
  assert.equal(target(uri), 5);
  await workspace.openConfig('a/quasi.json', '{ "k": 2 }');
  await hasTarget(uri, 2);
});

test('changes on disk that the client tells of count, also in what is extended', async () => {
  workspace = await Workspace.open({
    'quasi.json': '{ "extends": "base.json" }',
    'base.json': '{ "k": 3 }',
    'people.csv': people,
  });
  const { client } = workspace;
  const uri = await workspace.openData('people.csv');
  assert.equal(target(uri), 3);
  const watched = () => client.registrations.flatMap(({ registerOptions }) => registerOptions?.watchers ?? []);
  await client.until(() => watched().length === 8, 'the watchers');
  const patterns = watched().map(({ globPattern }) => globPattern);
  // Schemas are watched by their names, too; of dbt one that is named after the data may be there.
  assert.ok(patterns.includes('**/people.yml'));
  const others = patterns.filter((pattern) => !/schema|metadata|odcs|models|people\.yml/.test(pattern));
  assert.deepEqual(others.sort(), ['**/base.json', '**/{quasi.json,*.quasi.json}']);
  workspace.write('base.json', '{ "k": 6 }');
  await workspace.changed('base.json');
  await hasTarget(uri, 6);
  rmSync(join(workspace.folder, 'quasi.json'));
  await workspace.changed('quasi.json');
  await hasTarget(uri, 5);
});

test('for a client that watches nothing the disk is looked at when something happens', async () => {
  workspace = await Workspace.open({ 'people.csv': people }, watchesNothing);
  const { client } = workspace;
  assert.deepEqual(client.registrations, []);
  const uri = await workspace.openData('people.csv');
  workspace.write('quasi.json', '{ "k": 3 }');
  await client.connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
  await hasTarget(uri, 3);
  workspace.write('quasi.json', '{ "k": 4 }');
  await workspace.type(uri, people);
  await hasTarget(uri, 4);
  workspace.write('quasi.json', '{ "k": 44 }');
  await workspace.openData('people.csv');
  await hasTarget(uri, 44);
});

test('settings that stay the same cost no analysis', async () => {
  workspace = await Workspace.open({ 'quasi.json': '{ "k": 3 }', 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const config = await workspace.openConfig('quasi.json');
  const before = analyses(uri);
  await workspace.type(config, '{ "k": 3 } // as before');
  await workspace.changed('quasi.json');
  await new Promise((resolve) => setTimeout(resolve, 400));
  assert.equal(analyses(uri), before);
  await workspace.type(config, '{ "k": 4 }');
  await hasTarget(uri, 4);
  assert.equal(analyses(uri), before + 1);
});

test('a document that was never saved has the settings of the editor', async () => {
  workspace = await Workspace.open({ 'quasi.json': '{ "k": 3 }' });
  await workspace.client.open('untitled:Untitled-1', people);
  await workspace.client.settled('untitled:Untitled-1');
  assert.equal(target('untitled:Untitled-1'), 5);
});

test('a file that is checked from disk has the same settings', async () => {
  workspace = await Workspace.open({
    'quasi.json': '{ "k": 3, "columns": { "zip": "weight" } }',
    'people.csv': people,
  });
  const uri = workspace.uri('people.csv');
  const { status } = await workspace.client.connection.sendRequest<{ status: { targetK: number } }>('quasi/checkFile', {
    uri,
  });
  assert.equal(status.targetK, 3);
});

test('how a file is read can be said too, and a change of that reads it again', async () => {
  workspace = await Workspace.open({ 'people.csv': 'a;b,c\n1;2,3\n4;5,6\n' });
  const uri = await workspace.openData('people.csv');
  const delimiter = () => workspace.client.statuses.findLast((one) => one.uri === uri)?.delimiter;
  assert.equal(delimiter(), ';');
  await workspace.openConfig('quasi.json', '{ "delimiter": "," }');
  await workspace.client.until(() => delimiter() === ',', 'the other delimiter');
});

test('edits are followed after the settings changed without reading the text again', async () => {
  workspace = await Workspace.open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  await workspace.openConfig('quasi.json', '{ "k": 2, "columns": { "*": "quasi-identifier" } }');
  await workspace.shows(uri, ['small-classes', 'row-stands-alone']);
  const row = { start: { line: 6, character: 0 }, end: { line: 6, character: 10 } };
  await workspace.client.change(uri, '31,f,02138', row);
  await workspace.shows(uri, []);
});

test('findings that are allowed are not shown, but counted; severities count', async () => {
  workspace = await Workspace.open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const shown = () => workspace.client.shown(uri);
  const hasAllowed = (number: number) =>
    workspace.client.until(
      () => workspace.client.statuses.findLast((one) => one.uri === uri)?.allowed === number,
      `${number} allowed`,
    );
  await hasAllowed(0);
  assert.ok(shown().some(({ code, severity }) => code === 'small-classes' && severity === 2));
  const allow = [{ rule: 'row-stands-alone', reason: 'r' }];
  const config = await workspace.openConfig(
    'quasi.json',
    JSON.stringify({ allow, rules: { 'small-classes': 'hint' } }),
  );
  await hasAllowed(1);
  assert.ok(shown().every(({ code }) => code !== 'row-stands-alone'));
  assert.ok(shown().some(({ code, severity }) => code === 'small-classes' && severity === 4));
  await workspace.type(config, '{ "rules": { "small-classes": "off" } }');
  await hasAllowed(0);
  assert.ok(shown().some(({ code }) => code === 'row-stands-alone'));
  assert.ok(shown().every(({ code }) => code !== 'small-classes'));
});
