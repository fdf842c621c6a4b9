/** Files on disk that are no text, checked: findings by the address of the file, places in words, what the views show, changes on disk. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { defaultSettings, type Settings } from '@quasi/shared/config';
import type { FileStatus } from '@quasi/shared/protocol';
import type { Connection, Diagnostic, PublishDiagnosticsParams } from 'vscode-languageserver/node';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { CheckedFiles } from '../../server/src/documents/checkedFiles.ts';
import { FileWatcher } from '../../server/src/documents/fileWatcher.ts';
import { Publisher } from '../../server/src/documents/publisher.ts';
import { readers } from '../../server/src/readers/index.ts';
import { Scheduler } from '../../server/src/scheduler.ts';
import { eventually } from '../eventually.ts';
import { keyValue } from '../readers/keyValue.ts';
import { keyValueTables } from '../readers/keyValueTables.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-checked-'));
const rows = ['f,30,Bern', 'f,30,Bern', 'm,31,Basel', 'm,44,Chur', 'f,52,Chur'].map((row) => row.split(','));
const people = rows
  .map(([sex, age, town], i) => `sex=${sex} age=${age} town=${town} email=p${i}@example.org\n`)
  .join('');
const things = Array.from(
  { length: 30 },
  (_, i) => `sensor=s${i % 3} time=2024-01-01T00:${10 + i}:00Z celsius=${20 + i / 10}\n`,
).join('');

const settings: Settings = { ...defaultSettings, quasiIdentifiers: ['sex', 'age', 'town'], maxRowFindings: 20 };

/** What the editor shows, and what it is asked to show. */
let shown: Map<string, readonly Diagnostic[]>;
let statuses: FileStatus[];
let settingsOfPart: Map<string, Settings>;
let checked: CheckedFiles;

before(() => readers.unshift(keyValue, keyValueTables));
after(() => {
  readers.splice(0, 2);
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  shown = new Map();
  statuses = [];
  settingsOfPart = new Map();
  const connection = {
    sendDiagnostics: ({ uri, diagnostics }: PublishDiagnosticsParams) => shown.set(uri, diagnostics),
    sendNotification: (_: string, status: FileStatus) => statuses.push(status),
  } as unknown as Connection;
  const abilities = { fileWatching: false, workDoneProgress: false, relatedInformation: true };
  const watcher = new FileWatcher(connection, abilities as ConstructorParameters<typeof FileWatcher>[1]);
  const publisher = new Publisher(connection, abilities, () => undefined);
  const settingsOf = async (_: string, part?: string) => settingsOfPart.get(part ?? '') ?? settings;
  const worldOf = (_: string, own: Settings) => onlySettings(own, undefined);
  checked = new CheckedFiles(new Scheduler(), publisher, watcher, settingsOf, worldOf);
});
afterEach(() => checked.stop());

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return pathToFileURL(path).href;
}

async function check(uri: string) {
  const outcome = await checked.check(uri, settings, () => undefined).outcome;
  return outcome.finished ? outcome.value : assert.fail('it was dropped');
}

const messagesOf = (uri: string) => (shown.get(uri) ?? []).map(({ message }) => String(message));
const viewOf = (uri: string) => checked.viewOf(uri) ?? assert.fail('there is no view');

test('findings stand at the beginning of the file, and their messages name rows and columns', async () => {
  const uri = file('people.kv', people);
  const { status, findings } = await check(uri);
  const diagnostics = shown.get(uri) ?? [];
  assert.equal(findings, diagnostics.length);
  const beginning = { line: 0, character: 0 };
  for (const { range } of diagnostics) assert.deepEqual(range, { start: beginning, end: beginning });
  const messages = messagesOf(uri);
  for (const row of [3, 4, 5])
    assert.ok(
      messages.some((message) => message.startsWith(`row ${row}: `)),
      messages.join('\n'),
    );
  assert.ok(messages.some((message) => message.includes('email')));
  assert.match(status.inShort ?? '', /identifier.*k 1 of 5/);
  assert.deepEqual(status.nextFixes, []);
  assert.equal(status.delimiter, undefined);
});

test('the views have its columns with roles and reasons, a card for each, and the card of the file', async () => {
  const uri = file('people.kv', people);
  await check(uri);
  const { entries, cards, status, review, names } = viewOf(uri);
  assert.deepEqual(
    entries.map(({ name, role }) => [name, role]),
    [['email', 'identifier'], ...entries.slice(1).map(({ name }) => [name, 'quasi-identifier'])],
  );
  assert.ok(entries.every(({ range }) => range === undefined));
  for (const { column, name } of entries) assert.match(cards.get(column) ?? '', new RegExp(name));
  assert.match(status.card ?? '', /people\\?\.kv/);
  assert.deepEqual(names, ['sex', 'age', 'town', 'email']);
  assert.deepEqual(
    review.columns.map(({ position, name }) => [position, name]),
    names.map((name, i) => [i + 1, name]),
  );
});

