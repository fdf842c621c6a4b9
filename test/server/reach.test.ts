/** What the lightbulb offers for the whole file and for single rows: reaching k, blanking cells, taking rows out; and previews and copies of it. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { CodeAction } from 'vscode-languageserver-protocol/node';
import type {
  ListedRemedy,
  PreviewResult,
  ReachResult,
  RemedyList,
  SafeCopyResult,
} from '../../shared/src/protocol/index.ts';
import { eventually } from '../eventually.ts';
import { TestClient } from './client.ts';
import { askMenu, choose, edited, resolving } from './menu.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-reach-'));
after(() => rmSync(folder, { recursive: true }));
let client: TestClient;
afterEach(() => client.stop());

const withCommands = { initializationOptions: { hasCommands: true } };
const settings = { quasiIdentifiers: ['age', 'sex', 'zip'] };

const people = (rows: number) =>
  `${[
    'email,age,sex,zip',
    ...Array.from({ length: rows }, (_, i) =>
      [`p${i}@x.org`, 20 + ((i * 37) % 60), i % 2 ? 'f' : 'm', 10_000 + 7 * ((i * 13 + (i >> 3)) % 40)].join(),
    ),
  ].join('\n')}\n`;

let documents = 0;
async function opened(text: string, uri = `untitled:reach-${++documents}.csv`): Promise<string> {
  await client.open(uri, text);
  await client.settled(uri);
  return uri;
}

const found = (uri: string, slug: string) => client.shown(uri).filter(({ code }) => code === slug);
const request = <T>(method: string, params: object): Promise<T> => client.connection.sendRequest(method, params);

async function onFinding(uri: string, slug: string): Promise<CodeAction[]> {
  const [diagnostic] = found(uri, slug);
  assert.ok(diagnostic, `${slug} is found`);
  const ask = () => askMenu(client, uri, { diagnostics: [diagnostic], isInvoked: true });
  await ask();
  return (await ask()).filter(({ title }) => !/^(Mark|Allow|Set|Change role|Not about|The rows)/.test(title));
}

const kOf = (uri: string) => client.statuses.findLast((one) => one.uri === uri && one.state === 'ready')?.k;

test('k is reached by one edit, which says how and what it costs', async () => {
  client = await TestClient.start({ ...settings, k: 3 }, resolving);
  const text = people(200);
  const uri = await opened(text);
  // How soon the search is done, and its answer part of the menu, is up to the machine.
  const action = await eventually(async () => {
    const offered = (await onFinding(uri, 'small-classes')).find(({ title }) => title.startsWith('Reach'));
    assert.match(
      offered?.title ?? '',
      /^Reach k = 3: generalise .*; not ready: 1 identifier left \(email\) \(k 1 → \d+, \d+ % of the detail lost\)$/,
    );
    return offered;
  });
  assert.equal(action?.isPreferred, undefined);
  const { edit } = await choose(client, action as CodeAction);
  const after = await opened(edited(text, edit ?? {}));
  assert.equal(String(kOf(after)), /k 1 → (\d+)/.exec(action?.title ?? '')?.[1]);
  assert.deepEqual(found(after, 'small-classes'), []);
});

test('with our commands it can be looked for longer, previewed, and applied as it was shown', async () => {
  client = await TestClient.start({ ...settings, k: 3 }, resolving, withCommands);
  const text = people(200);
  const uri = await opened(text);
  const titles = (await onFinding(uri, 'small-classes')).map(({ command }) => command?.command);
  assert.ok(titles.includes('quasi.reachK'));
  const { chosen } = await request<ReachResult>('quasi/reach', { uri });
  const { text: shown, note } = await request<PreviewResult>('quasi/preview', { chosen });
  assert.match(note, /^Sensitivity among quasi-identifiers: age [\d.<> ]+ → [\d.<> ]+, /);
  const { edit } = await choose(client, { title: chosen.title, data: chosen.data });
  assert.equal(edited(text, edit ?? {}), shown);
  assert.notEqual(shown, text);
  await client.change(uri, `${text}\n`);
  await assert.rejects(request('quasi/preview', { chosen }), ({ code }: { code: number }) => code === -32801);
});

test('a row can be taken out, or its fewest cells blanked where that makes it like others', async () => {
  client = await TestClient.start({ ...settings, k: 2 }, resolving);
  const row = (age: string, zip: string) => `p@x.org,${age},f,${zip}\n`;
  const text = `email,age,sex,zip\n${row('31', '10001')}${row('31', '')}${row('31', '')}${row('50', '10002').repeat(10)}`;
  const uri = await opened(text);
  const [blank, remove, reach, ...others] = await onFinding(uri, 'row-stands-alone');
  assert.match(reach.title, /^Reach k = 2: erase zip; /);
  assert.equal(blank.title, 'Blank zip in this row (then 2 others are like it)');
  assert.equal(remove.title, 'Remove this row');
  assert.deepEqual(others, []);
  const texts = await Promise.all(
    [blank, remove].map(async (action) => edited(text, (await choose(client, action)).edit ?? {})),
  );
  assert.deepEqual(texts, [text.replace('10001', ''), text.replace(row('31', '10001'), '')]);
  for (const [i, k] of [3, 2].entries()) assert.equal(kOf(await opened(texts[i])), k);
  const one = (await onFinding(uri, 'small-classes')).find(({ title }) => title.startsWith('Remove'));
  assert.equal(one?.title, 'Remove the 1 row below k = 2');
  const { edit } = await choose(client, one);
  assert.equal(edited(text, edit ?? {}), texts[1]);
});

test('where few rows are below k, the same cells of all of them can be blanked, if that is enough', async () => {
  client = await TestClient.start({ ...settings, k: 3 }, resolving);
  const many = 'p@x.org,50,f,10002\n'.repeat(50);
  const few = [1, 2, 3, 4].map((zip) => `p@x.org,31,m,2000${zip}\n`).join('');
  const text = `email,age,sex,zip\n${many}${few}`;
  const uri = await opened(text);
  const actions = await onFinding(uri, 'small-classes');
  const blank = actions.find(({ title }) => title.startsWith('Blank'));
  assert.equal(blank?.title, 'Blank zip in the 4 rows below k = 3');
  const { edit } = await choose(client, blank);
  const after = edited(text, edit ?? {});
  assert.equal(after, text.replaceAll(/2000\d/g, '*'));
  assert.equal(kOf(await opened(after)), 4);
});

test('all remedies for a column are listed with what they do, and none holds a key', async () => {
  client = await TestClient.startProcess(settings, resolving, withCommands);
  const uri = await opened(people(1000));
  const { name, remedies } = await request<RemedyList>('quasi/remedies', { uri, column: 1 });
  assert.equal(name, 'age');
  assert.ok(remedies.length >= 3, remedies.map(({ chosen }) => chosen.title).join('; '));
  for (const { effect } of remedies) assert.match(effect, /^unique .*, k .*, loss /);
  assert.ok(remedies.some(({ chosen }) => chosen.title === 'Remove the column age'));
  const emails = await request<RemedyList>('quasi/remedies', { uri, column: 0 });
  const pseudonyms = emails.remedies.find(({ chosen }) => chosen.needsKey);
  assert.ok(pseudonyms);
  const action = { title: '', data: pseudonyms.chosen.data };
  await assert.rejects(choose(client, action), /need a key/);
  const key = 'correct horse battery staple';
  await request('quasi/pseudonymKey', { key });
  const { edit } = await choose(client, action);
  const texts = JSON.stringify(edit);
  assert.match(texts, /"newText":"[0-9a-f]{16}"/);
  const all = JSON.stringify([client.statuses, client.publications, client.log, remedies, emails, edit]);
  assert.ok(!all.includes(key));
  assert.equal(await request('quasi/remedies', { uri, column: 99 }), null);
});

test('what lowers the risk only together with other columns is listed too, and what leaves nothing comes last', async () => {
  client = await TestClient.start({ ...settings, quasiIdentifiers: ['age', 'sex', 'zip'] }, resolving, withCommands);
  const rows = Array.from({ length: 60 }, (_, i) => `p${i}@x.org,${20 + i},${'fm'[i % 2]},${10_000 + 37 * i}`);
  const uri = await opened(`email,age,sex,zip\n${rows.join('\n')}\n`);
  const { remedies } = await request<RemedyList>('quasi/remedies', { uri, column: 1 });
  const listed = remedies.map(({ chosen, effect }) => `${chosen.title}: ${effect}`);
  const isLast = ({ chosen }: ListedRemedy) => /^(Erase|Remove)/.test(chosen.title);
  const kept = remedies.filter((one) => !isLast(one) && one.effect.startsWith('risk as now'));
  assert.ok(kept.length >= 3, listed.join('\n'));
  const bands = kept.find(({ chosen }) => chosen.title.startsWith('Generalise age to bands of 10 years'));
  assert.match(bands?.effect ?? '', /^risk as now, 60 distinct values → 6, loss 0\.\d+$/);
  assert.deepEqual(
    remedies.slice(-2).map(({ chosen }) => chosen.title),
    ['Erase all values of age', 'Remove the column age'],
  );
  assert.equal(remedies.filter(isLast).length, 2);
});

test('what lowers the risk by itself is listed before what does not', async () => {
  client = await TestClient.start({ ...settings, quasiIdentifiers: ['age', 'sex', 'zip'] }, resolving, withCommands);
  const uri = await opened(people(300));
  const { remedies } = await request<RemedyList>('quasi/remedies', { uri, column: 3 });
  const effects = remedies.filter(({ chosen }) => !/^(Erase|Remove)/.test(chosen.title)).map(({ effect }) => effect);
  const [lowering, others] = [/^unique \d.*→/, /^risk as now/].map((form) =>
    effects.map((effect) => form.test(effect)),
  );
  assert.ok(lowering.includes(true), effects.join('\n'));
  assert.ok(!others.includes(true) || lowering.lastIndexOf(true) < others.indexOf(true), effects.join('\n'));
});

test('a copy is written beside the file, and over another only when that is wanted', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const text = people(100).replaceAll('\n', '\r\n');
  const file = join(folder, 'people.csv');
  const copy = join(folder, 'people.safe.csv');
  writeFileSync(file, text);
  const uri = await opened(text, pathToFileURL(file).href);
  const { remedies } = await request<RemedyList>('quasi/remedies', { uri, column: 1 });
  const { chosen } = remedies[0];
  const { text: shown } = await request<PreviewResult>('quasi/preview', { chosen });
  writeFileSync(copy, 'mine');
  const refused = await request<SafeCopyResult>('quasi/safeCopy', { chosen, overwrites: false });
  assert.deepEqual(refused, { uri: pathToFileURL(copy).href, isThere: true });
  assert.equal(readFileSync(copy, 'utf8'), 'mine');
  const written = await request<SafeCopyResult>('quasi/safeCopy', { chosen, overwrites: true });
  assert.equal(written.isThere, false);
  assert.equal(readFileSync(copy, 'utf8'), shown);
  rmSync(copy);
  await request<SafeCopyResult>('quasi/safeCopy', { chosen, overwrites: false });
  assert.equal(readFileSync(copy, 'utf8'), shown);
  assert.equal(readFileSync(file, 'utf8'), text);
  assert.ok(!existsSync(`${copy}.tmp`));
  const untitled = await opened(text);
  const elsewhere = await request<RemedyList>('quasi/remedies', { uri: untitled, column: 1 });
  const params = { chosen: elsewhere.remedies[0].chosen, overwrites: false };
  await assert.rejects(request('quasi/safeCopy', params), /Save the document first/);
});

/** Missing cells in many spellings, records that are too short, one word in quotes and not. */
function unlike(rows: number): string {
  const spellings = ['', 'n/a', 'NA', '-', ' null'];
  const lines = Array.from({ length: rows }, (_, i) => {
    const sex = i % 4 === 0 ? spellings[(i >> 2) % spellings.length] : ['f', '"f"', 'm'][i % 3];
    const cells = [`p${i}@x.org`, 20 + ((i * 37) % 60), sex, i % 7 === 0 ? spellings[i % spellings.length] : '10001'];
    return (i % 9 === 0 ? cells.slice(0, 2 + (i % 2)) : cells).join();
  });
  return `${['email,age,sex,zip', ...lines].join('\n')}\n`;
}

