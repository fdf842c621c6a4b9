/** The columns of an open document as the view in the Explorer lists them, and the card of one: in a server process as a user runs it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, test } from 'node:test';
import { type ColumnEntry, columnCardRequest, columnsRequest, MOST_COLUMN_ENTRIES } from '@quasi/shared/protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { eventually } from '../eventually.ts';
import { TestClient } from './client.ts';
import { csvOfSize } from './csvOfSize.ts';

const uri = 'file:///people.csv';
const patients = readFileSync(new URL('../../samples/patients.csv', import.meta.url), 'utf8');

let client: TestClient;
beforeEach(async () => {
  client = await TestClient.start();
});
afterEach(() => client.stop());

const columnsOf = (of = uri) => client.connection.sendRequest<ColumnEntry[] | null>(columnsRequest, { uri: of });
const cardOf = (column: number) => client.connection.sendRequest<string | null>(columnCardRequest, { uri, column });

async function listed(text: string): Promise<ColumnEntry[]> {
  await client.open(uri, text);
  await client.settled(uri);
  const entries = await columnsOf();
  assert.ok(entries);
  return entries;
}

function entryOf(entries: readonly ColumnEntry[], name: string): ColumnEntry {
  const entry = entries.find((each) => each.name === name);
  assert.ok(entry, entries.map((each) => each.name).join());
  return entry;
}

test('columns come by risk: what names people, then what finds them, by sensitivity, then the rest', async () => {
  const entries = await listed(patients);
  assert.deepEqual(
    entries.map(({ name, description }) => `${name}: ${description}`),
    [
      'patient_no: identifier',
      'discharge_date: 0.42 · quasi-identifier',
      'admission_date: 0.42 · quasi-identifier',
      'zip: 0.38 · quasi-identifier',
      'birth_date: 0.38 · quasi-identifier',
      'sex: 0.29 · quasi-identifier',
      'ethnicity: 0.22 · quasi-identifier',
      'diagnosis: sensitive',
      'discharged_to: sensitive',
    ],
  );
});

test('below a column stand its findings, its small keys and what it follows from, each in words too', async () => {
  const entries = await listed(patients);
  const zip = entryOf(entries, 'zip');
  assert.equal(zip.spoken, 'zip: quasi-identifier, sensitivity 0.38 among quasi-identifiers, 2 findings');
  assert.deepEqual(
    zip.details.map(({ sort, severity, text }) => [sort, severity, text]),
    [
      ['finding', 'information', 'zip distinguishes every row with sex, admission_date'],
      ['finding', 'information', '13 % of rows are unique on zip, ethnicity'],
      ['key', undefined, 'with ethnicity: 13 %'],
    ],
  );
  assert.match(zip.details[0].spoken, /^Information: zip distinguishes every row with /);
  assert.equal(zip.details[2].spoken, 'Small key: 13 % of the rows are unique on zip, ethnicity.');
});

test('a range is the cell of the header, also after wide characters and line breaks in quotes', async () => {
  const text = 'näme😀,"zip\ncode",sex\nAnn,8001,f\nBea,8002,m\n';
  const entries = await listed(text);
  const document = TextDocument.create(uri, 'csv', 0, text);
  const cells = entries.toSorted((a, b) => a.column - b.column).map(({ range }) => document.getText(range));
  assert.deepEqual(cells, ['näme😀', '"zip\ncode"', 'sex']);
});

test('without a header the columns are numbered and their cells are those of the first record', async () => {
  const text = '31,f,8001\n32,m,8002\n33,f,8003\n34,m,8004\n';
  const entries = await listed(text);
  const document = TextDocument.create(uri, 'csv', 0, text);
  const places = entries.map(({ name, range }) => `${name}: ${document.getText(range)}`);
  assert.deepEqual(places.sort(), ['column 1: 31', 'column 2: f', 'column 3: 8001']);
});

test('an edit of the header moves the cells', async () => {
  await listed('contact,sex\nann@example.org,f\nbea@example.org,m\ncem@example.org,m\n');
  await client.change(uri, 'the_', { start: { line: 0, character: 8 }, end: { line: 0, character: 8 } });
  await client.settled(uri);
  const moved = entryOf((await columnsOf()) ?? [], 'the_sex');
  assert.deepEqual(moved.range, { start: { line: 0, character: 8 }, end: { line: 0, character: 15 } });
});

test('of a document that is not open nothing is known; an empty one has no columns', async () => {
  assert.equal(await columnsOf('file:///elsewhere.csv'), null);
  assert.deepEqual(await listed(''), []);
});

test('of very many columns those most at risk are told', async () => {
  const names = Array.from({ length: 3000 }, (_, i) => `measurement_${i}`);
  const row = (value: number) => names.map((_, i) => (i === 2999 ? `p${value}@example.org` : (value * i) % 7)).join();
  const entries = await listed(`${names.join()}\n${[1, 2, 3, 4, 5, 6].map(row).join('\n')}\n`);
  assert.equal(entries.length, MOST_COLUMN_ENTRIES);
  assert.equal(entries[0].name, 'measurement_2999');
  const { start, end } = entries[0].range ?? assert.fail();
  assert.equal(names.join().slice(start.character, end.character), 'measurement_2999');
});

test('a header that would be markup, a command, a control or a book is shown inert and short', async () => {
  const evil = [
    '[x](command:workbench.action.quit)',
    '<img src=x onerror=alert(1)>',
    '$(flame) **bold** `code`',
    'abc\u202Edcba',
    '\u001B[31mred',
    'y'.repeat(100_000),
  ];
  const row = (value: number) => evil.map((_, i) => `${(value + i) % 5}`).join();
  const entries = await listed(`${evil.join()}\n${Array.from({ length: 20 }, (_, i) => row(i * i)).join('\n')}\n`);
  assert.equal(entries.length, evil.length);
  for (const entry of entries) {
    const texts = [
      entry.name,
      entry.description,
      entry.spoken,
      ...entry.details.flatMap((one) => [one.text, one.spoken]),
    ];
    for (const text of texts) assert.doesNotMatch(text, /[\u0000-\u001F\u202A-\u202E]/, JSON.stringify(text));
    assert.ok(entry.name.length <= 60);
    assert.ok(texts.every((text) => text.length < 1000));
    const card = (await cardOf(entry.column)) ?? '';
    assert.ok(card.length > 50 && card.length < 5000);
    assert.doesNotMatch(card, /(?<!\\)\]\(|(?<!\\)<|(?<!\\)\$\(|[\u0000-\u0009\u202A-\u202E]/);
  }
  const { card = '', quasiIdentifiers = [] } = client.statuses.at(-1) ?? {};
  assert.doesNotMatch(card, /(?<!\\)\]\(|(?<!\\)<|(?<!\\)\$\(|[\u0000-\u0009\u202A-\u202E]/);
  assert.ok(card.length < 5000);
  assert.ok(quasiIdentifiers.every((name) => name.length <= 60 && !/[\u0000-\u001F\u202A-\u202E]/.test(name)));
});

test('a card says what the hover of the header says', async () => {
  const entries = await listed(patients);
  const { column, range } = entryOf(entries, 'zip');
  const place = { textDocument: { uri }, position: range?.start };
  // The facts that are known last come after the last status.
  await eventually(async () => {
    const hover = await client.connection.sendRequest<{ contents: { value: string } }>('textDocument/hover', place);
    assert.ok(hover.contents.value.startsWith((await cardOf(column)) ?? 'nothing'));
  });
  assert.equal(await cardOf(99), null);
});

test('the status carries the card of the file: first of the classes, then of all, with the verdict in a word', async () => {
  await listed(patients);
  const [partial, last] = client.statuses.filter(({ state }) => state === 'ready');
  assert.match(partial.card ?? '', /^\*\*people\\\.csv\*\*\n\nRows are people: .*\. {2}\nNot ready for default: /);
  assert.doesNotMatch(partial.card ?? '', /sensitivity|DIS/);
  assert.match(last.card ?? '', /sensitivity.*DIS/s);
  assert.equal(last.verdictState, 'not-ready');
  await client.open('file:///b%20c.csv', `sex,age\n${'f,30\n'.repeat(5)}${'m,40\n'.repeat(5)}`);
  await client.settled('file:///b%20c.csv');
  const other = client.statuses.at(-1);
  assert.equal(other?.verdictState, 'ready');
  assert.match(other?.card ?? '', /^\*\*b c\\\.csv\*\*\n\nRows are people: sex, age\. {2}\nReady for default: /);
});

test('once all is told the status stays ready, whatever is prepared for hovers', async () => {
  await client.open(uri, csvOfSize(5_000_000));
  await client.settled(uri);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  assert.equal(client.statuses.at(-1)?.state, 'ready');
});
