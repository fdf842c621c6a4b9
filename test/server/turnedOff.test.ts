/** Quasi turned off for a file: nothing is analysed and nothing shown of it, until it is turned on again. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../eventually.ts';
import { TestClient } from './client.ts';

let client: TestClient;
let documents = 0;
before(async () => {
  client = await TestClient.start({ quasiIdentifiers: ['age', 'sex'] });
});
after(() => client.stop());

const people = 'age,sex\n31,f\n31,f\n77,m\n';
const newUri = () => `file:///quasi-test/off-${++documents}.csv`;

async function turn(enable: boolean): Promise<void> {
  client.settings = { ...client.settings, enable };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
}

const findings = (uri: string) => client.publications.findLast((each) => each.uri === uri)?.diagnostics.length;
const lastStatus = (uri: string) => client.statuses.findLast((each) => each.uri === uri)?.state;
const asked = (method: string, uri: string) =>
  client.connection.sendRequest<unknown>(method, {
    textDocument: { uri },
    position: { line: 0, character: 1 },
    range: { start: { line: 0, character: 0 }, end: { line: 3, character: 0 } },
    context: { diagnostics: [] },
  });

test('what was found is taken back at once, edits and questions find nothing, and on again all is as before', async () => {
  const uri = newUri();
  await client.open(uri, people);
  await client.settled(uri);
  const before = findings(uri);
  assert.ok(before && before > 0);
  await turn(false);
  await eventually(() => assert.deepEqual([findings(uri), lastStatus(uri)], [0, 'idle']));
  const told = client.statuses.length;
  await client.change(uri, '78', { start: { line: 3, character: 0 }, end: { line: 3, character: 2 } });
  await client.connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
  assert.equal(await asked('textDocument/hover', uri), null);
  assert.deepEqual(await asked('textDocument/codeLens', uri), []);
  assert.deepEqual(await asked('textDocument/codeAction', uri), []);
  assert.deepEqual([findings(uri), client.statuses.length], [0, told]);
  await turn(true);
  await eventually(() => assert.deepEqual([findings(uri), lastStatus(uri)], [before, 'ready']));
});

test('a file that is opened while Quasi is off is left alone, and a check of it says why', async () => {
  await turn(false);
  const uri = newUri();
  await client.open(uri, people);
  await assert.rejects(client.connection.sendRequest('quasi/checkFile', { uri }), /Quasi is off for this file/);
  assert.deepEqual([findings(uri) ?? 0, lastStatus(uri)], [0, 'idle']);
  await turn(true);
  await eventually(() => assert.equal(lastStatus(uri), 'ready'));
});
