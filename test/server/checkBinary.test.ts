/** Files that are no text, in a server process: checked, listed with their folder, shown in the views, and given roles in quasi.json. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import type {
  CheckFileResult,
  CheckWorkspaceResult,
  ColumnEntry,
  FileChecked,
  Policies,
  Review,
} from '@quasi/shared/protocol';
import { comesWithin } from '@quasi/shared/testing';
import { type ApplyWorkspaceEditParams, CancellationTokenSource } from 'vscode-languageserver-protocol/node';
import { bookOf } from '../../server/src/readers/xlsx/testBook.ts';
import { Workspace } from './workspace.ts';

const header = ['contact', 'age', 'sex', 'town'];
const people = Array.from({ length: 12 }, (_, i) => [
  `ann${i}@example.org`,
  String(30 + i),
  'fm'[i % 2],
  `town${i % 3}`,
]);
const readings = Array.from({ length: 30 }, (_, i) => [
  `s${i % 3}`,
  `2024-01-01T00:${10 + i}:00Z`,
  String(20 + i / 10),
]);

function sheetOf(rows: readonly (readonly string[])[]): string {
  const cellOf = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  return rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
}

const onePeople = bookOf({ sheets: { People: sheetOf([header, ...people]) } });
const both = bookOf({
  sheets: { Log: sheetOf([['sensor', 'time', 'celsius'], ...readings]), People: sheetOf([header, ...people]) },
});

let workspace: Workspace;
afterEach(() => workspace.close());

async function opened(files: Readonly<Record<string, Uint8Array>>) {
  workspace = await Workspace.open({});
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(workspace.folder, name), bytes);
  const { client } = workspace;
  const ask = <T>(method: string, name: string, more: object = {}) =>
    client.connection.sendRequest<T>(method, { uri: workspace.uri(name), ...more });
  return {
    client,
    ask,
    messages: (name: string) => client.shown(workspace.uri(name)).map(({ message }) => String(message)),
  };
}

test('a spreadsheet is checked: its findings stand at its address, and name their cells', async () => {
  const { client, ask, messages } = await opened({ 'people.xlsx': onePeople });
  const { status, findings } = await ask<CheckFileResult>('quasi/checkFile', 'people.xlsx');
  assert.match(status.inShort ?? '', /identifier.*k 1 of 5/);
  assert.deepEqual([status.rows, status.columns], [12, 4]);
  const shown = client.shown(workspace.uri('people.xlsx'));
  assert.equal(shown.length, findings);
  assert.ok(shown.every(({ range }) => range.start.line === 0 && range.end.character === 0));
  assert.ok(messages('people.xlsx').some((message) => /^contact identifies people/.test(message)));
  assert.ok(
    messages('people.xlsx').some((message) => /People![A-D]\d+/.test(message)),
    messages('people.xlsx').join('\n'),
  );
  assert.deepEqual(await workspace.actions(workspace.uri('people.xlsx'), 0, 0), []);
});

test('of a book with several sheets the views have all columns, with cards and a review', async () => {
  const { ask } = await opened({ 'both.xlsx': both });
  assert.equal(await ask('quasi/columns', 'both.xlsx'), null);
  assert.equal(await ask('quasi/policies', 'both.xlsx'), null);
  const { status } = await ask<CheckFileResult>('quasi/checkFile', 'both.xlsx');
  assert.match(status.inShort ?? '', /^People: /);
  assert.deepEqual(status.tables, ['People', 'Log']);
  const entries = await ask<ColumnEntry[]>('quasi/columns', 'both.xlsx');
  assert.equal(entries.length, 7);
  assert.equal(entries[0].name, 'contact');
  assert.match(entries[0].description, /^People · identifier/);
  assert.match(
    await ask<string>('quasi/columnCard', 'both.xlsx', { column: entries[0].column }),
    /contact.*identifier/s,
  );
  assert.match(status.card ?? '', /both\\?\.xlsx · People/);
  assert.equal((await ask<Review>('quasi/review', 'both.xlsx')).columns.length, 7);
  assert.equal((await ask<Policies>('quasi/policies', 'both.xlsx')).k, 5);
});

test('a role that is given to a column stands in quasi.json, and the file is judged by it', async () => {
  const { client, ask } = await opened({ 'people.xlsx': onePeople });
  await ask('quasi/checkFile', 'people.xlsx');
  client.connection.onRequest('workspace/applyEdit', async ({ edit }: ApplyWorkspaceEditParams) => {
    await workspace.apply(edit);
    return { applied: true };
  });
  const entryOf = async (name: string) => {
    const entries = await ask<ColumnEntry[]>('quasi/columns', 'people.xlsx');
    return entries.find((each) => each.name === name) ?? assert.fail(name);
  };
  assert.equal((await entryOf('town')).role, 'quasi-identifier');
  const { column } = await entryOf('town');
  const roles = [{ position: column + 1, name: 'town', role: 'insensitive' }];
  await assert.rejects(ask('quasi/declareRoles', 'people.xlsx', { roles: [{ ...roles[0], name: 'age' }] }), /changed/);
  await ask('quasi/declareRoles', 'people.xlsx', { roles });
  assert.match(workspace.text('quasi.json'), /people\.xlsx".*"town".*"insensitive"/s);
  const uri = workspace.uri('people.xlsx');
  await client.until(
    () => !client.statuses.findLast((one) => one.uri === uri)?.quasiIdentifiers?.includes('town'),
    'the role to count',
  );
  assert.equal((await entryOf('town')).role, 'insensitive');
});

test('a folder is searched for spreadsheets, too, and one that changes is checked again', async () => {
  const { client, messages } = await opened({ 'people.xlsx': onePeople, 'both.xlsx': both });
  const listed: FileChecked[] = [];
  client.connection.onNotification('quasi/fileChecked', (each: FileChecked) => {
    listed.push(each);
  });
  const result = await client.connection.sendRequest<CheckWorkspaceResult>('quasi/checkWorkspace', { uris: [] });
  assert.deepEqual(result, { files: 2, checked: 2 });
  assert.ok(listed.every(({ status, findings }) => status.state === 'ready' && findings > 0));
  assert.ok(client.registrations.some(({ registerOptions }) => JSON.stringify(registerOptions).includes('xlsx')));
  const things = bookOf({ sheets: { Log: sheetOf([['sensor', 'time', 'celsius'], ...readings]) } });
  writeFileSync(join(workspace.folder, 'people.xlsx'), things);
  await workspace.changed('people.xlsx');
  const uri = workspace.uri('people.xlsx');
  await client.until(() => client.statuses.findLast((one) => one.uri === uri)?.isAboutNobody === true, 'the new sheet');
  assert.ok(messages('people.xlsx').every((message) => !message.includes('contact')));
});

test('a damaged book is refused with a sentence, and a long check can be cancelled', async () => {
  const rows = Array.from({ length: 60_000 }, (_, i) => [
    `ann${i}@example.org`,
    String(i % 97),
    'fm'[i % 2],
    `town${i}`,
  ]);
  const large = bookOf({ sheets: { People: sheetOf([header, ...rows]) } });
  const { client, ask, messages } = await opened({
    'bad.xlsx': onePeople.subarray(0, 700),
    'large.xlsx': large,
  });
  await assert.rejects(ask('quasi/checkFile', 'bad.xlsx'), /\.$/);
  assert.deepEqual(messages('bad.xlsx'), []);
  await comesWithin(800, async () => {
    const source = new CancellationTokenSource();
    const params = { uri: workspace.uri('large.xlsx'), workDoneToken: 'a' };
    const request = client.connection.sendRequest('quasi/checkFile', params, source.token);
    setTimeout(() => source.cancel(), 100);
    await assert.rejects(Promise.resolve(request), /cancelled/);
  });
  assert.deepEqual(messages('large.xlsx'), []);
  assert.equal(await ask('quasi/columns', 'large.xlsx'), null);
});
