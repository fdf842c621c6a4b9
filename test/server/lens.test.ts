/** The lens above the header and the hints at row ends, over the wire: lenses unless unwanted, hints if wanted, right after edits, inert whatever a header holds. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { CodeLens, InlayHint, Range } from 'vscode-languageserver-protocol/node';
import { eventually } from '../eventually.ts';
import { TestClient } from './client.ts';

const able = {
  workspace: {
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
  },
};

let client: TestClient;
let documents = 0;
const refreshed = { lenses: 0, hints: 0 };

async function start(more: object = {}): Promise<TestClient> {
  const started = await TestClient.start({ quasiIdentifiers: ['age', 'sex', 'zip'] }, able, more);
  started.connection.onRequest('workspace/codeLens/refresh', () => {
    refreshed.lenses++;
    return null;
  });
  started.connection.onRequest('workspace/inlayHint/refresh', () => {
    refreshed.hints++;
    return null;
  });
  return started;
}

before(async () => {
  client = await start();
});
beforeEach(() => set({}));
after(() => client.stop());

const newUri = () => `file:///quasi-test/lens-${++documents}.csv`;
const people = 'age,sex,zip\n31,f,02138\n31,f,02138\n31,f,02138\n31,f,02138\n31,f,02138\n77,m,02139\n';

/** No column that anybody could know of a person. */
const readings = `reading\n${Array.from({ length: 60 }, (_, i) => `${(i * 7.31) % 50}`).join('\n')}\n`;

async function opened(text: string, by = client): Promise<string> {
  const uri = newUri();
  await by.open(uri, text);
  await by.settled(uri);
  return uri;
}

async function set(settings: object): Promise<void> {
  client.settings = { structureDelay: 0, idleDelay: 0, quasiIdentifiers: ['age', 'sex', 'zip'], ...settings };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
}

const lenses = (uri: string, by = client): Promise<CodeLens[]> =>
  by.connection.sendRequest('textDocument/codeLens', { textDocument: { uri } });
const titles = async (uri: string) => (await lenses(uri)).map(({ command }) => command?.title);

const whole: Range = { start: { line: 0, character: 0 }, end: { line: 100_000, character: 0 } };
const hintsIn = (uri: string, range = whole): Promise<InlayHint[]> =>
  client.connection.sendRequest('textDocument/inlayHint', { textDocument: { uri }, range });
const hints = async (uri: string, range = whole) =>
  (await hintsIn(uri, range)).map(({ position, label }) => `${position.line}:${position.character} ${label}`);

test('nobody who has not asked for them sees hints, and lenses go by one setting', async () => {
  const uri = await opened(people);
  assert.deepEqual([(await lenses(uri)).length, await hintsIn(uri)], [1, []]);
  await set({ codeLens: false });
  assert.deepEqual(await lenses(await opened(people)), []);
});

test('the lens gives the verdict in a line; without our commands it is text only', async () => {
  const uri = await opened('age,sex,zip\n31,f,1\n31,m,1\n31,f,2\n32,f,1\n32,m,2\n32,m,1\n');
  const [lens, ...others] = await lenses(uri);
  assert.deepEqual(others, []);
  assert.deepEqual(lens.range.start, { line: 0, character: 0 });
  assert.equal(lens.command?.command, '');
  assert.equal(lens.command?.title, 'Not ready · 6 of 6 unique');
});

test('where the commands of the extension are, each lens has an icon or leads to what it offers', async () => {
  const withCommands = await start({ initializationOptions: { hasCommands: true } });
  try {
    const uri = await opened(people, withCommands);
    const commands = (await lenses(uri, withCommands)).map(({ command }) => command);
    assert.deepEqual(commands, [
      { title: '$(warning)\u00A0Not ready · 1 of 6 unique', command: 'quasi.statusMenu', arguments: [uri] },
      { title: 'Fix…', command: 'quasi.reachK', arguments: [uri] },
      { title: 'Report', command: 'quasi.openReport', arguments: [uri] },
    ]);
  } finally {
    await withCommands.stop();
  }
});

test('turning them on and off makes the editor ask again, and no work', async () => {
  await set({ codeLens: false });
  const uri = await opened(people);
  const before = { ...refreshed };
  const statuses = client.statuses.length;
  await set({ codeLens: true, inlayHints: true });
  await eventually(() => assert.ok(refreshed.lenses > before.lenses && refreshed.hints > before.hints));
  assert.deepEqual([(await lenses(uri)).length, (await hintsIn(uri)).length], [1, 6]);
  const hintsBefore = refreshed.hints;
  await set({ codeLens: false, inlayHints: true });
  await eventually(async () => assert.deepEqual(await lenses(uri), []));
  assert.equal((await hintsIn(uri)).length, 6);
  assert.equal(refreshed.hints, hintsBefore, 'what is as it was is not asked for again');
  assert.equal(client.statuses.length, statuses, 'nothing is analysed again');
});