/** The smallest class of raw cells, counted by a program that knows no setting. */
function rawK(text: string): number {
  const [, ...records] = parse(text, { relax_column_count: true }) as unknown as string[][];
  const sizes = new Map<string, number>();
  for (const [, ...cells] of records) sizes.set(JSON.stringify(cells), (sizes.get(JSON.stringify(cells)) ?? 0) + 1);
  return Math.min(...sizes.values());
}

test('the k that is reached is that of the raw cells, whatever reader opens the file; names are not forgotten', async () => {
  client = await TestClient.start({ ...settings, k: 3 }, resolving, withCommands);
  const text = unlike(200);
  const file = join(folder, 'unlike.csv');
  writeFileSync(file, text);
  const uri = await opened(text, pathToFileURL(file).href);
  const { chosen } = await request<ReachResult>('quasi/reach', { uri });
  assert.match(chosen.title, /; not ready: 1 identifier left \(email\) \(/);
  const { text: shown, note } = await request<PreviewResult>('quasi/preview', { chosen });
  assert.match(note, /Not ready: 1 identifier left \(email\)\. Run Fix All Identifiers\.$/);
  const claimed = /k 1 → (\d+)/.exec(chosen.title)?.[1];
  assert.equal(String(rawK(shown)), claimed);
  const { edit } = await choose(client, { title: chosen.title, data: chosen.data });
  assert.equal(edited(text, edit ?? {}), shown);
  const columnOf = (all: string) =>
    (parse(all, { relax_column_count: true }) as unknown as string[][]).map(([email]) => email);
  const left = new Set(columnOf(shown));
  const gone = columnOf(text).filter((email) => !left.has(email)).length;
  assert.deepEqual(
    columnOf(shown),
    columnOf(text).filter((email) => left.has(email)),
  );
  assert.ok(gone <= 10, `${gone} of 200 rows`);
  assert.match(chosen.title, new RegExp(`; remove ${gone} rows?;`));

  const { remedies } = await request<RemedyList>('quasi/remedies', { uri, column: 1 });
  const star = remedies.find(({ chosen: { title } }) => /with \*|\*/.test(title)) ?? remedies[0];
  const written = await request<SafeCopyResult>('quasi/safeCopy', { chosen: star.chosen, overwrites: true });
  assert.match(written.note ?? '', /^Not ready: 1 identifier left \(email\)\./);
  const copy = readFileSync(join(folder, 'unlike.safe.csv'), 'utf8');
  const spellings = new Set((parse(copy) as unknown as string[][]).map(([, , sex]) => sex));
  assert.deepEqual([...spellings].sort(), ['', 'f', 'm', 'sex']);
});
