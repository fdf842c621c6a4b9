/** The lightbulb's menu on 100,000 rows × 15 columns: at once for the editor, measured for a person, also while an analysis runs. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { seededRandom } from '@quasi/shared/random';
import { paced } from '@quasi/shared/testing';
import type { CodeAction } from 'vscode-languageserver-protocol/node';
import { TestClient } from '../server/client.ts';
import { askMenu, choose, resolving } from '../server/menu.ts';

const ROWS = 100_000;
const COLUMNS = 15;
const WHEN_INVOKED = paced(300);
const BY_ITSELF = paced(100);

const columns = Array.from({ length: COLUMNS }, (_, column) => `c${column}`);
/** Columns of very different numbers of values, all of them compared. */
const quasi = Object.fromEntries(columns.map((name) => [name, 'quasi-identifier']));

function tableOf(seed: number): string {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const lines = [columns.join(',')];
  for (let row = 0; row < ROWS; row++) {
    lines.push(columns.map((_, column) => `v${below(2 + column * column * column)}`).join(','));
  }
  return `${lines.join('\n')}\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'quasi-menu-'));
let client: TestClient;
before(async () => {
  const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: 'w' }];
  client = await TestClient.startProcess({ columns: quasi }, resolving, { workspaceFolders });
});
after(async () => {
  await client.stop();
  rmSync(folder, { recursive: true });
});

const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;

async function timed<T>(request: () => Promise<T>): Promise<{ value: T; milliseconds: number }> {
  const start = performance.now();
  const value = await request();
  return { value, milliseconds: performance.now() - start };
}

/** The menu on a header cell, with all that is shown there. */
function onHeader(uri: string, column: number, isInvoked: boolean) {
  const start = { line: 0, character: columns.slice(0, column).join(',').length + (column > 0 ? 1 : 0) };
  const diagnostics = client.shown(uri).filter(({ range }) => range.start.line === 0);
  return timed(() => askMenu(client, uri, { range: { start, end: start }, diagnostics, isInvoked }));
}

const isWhole = (actions: readonly CodeAction[]) => actions.some(({ title }) => /^Mark .*\(now /.test(title));

test('every column, once analysed', async (t) => {
  const uri = uriOf('still.csv');
  await client.open(uri, tableOf(1));
  await client.settled(uri);
  const invoked: number[] = [];
  const itself: number[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    itself.push((await onHeader(uri, column, false)).milliseconds);
    const { value, milliseconds } = await onHeader(uri, column, true);
    assert.ok(isWhole(value), value.map(({ title }) => title).join('; '));
    invoked.push(milliseconds);
    itself.push((await onHeader(uri, column, false)).milliseconds);
  }
  t.diagnostic(
    `invoked: worst ${Math.max(...invoked).toFixed(0)} ms; by itself: worst ${Math.max(...itself).toFixed(0)} ms`,
  );
  assert.ok(Math.max(...invoked) <= WHEN_INVOKED, `${Math.max(...invoked).toFixed(0)} ms`);
  assert.ok(Math.max(...itself) <= BY_ITSELF, `${Math.max(...itself).toFixed(0)} ms`);
});

test('as quickly while an analysis runs', async (t) => {
  const uri = uriOf('running.csv');
  await client.open(uri, tableOf(2));
  await client.until(() => client.statuses.some((one) => one.uri === uri), 'the analysis to begin');
  const isDone = () => client.statuses.some((one) => one.uri === uri && one.state === 'ready' && !one.isPartial);
  const invoked: number[] = [];
  const itself: number[] = [];
  for (let i = 0; !isDone(); i++) {
    itself.push((await onHeader(uri, i % COLUMNS, false)).milliseconds);
    invoked.push((await onHeader(uri, (i + 7) % COLUMNS, true)).milliseconds);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  t.diagnostic(
    `${invoked.length} times; invoked: worst ${Math.max(...invoked).toFixed(0)} ms; by itself: worst ${Math.max(...itself).toFixed(0)} ms`,
  );
  assert.ok(invoked.length >= 5);
  assert.ok(Math.max(...invoked) <= WHEN_INVOKED, `${Math.max(...invoked).toFixed(0)} ms`);
  assert.ok(Math.max(...itself) <= BY_ITSELF, `${Math.max(...itself).toFixed(0)} ms`);
});

test('100,000 stray cells of 20 MB are listed as quickly, and the edit of the first 50,000 lets hovers through', async (t) => {
  const uri = uriOf('stray.csv');
  const row = `5" pipe,${'x'.repeat(90)},7"\n`;
  const plain = `pipe,${'y'.repeat(190)},7\n`;
  await client.open(uri, `a,b,c\n${(row + plain).repeat(50_000)}`);
  await client.settled(uri);
  const only = ['source.fixAll.quasi'];
  const itself = await timed(() => askMenu(client, uri, { only, isInvoked: false }));
  const invoked = await timed(() => askMenu(client, uri, { only, isInvoked: true }));
  let isMade = false;
  const making = timed(() => choose(client, invoked.value[0])).finally(() => {
    isMade = true;
  });
  const hovers: number[] = [];
  while (!isMade) {
    const position = { line: 2, character: 0 };
    const hover = () => client.connection.sendRequest('textDocument/hover', { textDocument: { uri }, position });
    hovers.push((await timed(hover)).milliseconds);
  }
  const { milliseconds } = await making;
  const worst = Math.max(...hovers);
  t.diagnostic(
    `by itself ${itself.milliseconds.toFixed(0)} ms, invoked ${invoked.milliseconds.toFixed(0)} ms, edit ${milliseconds.toFixed(0)} ms, ` +
      `${hovers.length} hovers meanwhile: worst ${worst.toFixed(0)} ms`,
  );
  assert.ok(itself.milliseconds <= BY_ITSELF, `${itself.milliseconds.toFixed(0)} ms`);
  assert.ok(invoked.milliseconds <= WHEN_INVOKED, `${invoked.milliseconds.toFixed(0)} ms`);
  assert.ok(milliseconds <= paced(5000), `${milliseconds.toFixed(0)} ms`);
});

test('where a quote swallowed 20 MB, the menu comes in time and says how many rows follow', async (t) => {
  const uri = uriOf('open.csv');
  await client.open(uri, `a,b,c\n1,"x,3\n${`4,${'y'.repeat(195)},6\n`.repeat(100_000)}`);
  await client.settled(uri);
  const diagnostics = client.shown(uri).filter(({ code }) => code === 'unclosed-quote');
  const itself = await timed(() => askMenu(client, uri, { diagnostics, isInvoked: false }));
  const invoked = await timed(() => askMenu(client, uri, { diagnostics, isInvoked: true }));
  t.diagnostic(`by itself ${itself.milliseconds.toFixed(0)} ms, invoked ${invoked.milliseconds.toFixed(0)} ms`);
  assert.equal(invoked.value[0].title, 'Close the quote at the end of this cell: 100,000 rows follow');
  assert.ok(itself.milliseconds <= BY_ITSELF, `${itself.milliseconds.toFixed(0)} ms`);
  assert.ok(invoked.milliseconds <= WHEN_INVOKED, `${invoked.milliseconds.toFixed(0)} ms`);
});
