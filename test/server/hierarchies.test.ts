/** Hierarchies in the editor: named in quasi.json they count in remedies and hovers, are watched, and are written where there is none. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import type { EditHierarchyResult, ReachResult } from '@quasi/shared/protocol';
import type { ApplyWorkspaceEditParams, CodeAction, Hover } from 'vscode-languageserver-protocol/node';
import { askMenu, choose, edited, resolving } from './menu.ts';
import { Workspace } from './workspace.ts';

let workspace: Workspace;
afterEach(() => workspace.close());

async function open(files: Readonly<Record<string, string>>): Promise<Workspace> {
  workspace = await Workspace.open(files, resolving, { initializationOptions: { hasCommands: true } });
  workspace.client.connection.onRequest('workspace/applyEdit', async ({ edit }: ApplyWorkspaceEditParams) => {
    await workspace.apply(edit);
    return { applied: true };
  });
  return workspace;
}

const ages = Array.from({ length: 40 }, (_, i) => 20 + i);
const people = `age,sex\n${ages.map((age, i) => `${age},${i % 2 ? 'f' : 'm'}`).join('\n')}\n`;
const levels = `${ages.map((age) => `${age};${age < 40 ? 'young' : 'old'};*`).join('\n')}\n`;
const config = (columns: object) => JSON.stringify({ quasiIdentifiers: ['age', 'sex'], columns });
const named = config({ age: { hierarchy: 'levels/age.hierarchy.csv' } });

const onAge = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } };

async function entries(uri: string): Promise<CodeAction[]> {
  const diagnostics = workspace.client.shown(uri).filter(({ range }) => range.start.line === 0);
  const ask = () => askMenu(workspace.client, uri, { range: onAge, diagnostics, isInvoked: true });
  for (let tries = 0; tries < 5; tries++) await ask();
  return await ask();
}

const titled = (actions: readonly CodeAction[], pattern: RegExp) => actions.filter(({ title }) => pattern.test(title));

async function card(uri: string): Promise<string> {
  const hover: Hover | null = await workspace.client.connection.sendRequest('textDocument/hover', {
    textDocument: { uri },
    position: { line: 0, character: 1 },
  });
  return String((hover?.contents as { value?: string } | undefined)?.value).replaceAll('\\', '');
}

const editHierarchy = (uri: string, column: number): Promise<EditHierarchyResult> =>
  workspace.client.connection.sendRequest('quasi/editHierarchy', { uri, column });

const problem = (uri: string) =>
  String(workspace.client.shown(uri).find(({ code }) => code === 'bad-hierarchy')?.message ?? 'none');

test('levels of a file that quasi.json names are offered, written, and told in the card', async () => {
  await open({ 'people.csv': people, 'quasi.json': named, 'levels/age.hierarchy.csv': levels });
  const uri = await workspace.openData('people.csv');
  const [level] = titled(await entries(uri), /^Generalise age/);
  assert.match(level.title, /^Generalise age to level 1 of age\.hierarchy\.csv$/);
  const { edit } = await choose(workspace.client, level);
  assert.match(edited(people, edit ?? {}), /^age,sex\nyoung,m\nyoung,f\n/);
  assert.match(await card(uri), /Hierarchy: 2 levels, from age\.hierarchy\.csv; distinct values: 40 → 2 → 1\./);
  assert.equal(problem(uri), 'none');
  const reached = await workspace.client.connection.sendRequest<ReachResult>('quasi/reach', { uri });
  assert.match(reached.columns.map(({ what }) => what).join(), /age to level 1 of age\.hierarchy\.csv/);
});

test('without one the card tells of the levels that Quasi makes', async () => {
  await open({ 'people.csv': people, 'quasi.json': config({}) });
  const uri = await workspace.openData('people.csv');
  assert.match(await card(uri), /Hierarchy: \d levels, made by Quasi; distinct values: 40 → .* → 1\./);
});

test('a file that does not fit, or is not there, is told on the column, and mending it is heard of', async () => {
  await open({ 'people.csv': people, 'quasi.json': named });
  const uri = await workspace.openData('people.csv');
  assert.match(problem(uri), /^The hierarchy for age in age\.hierarchy\.csv is not used\nThere is no such file\./);
  assert.ok(titled(await entries(uri), /^Generalise age to bands/).length > 0, 'there are the other ways meanwhile');
  workspace.write('levels/age.hierarchy.csv', levels.replace('59;old;*\n', ''));
  await workspace.changed('levels/age.hierarchy.csv');
  await workspace.client.until(() => /Row 40 of the data/.test(problem(uri)), 'the value that is not named');
  workspace.write('levels/age.hierarchy.csv', levels);
  await workspace.changed('levels/age.hierarchy.csv');
  await workspace.client.until(() => problem(uri) === 'none', 'it is used');
  const patterns = workspace.client.registrations.flatMap(
    ({ registerOptions }) => (registerOptions as { watchers?: { globPattern: string }[] })?.watchers ?? [],
  );
  assert.ok(patterns.some(({ globPattern }) => globPattern === '**/age.hierarchy.csv'));
});

