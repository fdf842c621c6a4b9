/** A baseline in the editor: what is accepted is held back, and what gets worse says by how much; the command line goes by the same settings. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { type AcceptBaselineResult, acceptBaselineRequest } from '@quasi/shared/protocol';
import type { ApplyWorkspaceEditParams } from 'vscode-languageserver-protocol/node';
import { quasi } from '../figures/quasi.ts';
import { able, Workspace } from './workspace.ts';

const rows = ['31,f,8001', '31,f,8001', '44,m,8002', '44,m,8002', '44,m,8002'];
const people = ['age,sex,zip', ...rows, ...rows, ''].join('\n');

let workspace: Workspace;
afterEach(() => workspace.close());

async function open(files: Readonly<Record<string, string>>): Promise<string> {
  workspace = await Workspace.open(files, able, { initializationOptions: { hasCommands: true } });
  workspace.client.connection.onRequest('workspace/applyEdit', async ({ edit }: ApplyWorkspaceEditParams) => {
    await workspace.apply(edit);
    return { applied: true };
  });
  return await workspace.openData('people.csv');
}

const found = (uri: string) => workspace.client.shown(uri).map(({ code, message }) => `${code}: ${message}`);
const accept = (uri: string) =>
  workspace.client.connection.sendRequest<AcceptBaselineResult>(acceptBaselineRequest, { uri });

test('accepting names the baseline, empties the list, and only what is worse comes back', async () => {
  const uri = await open({ 'people.csv': people, 'quasi.json': '{ "unit": "people", "k": 5 }\n' });
  const { client } = workspace;
  await client.until(() => found(uri).some((one) => one.startsWith('small-classes')), 'the rows below k');
  const before = found(uri).length;
  const { findings } = await accept(uri);
  assert.equal(findings, before);
  assert.deepEqual(JSON.parse(workspace.text('quasi.json')), { unit: 'people', k: 5, baseline: 'quasi-baseline.json' });
  const { files } = JSON.parse(workspace.text('quasi-baseline.json'));
  assert.equal(files['people.csv'].k, 4);
  await client.until(() => found(uri).length === 0, 'an empty list');
  await workspace.type(uri, `${people}77,m,9000\n`);
  await client.until(() => found(uri).some((one) => /k went 4 → 1 since the baseline/.test(one)), 'what is worse');
});

test('the command line holds back by the same settings', async () => {
  const uri = await open({ 'people.csv': people, 'quasi.json': '{ "unit": "people", "k": 5 }\n' });
  await workspace.client.until(() => found(uri).length > 0, 'findings');
  await accept(uri);
  // The editor has it open, not saved.
  writeFileSync(join(workspace.folder, 'quasi.json'), workspace.text('quasi.json'));
  const { code, out, err } = quasi(['check', `${workspace.folder}/people.csv`]);
  assert.equal(code, 0, out);
  assert.match(err, /quasi-baseline\.json holds back \d+ findings in 1 file\./);
});

test('accepting again keeps the numbers of what is held back', async () => {
  const uri = await open({ 'people.csv': people, 'quasi.json': '{ "unit": "people", "k": 5 }\n' });
  await workspace.client.until(() => found(uri).length > 0, 'findings');
  const first = await accept(uri);
  const before = workspace.text('quasi-baseline.json');
  await workspace.client.until(() => found(uri).length === 0, 'an empty list');
  assert.deepEqual(await accept(uri), first);
  assert.equal(workspace.text('quasi-baseline.json'), before);
});
