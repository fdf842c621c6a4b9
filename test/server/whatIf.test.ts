/** `quasi/whatIf`: levels that are tried, those that are recommended, and what is applied or kept of them; and the strip of the page. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ChosenRemedy, PreviewResult, ReportResult, SaveRecipeResult, WhatIfResult } from '@quasi/shared/protocol';
import { TestClient } from './client.ts';
import { choose, edited, resolving } from './menu.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-what-if-'));
after(() => rmSync(folder, { recursive: true }));
let client: TestClient;
afterEach(() => client.stop());

const withCommands = { initializationOptions: { hasCommands: true } };
const settings = { quasiIdentifiers: ['age', 'sex', 'zip'], k: 3 };
const script = { address: 'https://files.test/whatIf.js', nonce: 'abcdefghijklmnop0123456789' };

const people = `${[
  'age,sex,zip,visits',
  ...Array.from({ length: 200 }, (_, i) =>
    [20 + ((i * 37) % 60), i % 2 ? 'f' : 'm', 10_000 + 7 * ((i * 13 + (i >> 3)) % 40), i % 9].join(),
  ),
].join('\n')}\n`;

const request = <T>(method: string, params: object): Promise<T> => client.connection.sendRequest(method, params);
const tried = (uri: string, k: number, levels: readonly number[], removes = false) =>
  request<WhatIfResult>('quasi/whatIf', { uri, k, levels, removes });
const htmlOf = async (uri: string) => (await request<ReportResult>('quasi/report', { uri, script })).html;

let documents = 0;
async function opened(text: string, uri = `untitled:tried-${++documents}.csv`): Promise<string> {
  await client.open(uri, text);
  await client.settled(uri);
  return uri;
}

const kOf = (uri: string) => client.statuses.findLast((one) => one.uri === uri && one.state === 'ready')?.k;

test('levels are counted without a change, for any k', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const uri = await opened(people);
  const now = await tried(uri, 3, [0, 0, 0]);
  assert.deepEqual(now.numbers[0], { before: '1', after: '1' });
  assert.equal(now.canApply, false);
  assert.match(now.sentence, /^\d+ rows miss k = 3: k 1, \d.* % of the rows unique, 0 % of the detail lost\.$/);
  const all = await tried(uri, 7, [99, 99, 99]);
  assert.deepEqual(all.numbers[0], { before: '1', after: '200' });
  assert.deepEqual(all.numbers[3], { before: '0 %', after: '100 %' });
  assert.ok(all.isReached && all.canApply && !all.mayRemove);
  assert.deepEqual(
    all.levels.map(({ level, top }) => level === top),
    [true, true, true],
  );
  assert.match(all.levels[0]?.text ?? '', /^Erase all values of age/);
});

test('the levels that are recommended for a k reach it, as a preview, an edit and a recipe', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const file = join(folder, 'people.csv');
  writeFileSync(file, people);
  const uri = await opened(people, pathToFileURL(file).href);
  const best = await request<WhatIfResult>('quasi/whatIf', { uri, k: 6, removes: false });
  assert.ok(best.isReached);
  const levels = best.levels.map(({ level }) => level);
  assert.deepEqual(await tried(uri, 6, levels, best.removes), best);
  const chosen = await request<ChosenRemedy>('quasi/whatIfRemedy', { uri, k: 6, levels, removes: best.removes });
  assert.match(chosen.title, /\(k 1 → \d+, \d+ % of the detail lost\)$/);
  const { text } = await request<PreviewResult>('quasi/preview', { chosen });
  const { edit } = await choose(client, { title: chosen.title, data: chosen.data });
  assert.equal(edited(people, edit ?? {}), text);
  const after = await opened(text);
  assert.equal(String(kOf(after)), best.numbers[0]?.after);
  assert.equal(String(text.trimEnd().split('\n').length - 1), best.numbers[4]?.after);
  await request<SaveRecipeResult>('quasi/saveRecipe', { uri, chosen, overwrites: false });
  const recipe = JSON.parse(readFileSync(join(folder, 'people.recipe.json'), 'utf8'));
  assert.equal(recipe.k, 6);
  assert.deepEqual(recipe.quasiIdentifiers, settings.quasiIdentifiers);
});

test('rows that miss k can go, and the recipe lets as many go', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const file = join(folder, 'some.csv');
  const rare = Array.from({ length: 20 }, (_, i) => `${40 + i},f,10007,1\n`).join('');
  const some = `age,sex,zip,visits\n${'31,f,10007,2\n31,m,10014,3\n'.repeat(90)}${rare}`;
  writeFileSync(file, some);
  const uri = await opened(some, pathToFileURL(file).href);
  const { numbers, rows } = await tried(uri, 3, [0, 0, 0], true);
  assert.equal(rows, 'Remove 20 rows (10 %) that miss k = 3');
  assert.deepEqual(numbers[4], { before: '200', after: '180' });
  const chosen = await request<ChosenRemedy>('quasi/whatIfRemedy', { uri, k: 3, levels: [0, 0, 0], removes: true });
  const { text } = await request<PreviewResult>('quasi/preview', { chosen });
  assert.equal(text, some.replace(rare, ''));
  await request<SaveRecipeResult>('quasi/saveRecipe', { uri, chosen, overwrites: false });
  const { suppress } = JSON.parse(readFileSync(join(folder, 'some.recipe.json'), 'utf8'));
  assert.equal(suppress, 0.1);
});

test('a text that has changed since has no such remedy, and a wrong question no answer', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const uri = await opened(people);
  const chosen = await request<ChosenRemedy>('quasi/whatIfRemedy', { uri, k: 3, levels: [1, 1, 1], removes: false });
  const beyond = { uri, k: 3, levels: [1, 900, 1, 900], removes: false };
  assert.ok(await request<ChosenRemedy>('quasi/whatIfRemedy', beyond), 'levels that a column does not have');
  await client.change(uri, `${people}30,f,10000,1\n`);
  await assert.rejects(request('quasi/preview', { chosen }), ({ code }: { code: number }) => code === -32801);
  for (const wrong of [{ k: 0 }, { k: 1.5 }, { levels: [-1] }, { levels: ['1'] }]) {
    await assert.rejects(request('quasi/whatIf', { uri, k: 3, levels: [0], removes: false, ...wrong }));
  }
  assert.equal(await request('quasi/whatIf', { uri: 'untitled:none.csv', k: 3, levels: [0], removes: false }), null);
});

test('a search that is overtaken by another ends, and what is tried meanwhile is answered', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const uri = await opened(people);
  const first = request<WhatIfResult | null>('quasi/whatIf', { uri, k: 9, removes: false });
  const second = request<WhatIfResult | null>('quasi/whatIf', { uri, k: 4, removes: false });
  assert.ok(await tried(uri, 4, [0, 0, 0]));
  assert.ok((await second)?.isReached);
  await first;
});

test('the page has the strip only for a script, and lets that one run and no other', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const uri = await opened(people);
  const plain = (await request<ReportResult>('quasi/report', { uri })).html;
  assert.doesNotMatch(plain, /what-if|<script|script-src/);
  const html = await htmlOf(uri);
  assert.match(html, /default-src 'none'; script-src 'nonce-abcdefghijklmnop0123456789';/);
  assert.equal(html.match(/<script/g)?.length, 1);
  assert.doesNotMatch(html, / on\w+=/);
  assert.equal(html.match(/<input type="range"/g)?.length, 4);
  const other = { ...script, nonce: "x'; script-src *" };
  await assert.rejects(request('quasi/report', { uri, script: other }));
});

test('where nothing can be tried the strip says why', async () => {
  client = await TestClient.start({ k: 3 }, resolving, withCommands);
  const things = Array.from({ length: 30 }, (_, i) => `${i},screw ${i % 7},${(i * 7) % 13}.5,${i % 4}`);
  const uri = await opened(`sku,product,price,stock\n${things.join('\n')}\n`);
  const html = await htmlOf(uri);
  assert.match(html, /<section id="what-if"[\s\S]*?No rows are compared/);
  assert.doesNotMatch(html, /<input/);
  assert.equal(await request('quasi/whatIf', { uri, k: 3, levels: [], removes: false }), null);
  await assert.rejects(request('quasi/whatIfRemedy', { uri, k: 3, levels: [], removes: true }));
});

test('k alone is no all-clear: columns that still name people are said', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const rows = Array.from({ length: 60 }, (_, i) => `Ada ${['Keller', 'Novak', 'Silva'][i % 3]},${30 + (i % 2)},f`);
  const uri = await opened(`full_name,age,sex\n${rows.join('\n')}\n`);
  const best = await request<WhatIfResult>('quasi/whatIf', { uri, k: 3, levels: [0, 0], removes: false });
  assert.equal(best.isReached, false);
  assert.match(best.sentence, /is reached.*Still naming people: full_name\. Fix identifiers first\.$/);
});
