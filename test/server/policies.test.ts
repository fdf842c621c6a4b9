/** Policy and k chosen from a list, the quasi.json that counts opened or made, and the card of a file. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { Policies, SetPolicyParams } from '@quasi/shared/protocol';
import type { ApplyWorkspaceEditParams } from 'vscode-languageserver-protocol/node';
import { able, Workspace } from './workspace.ts';

const people = 'age,sex,zip\n31,f,02138\n31,f,02138\n31,f,02138\n31,f,02138\n31,f,02138\n77,m,02139\n';

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

const ask = <T>(method: string, params: object) => workspace.client.connection.sendRequest<T>(method, params);
const set = (params: SetPolicyParams) => ask<null>('quasi/setPolicy', params);
const config = () => JSON.parse(workspace.text('quasi.json'));

async function inForce(uri: string): Promise<[names: string[], k: number | undefined]> {
  const found = await ask<Policies | null>('quasi/policies', { uri });
  return [found?.policies.filter((each) => each.isInForce).map(({ name }) => name) ?? [], found?.k];
}
const holds = (uri: string, name: string, k: number) =>
  workspace.client.until(() => {
    const { targetK, state } = workspace.client.statuses.findLast((one) => one.uri === uri) ?? {};
    return state === 'ready' && targetK === k;
  }, `${name} with k ${k}`);

test('all policies are listed, those of quasi.json too, each with what it asks for', async () => {
  const uri = await open({ 'people.csv': people, 'quasi.json': '{ "policies": { "ours": { "k": 7 } } }' });
  const found = await ask<Policies>('quasi/policies', { uri });
  assert.deepEqual(
    found.policies.map(({ name }) => name),
    ['default', 'trusted', 'public11', 'strict', 'hipaa-safe-harbor', 'ours'],
  );
  for (const { asks } of found.policies) assert.match(asks, /^[A-Z].*\.$/);
  assert.deepEqual(await inForce(uri), [['default'], 5]);
  assert.equal(await ask('quasi/policies', { uri: 'file:///not-opened.csv' }), null);
});

test('a policy that is chosen is written and in force, and takes the place of a k beside the one before', async () => {
  const uri = await open({ 'people.csv': people });
  await set({ uri, policy: 'public11' });
  assert.deepEqual(config(), { policy: 'public11' });
  await holds(uri, 'public11', 11);
  assert.deepEqual(await inForce(uri), [['public11'], 11]);
  await set({ uri, k: 4 });
  assert.deepEqual(config(), { policy: 'public11', k: 4 });
  await holds(uri, 'public11', 4);
  await set({ uri, policy: 'strict' });
  assert.deepEqual(config(), { policy: 'strict', k: 20 });
  await holds(uri, 'strict', 20);
});

test('where an entry of "files" says otherwise, it is said of this file; what would have no effect is refused', async () => {
  const uri = await open({ 'people.csv': people, 'quasi.json': '{ "files": [{ "glob": "*.csv", "k": 9 }] }' });
  await set({ uri, k: 3 });
  assert.deepEqual(config().files, [
    { glob: '*.csv', k: 9 },
    { glob: './people.csv', k: 3 },
  ]);
  await assert.rejects(set({ uri, k: 0 }), /a whole number above 0/);
  await assert.rejects(set({ uri, policy: 'toString' }), /no policy of this name/);
  await assert.rejects(set({ uri: 'untitled:Untitled-1', k: 3 }), /Save the document first/);
});

test('the quasi.json that counts is shown, and made where there is none', async () => {
  const uri = await open({ 'people.csv': people });
  await ask('quasi/openConfig', { uri });
  assert.equal(workspace.text('quasi.json'), '{}\n');
  await ask('quasi/openConfig', { uri });
  const shown = workspace.client.revealed.map((each) => each.uri);
  assert.deepEqual(shown, [workspace.uri('quasi.json'), workspace.uri('quasi.json')]);
});
