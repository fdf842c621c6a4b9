/** What a preview shows: the place of the first change, a list of values where a file is too large or too wide to compare, and the remedy made anew for a text that has changed. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { ChosenRemedy, PreviewForm, PreviewResult, RemedyList } from '@quasi/shared/protocol';
import { parse } from 'csv-parse/sync';
import { TestClient } from './client.ts';
import { choose, edited, resolving } from './menu.ts';

const withCommands = { initializationOptions: { hasCommands: true } };
const settings = { quasiIdentifiers: ['age', 'sex', 'zip'], k: 3 };

let client: TestClient;
afterEach(() => client.stop());

const request = <T>(method: string, params: object): Promise<T> => client.connection.sendRequest(method, params);
const preview = (chosen: ChosenRemedy, form?: PreviewForm) =>
  request<PreviewResult>('quasi/preview', { chosen, ...(form && { form }) });

let documents = 0;
async function opened(text: string): Promise<string> {
  const uri = `untitled:preview-${++documents}.csv`;
  await client.open(uri, text);
  await client.settled(uri);
  return uri;
}

async function remedyFor(uri: string, column: number, title: RegExp): Promise<ChosenRemedy> {
  const list = await request<RemedyList | null>('quasi/remedies', { uri, column });
  const found = list?.remedies.find(({ chosen }) => title.test(chosen.title));
  assert.ok(found, list?.remedies.map(({ chosen }) => chosen.title).join('; '));
  return found.chosen;
}

const names = 'email,age,sex,zip';
const people = (rows: number, more = 0) => {
  const extra = Array.from({ length: more }, (_, i) => `,v${i}`).join('');
  const cells = (row: number) => Array.from({ length: more }, (_, i) => `,${(row * (i + 3)) % 7}`).join('');
  const record = (i: number) =>
    `p${i}@x.org,${20 + ((i * 37) % 60)},${i % 2 ? 'f' : 'm'},${10_000 + ((i * 13) % 40)}${cells(i)}`;
  return `${[names + extra, ...Array.from({ length: rows }, (_, i) => record(i))].join('\n')}\n`;
};

/** `before → after` → rows, as they stand in the part of a list that is about a column. */
function listed(text: string, column: string): Map<string, number> {
  const part = text.split('\n\n').find((each) => each.startsWith(`${column}: `)) ?? assert.fail(text.slice(0, 500));
  const lines = part.split('\n').filter((line) => line.includes(' → '));
  return new Map(
    lines.map((line) => {
      const { pair, rows } = /^ {2}(?<pair>.*?) +(?<rows>[\d,]+) rows?$/.exec(line)?.groups ?? assert.fail(line);
      return [pair.replace(/ +→ /, ' → '), Number(rows.replaceAll(',', ''))];
    }),
  );
}

/** The same, counted by csv-parse and a Map. */
function recounted(before: string, after: string, column: number): Map<string, number> {
  const [one, other] = [before, after].map((text) => (parse(text) as unknown as string[][]).slice(1));
  const counts = new Map<string, number>();
  for (const [row, cells] of one.entries()) {
    const pair = `${cells[column]} → ${other[row][column]}`;
    if (cells[column] !== other[row][column]) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

test('a comparison opens at the first cell that changes', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const text = people(120);
  const uri = await opened(text);
  const chosen = await remedyFor(uri, 3, /^(?!Remove).*zip/);
  const shown = await preview(chosen);
  assert.deepEqual([shown.form, shown.canCompare, shown.names], ['comparison', true, ['zip']]);
  const lines = [text, shown.text].map((each) => each.split('\n'));
  const line = lines[0].findIndex((each, i) => each !== lines[1][i]);
  assert.equal(shown.first?.start.line, line);
  assert.equal(shown.first?.start.character, lines[0][line].lastIndexOf(',') + 1);
});

test('a small file is listed when that is asked for, with what csv-parse counts', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const text = people(120);
  const uri = await opened(text);
  const chosen = await remedyFor(uri, 1, /^Generalise age to bands of 10 years/);
  const { text: after } = await preview(chosen);
  const shown = await preview(chosen, 'list');
  assert.deepEqual([shown.form, shown.canCompare, shown.first], ['list', true, undefined]);
  const head = shown.note === '' ? chosen.title : `${chosen.title}\n${shown.note}`;
  assert.ok(shown.text.startsWith(`${head}\n\nValues change in 120 of 120 rows.\n`), shown.text);
  const counted = recounted(text, after, 1);
  const found = listed(shown.text, 'age');
  assert.equal(found.size, 20);
  for (const [pair, rows] of found) assert.equal(rows, counted.get(pair), pair);
  assert.match(
    shown.text,
    new RegExp(`and ${counted.size - 20} more, in ${120 - [...found.values()].reduce((a, b) => a + b)} rows`),
  );
});

