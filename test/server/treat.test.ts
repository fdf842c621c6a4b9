/** Remedies in the lightbulb's menu: they are the same at each opening, nothing is preferred, and no key is ever at large. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { CodeAction, Range } from 'vscode-languageserver-protocol/node';
import { TestClient } from './client.ts';
import { askMenu, choose, edited, resolving } from './menu.ts';

let client: TestClient;
afterEach(() => client.stop());

const withCommands = { initializationOptions: { hasCommands: true } };
const names = ['email', 'age', 'sex', 'zip', 'visit', 'lat', 'lon'];

function people(rows: number): string {
  const lines = Array.from({ length: rows }, (_, i) =>
    [
      `p${i}@x.org`,
      20 + ((i * 37) % 60),
      i % 2 ? 'f' : 'm',
      10_000 + 7 * ((i * 13 + (i >> 3)) % 40),
      `2021-0${1 + (i % 9)}-1${i % 7}`,
      (46 + ((i * 7919) % 1000) / 1000).toFixed(3),
      (7 + ((i * 104729) % 1000) / 1000).toFixed(3),
    ].join(),
  );
  return `${[names.join(), ...lines].join('\n')}\n`;
}

let documents = 0;
async function opened(text: string): Promise<string> {
  const uri = `untitled:treat-${++documents}.csv`;
  await client.open(uri, text);
  await client.settled(uri);
  return uri;
}

function cellOf(column: string): Range {
  const start = names.slice(0, names.indexOf(column)).join().length + (names.indexOf(column) > 0 ? 1 : 0);
  return { start: { line: 0, character: start }, end: { line: 0, character: start + column.length } };
}

const isRemedy = ({ title, command }: CodeAction) =>
  !/^(Mark|Allow|Set|More|Reach|Fix all|Edit the|Change role|Not about)/.test(title) &&
  !/^quasi\.(more|set)/.test(command?.command ?? '');

const titles = (actions: readonly CodeAction[]) => actions.map(({ title }) => title);

function menu(uri: string, column: string): Promise<CodeAction[]> {
  const diagnostics = client.shown(uri).filter(({ range }) => range.start.line === 0);
  return askMenu(client, uri, { range: cellOf(column), diagnostics, isInvoked: true });
}

const remedies = async (uri: string, column: string) => (await menu(uri, column)).filter(isRemedy);

test('at each opening the same titles in the same order, at most seven, and no number in them that takes time', async () => {
  client = await TestClient.start({ quasiIdentifiers: ['age', 'sex', 'zip'] }, resolving, withCommands);
  const uri = await opened(people(300));
  for (const column of names) {
    const first = titles(await menu(uri, column));
    assert.ok(first.length > 0 && first.length <= 7, `${column}: ${first.join('; ')}`);
    for (const title of first) assert.doesNotMatch(title, /unique \d|loss \d|k \d+ →|proven|so far|as now/);
    for (let again = 0; again < 4; again++) assert.deepEqual(titles(await menu(uri, column)), first);
  }
});

test('a quasi-identifier gets the mildest step by which its values are shared', async () => {
  client = await TestClient.start({ quasiIdentifiers: ['age', 'sex', 'zip'] }, resolving);
  const text = people(300);
  const uri = await opened(text);
  const [coarser, ...others] = await remedies(uri, 'zip');
  assert.deepEqual(titles(others), []);
  assert.equal(coarser.isPreferred, undefined);
  assert.equal(coarser.edit, undefined, 'it is listed without its edit');
  const { edit } = await choose(client, coarser);
  const zips = edited(text, edit ?? {})
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[3]);
  const rows = new Map<string, number>();
  for (const zip of zips) rows.set(zip, (rows.get(zip) ?? 0) + 1);
  assert.ok(rows.size > 1 && rows.size < 40, 'some of the values is left');
  const rare = [...rows.values()].filter((count) => count < 5).reduce((sum, count) => sum + count, 0);
  assert.ok(rare <= 15, `${rare} of 300 rows`);
});

test('they are quick fixes, can be asked for as rewriting, and are nothing to be done on saving', async () => {
  client = await TestClient.start({ quasiIdentifiers: ['age', 'sex', 'zip'] }, resolving);
  const uri = await opened(people(100));
  await remedies(uri, 'age');
  const ask = async (only: string) =>
    (await askMenu(client, uri, { range: cellOf('age'), only: [only], isInvoked: true })).filter(isRemedy);
  assert.deepEqual([...new Set((await ask('quickfix')).map(({ kind }) => kind))], ['quickfix']);
  assert.deepEqual([...new Set((await ask('refactor.rewrite')).map(({ kind }) => kind))], ['refactor.rewrite']);
  assert.deepEqual(await ask('source.fixAll'), []);
});

test('a column that identifies people can be numbered anew; to remove it comes last', async () => {
  client = await TestClient.start({}, resolving);
  const text = people(60);
  const uri = await opened(text);
  const found = await remedies(uri, 'email');
  const possible = found.filter(({ disabled }) => !disabled);
  assert.deepEqual(titles(possible), ['Number the values of email anew', 'Remove the column email']);
  assert.ok(possible.every(({ diagnostics }) => diagnostics?.length === 1));
  const [numbered, removed] = await Promise.all(possible.map((action) => choose(client, action)));
  const lines = text.trimEnd().split('\n');
  assert.deepEqual(
    edited(text, removed.edit ?? {})
      .trimEnd()
      .split('\n'),
    lines.map((line) => line.slice(line.indexOf(',') + 1)),
  );
  assert.deepEqual(
    edited(text, numbered.edit ?? {})
      .trimEnd()
      .split('\n'),
    lines.map((line, i) => (i === 0 ? line : `${i}${line.slice(line.indexOf(','))}`)),
  );
});

test('a latitude is treated with its longitude, in one edit', async () => {
  client = await TestClient.start({ quasiIdentifiers: ['lat', 'lon', 'sex'] }, resolving);
  const text = people(200);
  const uri = await opened(text);
  const action = (await remedies(uri, 'lon')).find(({ title }) => title.startsWith('Keep '));
  assert.match(action?.title ?? '', /^Keep \d decimals? of lat and lon \(about/);
  const { edit } = await choose(client, action as CodeAction);
  const [, row] = edited(text, edit ?? {}).split('\n');
  assert.match(row, /,\d+(\.\d{1,2})?,\d+(\.\d{1,2})?$/);
});

test('a column that follows from another one is treated together with it', async () => {
  client = await TestClient.start({ quasiIdentifiers: ['district', 'zip', 'sex'] }, resolving);
  const rows = Array.from({ length: 400 }, (_, i) => {
    const zip = 10_000 + ((i * 13 + (i >> 4)) % 60);
    return `d${Math.floor((zip - 10_000) / 5)},${zip},${i % 2 ? 'f' : 'm'}`;
  });
  const text = `district,zip,sex\n${rows.join('\n')}\n`;
  const uri = await opened(text);
  const diagnostics = client.shown(uri).filter(({ code }) => code === 'dependent-columns');
  const [finding] = diagnostics;
  assert.ok(finding);
  const ask = () => askMenu(client, uri, { diagnostics: [finding], isInvoked: true });
  await ask();
  const [both] = (await ask()).filter(isRemedy);
  assert.match(both.title, /district.*; .*zip|zip.*; .*district/);
  const { edit } = await choose(client, both);
  const valuesOf = (all: string, place: number) => new Set(all.split('\n').map((line) => line.split(',')[place])).size;
  const after = edited(text, edit ?? {});
  for (const place of [0, 1]) assert.ok(valuesOf(after, place) < valuesOf(text, place), `column ${place}`);
  assert.equal(valuesOf(after, 2), valuesOf(text, 2));
});

test('pseudonyms need a key: of an editor with our commands it is asked for, of others the environment', async () => {
  client = await TestClient.start({}, resolving);
  const uri = await opened(people(30));
  const found = await remedies(uri, 'email');
  const pseudonyms = found.find(({ title }) => title.includes('pseudonyms'));
  assert.match(pseudonyms?.disabled?.reason ?? '', /QUASI_PSEUDONYM_KEY/);
  await client.stop();
  client = await TestClient.start({}, resolving, withCommands);
  const again = await opened(people(30));
  const offered = (await remedies(again, 'email')).find(({ title }) => title.includes('pseudonyms'));
  assert.equal(offered?.command?.command, 'quasi.treat');
  assert.equal(offered?.command?.arguments?.[0].needsKey, true);
});

test('what is more than one edit can hold is for a copy, or cannot be chosen', async () => {
  const text = `age,sex,x\n${Array.from({ length: 50_100 }, (_, i) => `${20 + (i % 70)},${i % 2 ? 'f' : 'm'},${i % 11}`).join('\n')}\n`;
  const settings = { quasiIdentifiers: ['age', 'sex', 'x'], k: 100 };
  client = await TestClient.start(settings, resolving);
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } };
  const uri = await opened(text);
  const ask = async (of: string) => {
    for (let tries = 0; tries < 4; tries++) await askMenu(client, of, { range, isInvoked: true });
    return (await askMenu(client, of, { range, isInvoked: true })).filter(isRemedy);
  };
  const found = await ask(uri);
  assert.ok(found.length > 0);
  for (const { disabled } of found) assert.match(disabled?.reason ?? '', /50,000 cells/);
  await client.stop();
  client = await TestClient.start(settings, resolving, withCommands);
  const again = await ask(await opened(text));
  assert.ok(again.length > 0);
  for (const { title, command } of again) {
    assert.match(title, /: 50,\d{3} cells, in a copy beside the file$/);
    assert.equal(command?.arguments?.[0].isLarge, true);
  }
});