test('the lens follows an edit, and meanwhile stays where it is', async () => {
  await set({ codeLens: true });
  const uri = await opened(people);
  const [before] = await titles(uri);
  const asked = refreshed.lenses;
  await client.change(uri, '31,f,02138', { start: { line: 6, character: 0 }, end: { line: 6, character: 10 } });
  assert.equal((await titles(uri)).length, 1, 'no line jumps');
  await client.settled(uri);
  const [after] = await titles(uri);
  assert.notEqual(after, before);
  assert.equal(after, 'Ready · k 6');
  assert.ok(refreshed.lenses > asked);
  const again = refreshed.lenses;
  await client.change(uri, '\n', { start: { line: 6, character: 10 }, end: { line: 7, character: 0 } });
  await client.settled(uri);
  assert.equal(refreshed.lenses, again, 'what reads the same is not asked for again');
});

test('there is no lens before anything is known; where nothing can be judged it says so', async () => {
  await set({ codeLens: true, run: 'manual' });
  const uri = newUri();
  await client.open(uri, people);
  assert.deepEqual(await lenses(uri), []);
  await set({ codeLens: true, quasiIdentifiers: [] });
  assert.deepEqual(await titles(await opened(readings)), [
    'Unclear if about people',
    'neither names nor values say who the rows are about',
  ]);
});

test('names from the header are inert: no icons, no reordering, no line of theirs, none too long', async () => {
  const hostile = ['$(trash)', '[a](command:x)\u202Eevil', `"long\n${'x'.repeat(3000)}"`];
  const rows = Array.from({ length: 9 }, (_, i) => `${'abc'[i % 3]},${'xy'[i % 2]},${'klmn'[i % 4]}`);
  const text = `${hostile.join(',')}\n${rows.join('\n')}\n`;
  // Nothing says who the rows are about, and the lens names what they could be compared on.
  await set({ header: 'yes', quasiIdentifiers: [] });
  const title = (await titles(await opened(text)))[1] ?? '';
  assert.match(title, /^if so, k = 1, target 5 on \$ \(trash\)/);
  const quasiIdentifiers = [hostile[0], hostile[1], `long\n${'x'.repeat(3000)}`];
  await set({ inlayHints: true, header: 'yes', quasiIdentifiers });
  const uri = await opened(text);
  const tooltips = (await hintsIn(uri)).map(({ tooltip }) => String(tooltip));
  assert.equal(tooltips.length, 9);
  for (const shown of [title, ...tooltips]) {
    assert.ok(!/[\n\u202E]/.test(shown), shown);
    assert.ok(shown.length < 400, shown);
  }
  assert.ok(!title.includes('$('), title);
});

test('a hint stands at the end of each record, and says what it means', async () => {
  await set({ inlayHints: true, quasiIdentifiers: ['sex'] });
  const uri = await opened('sex,note\nf,"two\nlines"\nf,😀\nm\nm,\n');
  assert.deepEqual(await hints(uri), ['2:6 k=2', '3:4 k=2', '4:1 k=2', '5:2 k=2']);
  const [hint] = await hintsIn(uri);
  assert.equal(hint.tooltip, '2 of 4 rows share these values of sex, this one included; the target is 5.');
});

test('who asks before anything is known has the hints as soon as they are; who has to start the analysis first is not kept waiting', async () => {
  await set({ inlayHints: true });
  const uri = newUri();
  await client.open(uri, people);
  assert.equal((await hints(uri)).length, 6);
  await set({ inlayHints: true, run: 'manual' });
  const manual = newUri();
  await client.open(manual, people);
  assert.deepEqual(await hints(manual), []);
});

test('only the lines that are asked for have hints, and never too many', async () => {
  await set({ inlayHints: true });
  const uri = await opened(people);
  const two = { start: { line: 5, character: 3 }, end: { line: 6, character: 10 } };
  assert.deepEqual(await hints(uri, two), ['5:10 k=5', '6:10 k=1']);
  const long = await opened(`age,sex,zip\n${'31,f,02138\n'.repeat(5000)}`);
  const all = await hints(long);
  assert.equal(all.length, 1500);
  assert.equal(all[0], '1:10 k=5,000');
});

test('hints are right after an edit, and asked for again once all is counted', async () => {
  await set({ inlayHints: true });
  const uri = await opened(people);
  const asked = refreshed.hints;
  await client.change(uri, '31,f,02138', { start: { line: 6, character: 0 }, end: { line: 6, character: 10 } });
  const atOnce = await hints(uri);
  assert.ok(atOnce.length === 0 || atOnce.every((hint) => hint.endsWith('k=6')), String(atOnce));
  await client.settled(uri);
  assert.equal((await hints(uri)).filter((hint) => hint.endsWith('k=6')).length, 6);
  assert.equal(refreshed.hints, asked + 1);
});

test('no hints where rows are not compared', async () => {
  await set({ inlayHints: true, quasiIdentifiers: [] });
  assert.deepEqual(await hints(await opened(readings)), []);
});