test('an automatic hierarchy is written beside the file, named in quasi.json, and used from then on', async () => {
  await open({ 'people.csv': people, 'quasi.json': config({ age: 'quasi-identifier' }) });
  const uri = await workspace.openData('people.csv');
  const [entry] = titled(await entries(uri), /hierarchy of age/);
  assert.equal(entry.title, 'Edit the hierarchy of age… (written beside the file)');
  assert.deepEqual([entry.command?.command, entry.command?.arguments], ['quasi.editHierarchy', [uri, 0]]);
  const { uri: written } = await editHierarchy(uri, 0);
  assert.equal(written, workspace.uri('people.age.hierarchy.csv'));
  assert.match(workspace.text('people.age.hierarchy.csv'), /^20;20–24;20–29;20–39;\*\n21;/);
  assert.deepEqual(JSON.parse(workspace.text('quasi.json')).columns, {
    age: { role: 'quasi-identifier', hierarchy: 'people.age.hierarchy.csv' },
  });
  await workspace.client.until(
    () =>
      workspace.client.statuses.filter((one) => one.uri === uri && one.state === 'ready' && !one.isPartial).length > 1,
    'the file is looked at again',
  );
  assert.equal(problem(uri), 'none');
  assert.match(await card(uri), /from people\.age\.hierarchy\.csv; distinct values: 40 → 8 → 4 → 2 → 1\./);
  // The file is there now: it is opened as it is.
  workspace.write('people.age.hierarchy.csv', levels);
  assert.equal((await editHierarchy(uri, 0)).uri, written);
  assert.equal(workspace.text('people.age.hierarchy.csv'), levels);
});

test('a file that is named and not there is written where it is named', async () => {
  await open({ 'people.csv': people, 'quasi.json': config({ age: { hierarchy: 'age.hierarchy.csv' } }) });
  const uri = await workspace.openData('people.csv');
  await editHierarchy(uri, 0);
  assert.match(workspace.text('age.hierarchy.csv'), /^20;20–24;/);
});

test('names of columns make names of files, and nothing outside of the folder', async () => {
  await open({
    'people.csv': people.replace('age', '../../../x y'),
    'quasi.json': JSON.stringify({ quasiIdentifiers: ['../../../x y'] }),
  });
  const uri = await workspace.openData('people.csv');
  await editHierarchy(uri, 0);
  assert.ok(existsSync(join(workspace.folder, 'people._x_y.hierarchy.csv')));
});

test('a document that is no file, and a hierarchy that is opened itself', async () => {
  await open({ 'people.csv': people, 'age.hierarchy.csv': levels });
  const { client } = workspace;
  await client.open('untitled:people.csv', people);
  await client.settled('untitled:people.csv');
  await assert.rejects(editHierarchy('untitled:people.csv', 0), /Save the document first/);
  assert.deepEqual(titled(await entries('untitled:people.csv'), /hierarchy of/), []);
  await client.open(workspace.uri('age.hierarchy.csv'), levels);
  await workspace.openData('people.csv');
  assert.equal(
    client.statuses.some(({ uri }) => uri === workspace.uri('age.hierarchy.csv')),
    false,
  );
});
