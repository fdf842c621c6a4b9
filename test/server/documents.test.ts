/** Documents over the wire: opened, edited, configured, closed and opened again, in a server process as a user runs it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Diagnostic, Hover, Range } from 'vscode-languageserver-protocol/node';
import { TestClient } from './client.ts';
import { csvOfSize } from './csvOfSize.ts';
import { earlyOf } from './early.ts';

let client: TestClient;
let documents = 0;
before(async () => {
  client = await TestClient.start();
});
after(() => client.stop());

const newUri = () => `file:///quasi-test/document-${++documents}.csv`;
const message = (uri: string) => String(earlyOf(client.shown(uri))[0].message);
const codes = (uri: string) => earlyOf(client.shown(uri)).map(({ code }) => code);
const firstLine = (diagnostic: Diagnostic | undefined) => diagnostic?.range.start.line;

async function opened(text: string, languageId?: string): Promise<string> {
  const uri = newUri();
  await client.open(uri, text, languageId);
  await client.settled(uri);
  return uri;
}

async function hoverText(uri: string, line: number, character: number): Promise<string | undefined> {
  const hover: Hover | null = await client.connection.sendRequest('textDocument/hover', {
    textDocument: { uri },
    position: { line, character },
  });
  return hover ? (hover.contents as { value: string }).value : undefined;
}

const people = 'age,sex,zip\n31,f,02138\n31,f,02138\n31,f,02138\n31,f,02138\n31,f,02138\n77,m,02139\n';

test('a file with small classes has one finding on its header and one on each row at risk', async () => {
  const uri = await opened(people);
  assert.deepEqual(codes(uri), ['small-classes', 'row-stands-alone']);
  // On age alone, which is the first of the smallest sets that single the row out.
  assert.deepEqual(client.shown(uri)[1].range, { start: { line: 6, character: 0 }, end: { line: 6, character: 2 } });
  const status = client.statuses.findLast((one) => one.uri === uri);
  assert.equal(status?.k, 1);
  assert.equal(status?.uniqueRows, 1);
  assert.equal(status?.rows, 6);
});

test('an edit that makes a row like the others takes its finding away, and undoing it brings it back', async () => {
  const uri = await opened(people + '31,m,02138\n'.repeat(5));
  const row = { start: { line: 6, character: 0 }, end: { line: 6, character: 10 } };
  await client.change(uri, '31,f,02138', row);
  await client.settled(uri);
  assert.deepEqual(codes(uri), []);
  await client.change(uri, '77,m,02139', row);
  await client.settled(uri);
  assert.deepEqual(codes(uri), ['small-classes', 'row-stands-alone']);
});

test('a finding moves with its row when lines are inserted above it', async () => {
  const uri = await opened(people);
  const top: Range = { start: { line: 1, character: 0 }, end: { line: 1, character: 0 } };
  await client.change(uri, '31,f,02138\n31,f,02138\n', top);
  await client.settled(uri);
  const alone = client.shown(uri).filter(({ code }) => code === 'row-stands-alone');
  assert.deepEqual(alone.map(firstLine), [8]);
});

test('ranges count UTF-16 units, and lines inside quotes', async () => {
  const uri = await opened('name,note\n😀é,"two\nlines"\nx\n');
  const ragged = client.shown(uri).find(({ code }) => code === 'ragged-row');
  assert.deepEqual(ragged?.range, { start: { line: 3, character: 0 }, end: { line: 3, character: 1 } });
  const text = await hoverText(uri, 2, 3);
  assert.match(text ?? '', /Line \d/);
});

test('hovering over the header describes the column, over a cell the class of its row', async () => {
  const uri = await opened(people);
  assert.match((await hoverText(uri, 0, 5)) ?? '', /\*\*sex\*\*[\s\S]*2 distinct values in 6 rows/);
  assert.match((await hoverText(uri, 2, 1)) ?? '', /5 of 6 rows share these values of age, sex, zip/);
  assert.equal(await hoverText(uri, 7, 0), undefined);
});

test('settings of the folder decide, and a change of them is followed', async () => {
  const uri = await opened(people);
  client.settings = { ...client.settings, quasiIdentifiers: ['sex'], k: 2 };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await client.settled(uri, true);
  assert.match(message(uri), /on sex/);
  assert.match(message(uri), /k = 2/);
  client.settings = { structureDelay: 0, idleDelay: 0, hover: 'full', k: 'five' };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await client.settled(uri, true);
  assert.match(message(uri), /k = 5/);
  assert.ok(client.log.some((line) => line.includes('quasi.k')));
  client.settings = { structureDelay: 0, idleDelay: 0, hover: 'full' };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
});

test('closing a document clears its findings; a change of language does not', async () => {
  const uri = await opened(people);
  const before = client.publications.length;
  await client.close(uri);
  await client.open(uri, people, 'dynamic csv');
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal(client.publications.slice(before).filter((one) => one.uri === uri).length, 0, 'nothing flickers');
  assert.equal(codes(uri).length, 2);
  await client.close(uri);
  await client.until(() => client.shown(uri).length === 0, 'the findings to be cleared');
});

test('a document closed while it was read is read when it is opened again', async () => {
  const uri = newUri();
  const text = csvOfSize(8_000_000);
  await client.open(uri, text);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await client.close(uri);
  await client.open(uri, text, 'dynamic csv');
  await client.settled(uri);
  assert.ok(codes(uri).includes('small-classes'));
});

test('settings changed while a document was closed count when it is opened again', async () => {
  const uri = await opened(people);
  await client.close(uri);
  client.settings = { ...client.settings, k: 1 };
  await client.open(uri, people);
  await client.settled(uri);
  assert.deepEqual(codes(uri), []);
  client.settings = { structureDelay: 0, idleDelay: 0, hover: 'full' };
});

test('a document opened twice without being closed counts as opened anew', async () => {
  const uri = newUri();
  await client.open(uri, people);
  await client.open(uri, 'a,b\n1,2\n1,2,3\n3,4\n');
  await client.settled(uri);
  assert.deepEqual(codes(uri), ['ragged-row', 'small-classes']);
});

test('a file with nothing to compare has no k', async () => {
  const uri = await opened('');
  const status = client.statuses.findLast((one) => one.uri === uri);
  assert.equal(status?.k, undefined);
  assert.deepEqual(codes(uri), []);
});

test('a quasi-identifier that the file does not have is named', async () => {
  client.settings = { ...client.settings, quasiIdentifiers: ['age', 'zipp'] };
  const uri = await opened(people);
  assert.match((await hoverText(uri, 0, 1)) ?? '', /also name zipp, which this file does not have/);
  client.settings = { structureDelay: 0, idleDelay: 0, hover: 'full' };
});

test('text in other scripts counts by its characters', async () => {
  const rows = Array.from({ length: 40 }, (_, i) => `東京都千代田区丸の内一丁目${i % 20}番${i % 2}号,f`);
  const uri = await opened(`motto,sex\n${rows.join('\n')}\n${rows[0]}終,f\n`);
  assert.equal(client.statuses.findLast((one) => one.uri === uri)?.k, 1);
});

test('a language that names another delimiter is read with it', async () => {
  const uri = await opened('a,b;c\n1,2;3\n4,5;6\n', 'csv (semicolon)');
  assert.equal(client.statuses.findLast((one) => one.uri === uri)?.delimiter, ';');
});

test('what has not changed is not published again', async () => {
  const uri = await opened(people);
  const before = client.publications.length;
  await client.change(uri, people);
  await client.settled(uri);
  assert.equal(client.publications.length, before);
});

test('the fix for a stray quote quotes the cell and keeps its value', async () => {
  const uri = await opened('name,x\n5" pipe,1\n"a"b,2\n');
  const diagnostics = client.shown(uri).filter(({ code }) => code === 'stray-quote');
  const actions: { title: string; edit: { changes: Record<string, { newText: string }[]> } }[] =
    await client.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range: diagnostics[0].range,
      context: { diagnostics },
    });
  const single = actions.filter(({ title }) => title.startsWith('Quote the cell'));
  assert.deepEqual(
    single.flatMap(({ edit }) => edit.changes[uri].map(({ newText }) => newText)),
    ['"5"" pipe"', '"""a""b"'],
  );
});

test('odd documents are read: empty, a header only, a lone quote', async () => {
  for (const text of ['', '\n', 'a,b', 'a,b\n', '"', '\uFEFFa,b\n1,2\n']) await opened(text);
});

test('a message is a headline and a line of details; a hover on one of many columns shows its own', async () => {
  const uri = await opened(`a,b,c,d\n${'=1,=1,=1,=1\n'.repeat(3)}x,x,x,x\n`);
  const [joint] = client.shown(uri).filter(({ code }) => code === 'formula-cell');
  assert.match(
    String(joint.message),
    /^\d+ cells in 4 columns begin like a formula: .*\nA spreadsheet runs them .* Fix: /,
  );
  const hover = (await hoverText(uri, 0, 4)) ?? '';
  assert.match(
    hover,
    /formula-cell: 3 of \d cells in (c|column 3) begin like a formula[\s\S]*put an apostrophe before them\./,
  );
  for (const { message: each } of client.shown(uri)) assert.ok(String(each).split('\n')[0].length <= 140);
});
