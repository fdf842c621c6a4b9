/** The status of the editor when work is dropped and none follows: never that something is still being done. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { TestClient } from './client.ts';
import { csvOfSize } from './csvOfSize.ts';

const clients: TestClient[] = [];
after(() => Promise.all(clients.map((client) => client.stop())));

/** A client that hears of an analysis under way, of a file that takes seconds. */
async function busy(uri: string, run: string): Promise<TestClient> {
  const client = await TestClient.startProcess({ run });
  clients.push(client);
  await client.open(uri, csvOfSize(10_000_000));
  // Somebody asks for it once the document is there, and its settings are known.
  if (run === 'manual') await setTimeout(500);
  if (run === 'manual') void client.connection.sendRequest('quasi/checkFile', { uri }).catch(() => undefined);
  await client.until(() => stateOf(client, uri) === 'analysing', 'a state of work');
  return client;
}

const stateOf = (client: TestClient, uri: string) => client.statuses.findLast((status) => status.uri === uri)?.state;
const at = (line: number) => ({ start: { line, character: 0 }, end: { line, character: 0 } });

for (const run of ['onSave', 'manual']) {
  test(`an edit stops the analysis, and with ${run} nothing is under way then`, async () => {
    const uri = `file:///stopped/${run}.csv`;
    const client = await busy(uri, run);
    await client.change(uri, '1', at(1));
    await client.until(() => stateOf(client, uri) === 'idle', 'the end of work');
  });
}

test('turned to manual while it works, it rests', async () => {
  const uri = 'file:///stopped/turned.csv';
  const client = await busy(uri, 'onType');
  client.settings = { ...client.settings, run: 'manual' };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await client.until(() => stateOf(client, uri) === 'idle', 'the end of work');
});

test('closed while it works, it is not said to work for ever', async () => {
  const uri = 'file:///stopped/closed.csv';
  const client = await busy(uri, 'onType');
  await client.close(uri);
  await client.until(() => stateOf(client, uri) === 'idle', 'the end of work', 30_000);
});

test('what was known before comes back where an edit stops a second look', async () => {
  const uri = 'file:///stopped/again.csv';
  const client = await TestClient.startProcess({ run: 'onSave' });
  clients.push(client);
  await client.open(uri, csvOfSize(5_000_000));
  await client.settled(uri);
  await client.change(uri, '1', at(1));
  await client.connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
  await client.until(() => stateOf(client, uri) === 'analysing', 'a second look');
  await client.change(uri, '2', at(1));
  await client.until(() => stateOf(client, uri) === 'ready', 'what was known before');
});

test('places that no text has do no harm', async () => {
  const uri = 'file:///stopped/places.csv';
  const client = await TestClient.startProcess({});
  clients.push(client);
  await client.open(uri, 'sex,zip\nf,1\nm,2\n');
  await client.change(uri, 'x', { start: { line: -3, character: -1 }, end: { line: -2, character: 0.5 } });
  await client.change(uri, 'sex,zip\nf,1\nf,1\nm,2\n');
  await client.settled(uri);
  const position = { line: 3, character: 2.7 };
  const hover = await client.connection.sendRequest('textDocument/hover', { textDocument: { uri }, position });
  assert.match(JSON.stringify(hover), /Line 4/);
});

for (const uri of ['file://host/x.csv', 'file:///a%2Fb.csv', 'file:///%ZZ', 'untitled:x']) {
  test(`an address that means no file here is refused in a sentence: ${uri}`, async () => {
    const [client] = clients;
    const asked = client.connection.sendRequest('quasi/checkFile', { uri });
    await assert.rejects(asked, /Only files on this machine can be checked from disk; open this one instead\./);
  });
}