test('of a file with several tables each is judged, and named in findings, columns and verdict; the gravest comes first', async () => {
  const uri = file('all.kvs', `[log]\n${things}[people]\n${people}`);
  const { status } = await check(uri);
  assert.match(status.inShort ?? '', /^people: /);
  assert.match(status.verdict ?? '', /people: .*log: /);
  assert.deepEqual(status.tables, ['people', 'log']);
  const messages = messagesOf(uri);
  assert.ok(
    messages.some((message) => message.startsWith('people, row 3: ')),
    messages.join('\n'),
  );
  assert.ok(
    messages.every((message) => /^(people|log)[,:] /.test(message)),
    messages.join('\n'),
  );
  const { entries, cards, review, names } = viewOf(uri);
  assert.equal(entries[0].name, 'email');
  assert.match(entries[0].description, /^people · identifier/);
  for (const { column, name } of entries) {
    assert.equal(names[column], name);
    assert.match(cards.get(column) ?? '', new RegExp(name));
    assert.match(review.columns[column].name, new RegExp(`: ${name}$`));
    assert.equal(review.columns[column].position, column + 1);
  }
});

test('a format names its places itself', async () => {
  const uri = file('book.kvs', `[Sheet1]\n${people}`);
  await check(uri);
  const messages = messagesOf(uri);
  assert.ok(
    messages.some((message) => message.startsWith('Sheet1!B3: ')),
    messages.join('\n'),
  );
});

test('a table that cannot be read keeps none of the others from it; where none can, the first says why', async () => {
  const uri = file('some.kvs', `[old]\ndamaged\n[people]\n${people}`);
  const { status } = await check(uri);
  assert.equal(status.state, 'ready');
  assert.match(status.inShort ?? '', /^people: /);
  assert.match(status.verdict ?? '', /old: It is damaged\./);
  assert.match(viewOf(uri).status.card ?? '', /old: It is damaged\./);
  await assert.rejects(check(file('none.kvs', '[old]\ndamaged\n[older]\ndamaged\n')), /It is damaged/);
});

test('each table is judged by what a configuration says of it, and again when that changes', async () => {
  const uri = file('all.kvs', `[log]\n${things}[people]\n${people}`);
  settingsOfPart.set('people', { ...settings, k: 1 });
  assert.match((await check(uri)).status.verdict ?? '', /people: /);
  const before = viewOf(uri);
  settingsOfPart.set('people', { ...settings, k: 2 });
  checked.look();
  await eventually(() => assert.notEqual(viewOf(uri), before));
  checked.look();
  const now = viewOf(uri);
  await new Promise((resolve) => setTimeout(resolve, 700));
  assert.equal(viewOf(uri), now);
});

test('a file that changes is checked again; while it is damaged it says so; one that is gone is forgotten', async () => {
  const uri = file('changing.kvs', `[people]\n${people}`);
  await check(uri);
  assert.ok(messagesOf(uri).length > 0);

  file('changing.kvs', 'half written');
  checked.look();
  await eventually(() => assert.equal(statuses.at(-1)?.state, 'failed'));
  assert.match(statuses.at(-1)?.reason ?? '', /holds no table/);
  assert.deepEqual(messagesOf(uri), []);
  assert.equal(checked.viewOf(uri), undefined);

  file('changing.kvs', `[people]\n${people}`);
  checked.look();
  await eventually(() => assert.equal(statuses.at(-1)?.state, 'ready'));
  assert.ok(messagesOf(uri).length > 0);

  unlinkSync(join(folder, 'changing.kvs'));
  checked.look();
  await eventually(() => assert.equal(statuses.at(-1)?.state, 'idle'));
  assert.deepEqual(messagesOf(uri), []);
  assert.equal(checked.has(uri), false);
  assert.equal(checked.viewOf(uri), undefined);
});

test('a check that is dropped shows nothing', async () => {
  const uri = file('dropped.kvs', `[log]\n${things}[people]\n${people}`);
  const task = checked.check(uri, settings, () => task.drop());
  assert.deepEqual(await task.outcome, { finished: false });
  await eventually(() => assert.equal(checked.has(uri), false));
  assert.deepEqual(messagesOf(uri), []);
});
