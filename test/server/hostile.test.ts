/** What a client may get wrong, and how a server is begun and ended. The rest of what nobody should send is drawn at random, here with a fixed seed. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { seededRandom } from '@quasi/shared/random';
import { comesWithin } from '@quasi/shared/testing';
import { fuzzProtocol } from '../soak/protocol.ts';
import { type Incoming, type RawServer, startRawServer } from '../soak/rawServer.ts';
import { TestClient } from './client.ts';

const folders: string[] = [];
const servers: RawServer[] = [];
after(() => {
  for (const server of servers) server.kill();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Sends requests, one after the other, each once the one before is answered. */
function speaker() {
  const heard: Incoming[] = [];
  let wake: () => void = () => undefined;
  const server = startRawServer((message) => {
    heard.push(message);
    wake();
  });
  servers.push(server);
  let last = 0;
  return {
    server,
    heard,
    told: (method: string, params?: unknown) => server.send(JSON.stringify({ jsonrpc: '2.0', method, params })),
    async ask(method: string, params?: unknown): Promise<Incoming> {
      const id = ++last;
      server.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
      for (;;) {
        const answer = heard.find((message) => message.id === id && message.method === undefined);
        if (answer) return answer;
        assert.equal(server.exitCode, undefined, `${method}: the server has ended`);
        const heardOf = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([heardOf, server.ended]);
      }
    },
  };
}

const initializeParams = { processId: null, rootUri: null, capabilities: {} };

test('a request before its time, a second beginning and one after the end are refused; the end is one without a fault', async () => {
  const { server, ask, told } = speaker();
  const hover = { textDocument: { uri: 'untitled:x' }, position: { line: 0, character: 0 } };
  assert.equal((await ask('textDocument/hover', hover)).error?.code, -32002);
  assert.ok((await ask('initialize', initializeParams)).result);
  assert.equal((await ask('initialize', initializeParams)).error?.code, -32600);
  assert.equal((await ask('textDocument/hover', hover)).result, null);
  assert.equal((await ask('no/such')).error?.code, -32601);
  assert.equal((await ask('shutdown')).result, null);
  assert.equal((await ask('textDocument/hover', hover)).error?.code, -32600);
  assert.equal((await ask('shutdown')).error?.code, -32600);
  told('exit');
  assert.equal(await server.ended, 0);
});

test('to end without a shutdown is a fault', async () => {
  const { server, ask, told } = speaker();
  await ask('initialize', initializeParams);
  told('exit');
  assert.equal(await server.ended, 1);
});

test('a document whose text is no text is passed over; the server says so, and serves the others', async () => {
  const { ask, told, heard } = speaker();
  await ask('initialize', initializeParams);
  told('initialized', {});
  const textDocument = { uri: 'untitled:x.csv', languageId: 'csv', version: 1 };
  for (const text of [5, null, ['a secret'], { length: 3 }]) {
    told('textDocument/didOpen', { textDocument: { ...textDocument, text } });
  }
  told('textDocument/didOpen', { textDocument: { ...textDocument, uri: 'untitled:y.csv', text: 'age,sex\n1,f\n' } });
  const answer = await ask('textDocument/hover', {
    textDocument: { uri: 'untitled:y.csv' },
    position: { line: 'first', character: 0 },
  });
  assert.equal(answer.error?.code, -32602);
  assert.match(answer.error?.message ?? '', /position\.line/);
  const checked = await ask('quasi/checkFile', { uri: 'untitled:y.csv' });
  assert.equal((checked.result as { status: { rows: number } }).status.rows, 1);
  const log = JSON.stringify(heard.filter(({ method }) => method === 'window/logMessage'));
  assert.match(log, /textDocument\.text of textDocument\/didOpen/);
  assert.doesNotMatch(log, /secret/);
});

test('an address that no file can have is looked for nowhere, and holds nobody up', async () => {
  const { ask, told } = speaker();
  await ask('initialize', { ...initializeParams, rootUri: 'file:///tmp' });
  let times = 0;
  await comesWithin(500, () => {
    const uri = `file:///${'x/'.repeat(6000)}${++times}.csv`;
    told('textDocument/didOpen', { textDocument: { uri, languageId: 'csv', version: 1, text: 'age,sex\n1,f\n' } });
    return ask('quasi/checkFile', { uri });
  });
});

test('data that change while their statistics are looked at are looked at again, and nothing fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quasi-hostile-'));
  folders.push(folder);
  const data = join(folder, 'people.csv');
  const rowsOf = (count: number) => `age,sex\n${'31,f\n42,m\n'.repeat(count)}`;
  writeFileSync(data, rowsOf(3));
  const client = await TestClient.startProcess();
  let rows = 3;
  // The settings are asked for between the look at the data and the work on them.
  client.connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => {
    if (rows < 9) writeFileSync(data, rowsOf(++rows));
    return items.map(() => client.settings);
  });
  const uri = pathToFileURL(join(folder, 'people.stats.json')).href;
  const column = { name: 'sex', counts: [3, 3], values: ['f', 'm'] };
  await client.open(uri, JSON.stringify({ rows: 6, columns: [column] }), 'json');
  const isReady = () => client.statuses.some((status) => status.uri === uri && status.state === 'ready');
  await client.until(isReady, 'the prediction');
  await client.connection.sendRequest('quasi/columns', { uri });
  assert.deepEqual(
    client.statuses.filter(({ state }) => state === 'failed'),
    [],
  );
  assert.doesNotMatch(client.log.join('\n'), /fail/);
  await client.stop();
});

test('what nobody should send ends no server, fails nowhere, and brings no value into the log', async () => {
  let calls = 0;
  const { messages, findings } = await fuzzProtocol(seededRandom(13), () => calls++ >= 200);
  assert.ok(messages > 200);
  assert.deepEqual(findings, []);
});