test('150,000 rows and 200 columns are listed, as no editor could compare them; no value gets into a log', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  for (const text of [people(150_000), people(11_000, 196)]) {
    const uri = await opened(text);
    const chosen = await remedyFor(uri, 1, /^Generalise age to bands of 10 years/);
    assert.equal(chosen.isLarge, text.split('\n').length > 50_000);
    const shown = await preview(chosen, 'comparison');
    assert.deepEqual([shown.form, shown.canCompare], ['list', false]);
    assert.ok(shown.text.length < 20_000, 'it is bounded');
    const rows = text.split('\n').length - 2;
    assert.match(shown.text, new RegExp(`age: 60 values become 6, in ${rows.toLocaleString('en')} rows`));
    for (const [pair, count] of listed(shown.text, 'age')) {
      const [from, to] = pair.split(' → ');
      const [low, high] = to.split('–').map(Number);
      assert.ok(Number(from) >= low && Number(from) <= high, pair);
      const expected = Array.from({ length: rows }, (_, i) => 20 + ((i * 37) % 60)).filter(
        (age) => age === Number(from),
      );
      assert.equal(count, expected.length, pair);
    }
  }
  assert.doesNotMatch(JSON.stringify([client.log, client.statuses]), /20–29/);
});

test('a line longer than an editor shows is listed', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const uri = await opened(people(60).replace('p7@x.org', `${'p'.repeat(10_000)}@x.org`));
  const { form } = await preview(await remedyFor(uri, 1, /^Generalise age/));
  assert.equal(form, 'list');
});

test('a removed column is named in the list', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const uri = await opened(people(60));
  const removed = await preview(await remedyFor(uri, 3, /^Remove the column zip/), 'list');
  assert.match(removed.text, /No value changes\.\nRemoved: the column zip\.\n$/);
});

test('a text that has changed: the old remedy is refused, and the same one is made anew with its numbers', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const text = people(120);
  const uri = await opened(text);
  const chosen = await remedyFor(uri, 1, /^Generalise age to bands of 10 years/);
  const { names: treated } = await preview(chosen);
  const longer = `${text}q@x.org,33,f,10007\n`;
  await client.change(uri, longer);
  await assert.rejects(preview(chosen), ({ code }: { code: number }) => code === -32801);
  await client.settled(uri);
  const renewed = await request<ChosenRemedy>('quasi/renew', { chosen, names: treated });
  // No column by itself lowers the risk of these people: each of the others keeps them unique.
  assert.match(renewed.title, /^Generalise age .* \(risk as now, 60 distinct values → 6, loss 0\.\d+\)$/);
  const { edit } = await choose(client, { title: renewed.title, data: renewed.data });
  assert.equal(edited(longer, edit ?? {}), (await preview(renewed)).text);
});

test('it is not made anew where another column has come to stand in its place', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const text = people(120);
  const uri = await opened(text);
  const chosen = await remedyFor(uri, 1, /^Generalise age to bands of 10 years/);
  const { names: treated } = await preview(chosen);
  await client.change(uri, text.replaceAll(/^/gm, '1,').replace('1,email', 'n,email'));
  await client.settled(uri);
  await assert.rejects(request('quasi/renew', { chosen, names: treated }), /Choose it again/);
});
