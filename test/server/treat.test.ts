/** Remedies in the lightbulb's menu: what is announced is what becomes of the file, nothing is preferred, and no key is ever at large. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { formatShare } from '@quasi/shared/explain';
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
  !/^(Mark|Allow|Set|More|Reach)/.test(title) && !/^quasi\.(more|set)/.test(command?.command ?? '');

/** Measured in the time there is; what was not is measured when it is asked again. */
async function remedies(uri: string, column: string): Promise<CodeAction[]> {
  const diagnostics = client.shown(uri).filter(({ range }) => range.start.line === 0);
  const ask = () => askMenu(client, uri, { range: cellOf(column), diagnostics, isInvoked: true });
  for (let tries = 0; tries < 5; tries++) await ask();
  return (await ask()).filter(isRemedy);
}

/** `alone 54 %`, `k 1` as the status of the file has them. */
function toldOf(uri: string): { alone: string | undefined; k: number | undefined } {
  const status = client.statuses.findLast((one) => one.uri === uri && one.state === 'ready' && !one.isPartial);
  return {
    alone: status?.rows === undefined ? undefined : formatShare((status.uniqueRows ?? 0) / status.rows),
    k: status?.k,
  };
}

const announced =
  /alone (?:(?<before>[<>]? ?[\d.]+ %) → )?(?<after>[<>]? ?[\d.]+ %)(?: as now)?, k (?:\d+ → )?(?<k>\d+)/;

test('the three best for a quasi-identifier do what they say', async () => {
  client = await TestClient.start({ quasiIdentifiers: ['age', 'sex', 'zip'] }, resolving);
  const text = people(300);
  for (const column of ['age', 'zip']) {
    const uri = await opened(text);
    const found = await remedies(uri, column);
    assert.equal(found.length, 3, found.map(({ title }) => title).join('\n'));
    for (const action of found) {
      assert.match(action.title, /\(alone .*, k .*, loss [<\d. ]+\)$/);
      assert.equal(action.isPreferred, undefined);
      assert.equal(action.edit, undefined, 'it is listed without its edit');
      const { edit } = await choose(client, action);
      const after = await opened(edited(text, edit ?? {}));
      const { after: alone, k } = announced.exec(action.title)?.groups ?? {};
      assert.deepEqual(toldOf(after), { alone, k: Number(k) }, action.title);
    }
  }
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

test('of a column that names people no k is told; it can be removed, numbered anew, masked', async () => {
  client = await TestClient.start({}, resolving);
  const text = people(60);
  const uri = await opened(text);
  const found = await remedies(uri, 'email');
  const titles = found.map(({ title }) => title);
  assert.equal(titles[0], 'Remove the column email');
  assert.equal(titles[1], 'Number the values of email anew');
  assert.ok(titles.slice(0, 2).every((title) => !title.includes('k ')));
  assert.ok(found.filter(({ disabled }) => !disabled).every(({ diagnostics }) => diagnostics?.length === 1));
  const [removed, numbered] = await Promise.all(found.slice(0, 2).map((action) => choose(client, action)));
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

test('a column that follows from another one is treated together with it, and the announcement is of both', async () => {
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
  const after = await opened(edited(text, edit ?? {}));
  const { after: alone, k } = announced.exec(both.title)?.groups ?? {};
  assert.deepEqual(toldOf(after), { alone, k: Number(k) }, both.title);
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
