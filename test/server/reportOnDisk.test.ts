/** `quasi/report` on files that have no document: read from disk, checked first where they were not, with what leads to places as far as there are any. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { type ColumnEntry, type FileStatus, type ReportResult, reportRequest } from '@quasi/shared/protocol';
import { bookOf } from '../../server/src/readers/xlsx/testBook.ts';
import { able, Workspace } from './workspace.ts';

const rows = [
  ['contact', 'age', 'sex', 'town'],
  ...Array.from({ length: 30 }, (_, i) => [`ann${i}@example.org`, String(30 + (i % 20)), 'fm'[i % 2], `town${i % 3}`]),
];
const things = [['sensor', 'celsius'], ...Array.from({ length: 30 }, (_, i) => [`s${i % 3}`, String(20 + i / 10)])];

function sheetOf(cells: readonly (readonly string[])[]): string {
  const cellOf = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  return cells.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
}

const csv = rows.map((row) => row.join(',')).join('\n');
const files: Readonly<Record<string, Uint8Array | string>> = {
  'people.xlsx': bookOf({ sheets: { People: sheetOf(rows) } }),
  'both.xlsx': bookOf({ sheets: { Log: sheetOf(things), 'A & <People>': sheetOf(rows) } }),
  'people.csv': csv,
  'people.csv.gz': gzipSync(csv),
  'empty.csv': 'contact,age\n',
};

let workspace: Workspace;
afterEach(() => workspace.close());

async function opened() {
  workspace = await Workspace.open({}, able, { initializationOptions: { hasCommands: true } });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(workspace.folder, name), bytes);
  const { connection } = workspace.client;
  return {
    htmlOf: async (name: string, part?: string) => {
      const params = { uri: workspace.uri(name), ...(part !== undefined && { part }) };
      return (await connection.sendRequest<ReportResult | null>(reportRequest, params))?.html ?? '';
    },
    columns: (name: string) =>
      connection.sendRequest<ColumnEntry[] | null>('quasi/columns', { uri: workspace.uri(name) }),
  };
}

/** Commands with their arguments, by what they stand on. */
function links(html: string): Map<string, unknown[]> {
  return new Map(
    Array.from(html.matchAll(/<a href="command:([^?"]*)\?([^"]*)">([^<]*)</g), ([, command, args = '', text]) => [
      String(text),
      [command, ...JSON.parse(decodeURIComponent(args))],
    ]),
  );
}

test('a spreadsheet: its columns lead to the view of columns, and its rows are named as in the sheet', async () => {
  const { htmlOf, columns } = await opened();
  const html = await htmlOf('people.xlsx');
  assert.match(html, /Disclosure risk of people\.xlsx/);
  assert.match(html, /For readers inside/);
  assert.match(html, /People!A\d+/);
  const uri = workspace.uri('people.xlsx');
  const entries = (await columns('people.xlsx')) ?? [];
  assert.equal(entries.length, 4);
  for (const { name, column } of entries) {
    assert.deepEqual(links(html).get(name), ['quasi.showColumn', uri, column], name);
  }
});

test('of several sheets the first page lists them, and each has a page whose columns are those of the view', async () => {
  const { htmlOf, columns } = await opened();
  const list = await htmlOf('both.xlsx');
  const uri = workspace.uri('both.xlsx');
  assert.match(list, /2 tables, not ready: 1\./);
  assert.deepEqual(links(list).get('Log'), ['quasi.openReport', uri, 'Log']);
  assert.deepEqual(links(list).get('A &amp; &lt;People&gt;'), ['quasi.openReport', uri, 'A & <People>']);
  const html = await htmlOf('both.xlsx', 'A & <People>');
  assert.match(html, /Disclosure risk of both\.xlsx, A &amp; &lt;People&gt;/);
  const age = ((await columns('both.xlsx')) ?? []).find(({ name }) => name === 'age');
  assert.deepEqual(links(html).get('age'), ['quasi.showColumn', uri, age?.column]);
});

test('a text on disk has places, and one that is packed has none', async () => {
  const { htmlOf } = await opened();
  const uri = workspace.uri('people.csv');
  const found = links(await htmlOf('people.csv'));
  assert.deepEqual(found.get('age'), ['quasi.showPlace', uri, 0, 8]);
  assert.ok([...found.values()].some(([command, , line]) => command === 'quasi.showPlace' && Number(line) > 0));
  const packed = [...links(await htmlOf('people.csv.gz')).values()];
  assert.ok(packed.length > 0 && packed.every(([command]) => command === 'quasi.showColumn'));
});

test('it was checked by then, and is followed', async () => {
  const { htmlOf } = await opened();
  const before = await htmlOf('people.csv');
  const uri = workspace.uri('people.csv');
  const statusNow = () => workspace.client.statuses.findLast((status: FileStatus) => status.uri === uri);
  assert.equal(statusNow()?.rows, 30);
  assert.ok(workspace.client.shown(uri).length > 0);
  writeFileSync(join(workspace.folder, 'people.csv'), csv.split('\n').slice(0, 20).join('\n'));
  assert.notEqual(await htmlOf('people.csv'), before);
});

test('what cannot be read says why; a table without rows has a page that says so', async () => {
  const { htmlOf } = await opened();
  await assert.rejects(htmlOf('gone.csv'), /./);
  assert.match(await htmlOf('empty.csv'), /0 rows/);
});
