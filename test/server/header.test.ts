/** A first record that may be a person, in an editor: what to say of it is offered, and nothing is written before. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import type { CodeAction } from 'vscode-languageserver-protocol/node';
import { resolving } from './menu.ts';
import { Workspace } from './workspace.ts';

const person = 'Zorbatina,Quexville,whittler';
const others = ['Ann,Bern,baker', 'Bob,Basel,cook', 'Cem,Chur,painter'].flatMap((row) => Array(6).fill(row));
const text = `${[person, ...others].join('\n')}\n`;

let workspace: Workspace;
afterEach(() => workspace.close());

const isOnHeader = ({ title }: CodeAction) => title.startsWith('The first record');

async function opened(): Promise<string> {
  workspace = await Workspace.open({ 'people.csv': text }, resolving, { initializationOptions: { hasCommands: true } });
  const uri = await workspace.openData('people.csv');
  await workspace.client.settled(uri);
  return uri;
}

for (const [start, header] of [
  ['The first record names the columns', 'yes'],
  ['The first record is data', 'no'],
] as const) {
  test(`the lightbulb says it in quasi.json: ${header}`, async () => {
    const uri = await opened();
    const offered = (await workspace.actions(uri, 0, 1)).filter(isOnHeader);
    assert.equal(offered.length, 2);
    const { edit } = offered.find(({ title }) => title.startsWith(start)) ?? {};
    await workspace.apply(edit ?? {});
    const isTold = () => !workspace.codes(uri).includes('bad-header');
    await workspace.client.until(isTold, 'the finding is gone');
    assert.deepEqual((await workspace.actions(uri, 0, 1)).filter(isOnHeader), []);
  });
}

test('no remedy is handed out and no statistics are written, and what is said quotes nobody', async () => {
  const uri = await opened();
  const request = (method: string, more: object) => workspace.client.connection.sendRequest(method, { uri, ...more });
  const refused = /not certain that the first record names the columns.*lightbulb/;
  await assert.rejects(request('quasi/remedies', { column: 1 }), refused);
  await assert.rejects(request('quasi/protect', {}), refused);
  const statistics = { pairs: false, tree: false, overwrites: false };
  await assert.rejects(request('quasi/writeStatistics', statistics), refused);
  await assert.rejects(request('quasi/saveRecipe', { overwrites: false }), refused);
  const data = { maker: 'treat', uri, version: 1, reading: 1, need: {} };
  const chosen = { title: '', uri, isLarge: true, needsKey: false, fitsRecipe: false, data };
  await assert.rejects(request('quasi/safeCopy', { chosen, overwrites: false }), refused);
  assert.ok(!existsSync(join(workspace.folder, 'people.safe.csv')));
  const shown = JSON.stringify([workspace.client.shown(uri), await request('quasi/columns', {})]);
  for (const cell of person.split(',')) assert.ok(!shown.includes(cell), shown);
  assert.equal(readFileSync(join(workspace.folder, 'people.csv'), 'utf8'), text);
});
