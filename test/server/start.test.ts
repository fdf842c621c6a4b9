/** A server that is just starting: it greets at once, and hears what comes while it loads in the order in which it came. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FileStatus } from '@quasi/shared/protocol';
import { startRawServer } from '../soak/rawServer.ts';

const uri = 'file:///quasi-test/first.csv';
const textDocument = { uri, languageId: 'csv', version: 1, text: 'age,sex\n31,f\n31,f\n' };
const change = {
  textDocument: { uri, version: 2 },
  contentChanges: [{ text: 'age,sex\n31,f\n31,f\n77,m\n' }],
};

test('a text that is opened and edited at once is looked at as it is then', async () => {
  const server = startRawServer(({ id, method, params }) => {
    if (id === 1) {
      say({ method: 'initialized', params: {} });
      say({ method: 'textDocument/didOpen', params: { textDocument } });
      say({ method: 'textDocument/didChange', params: change });
    }
    const status = method === 'quasi/fileStatus' ? (params as FileStatus) : undefined;
    if (status?.state === 'ready' && !status.isPartial && told === undefined) {
      told = status;
      say({ id: 2, method: 'shutdown' });
    }
    if (id === 2) say({ method: 'exit' });
  });
  let told: FileStatus | undefined;
  const say = (message: object) => server.send(JSON.stringify({ jsonrpc: '2.0', ...message }));
  say(greeting);
  assert.equal(await server.ended, 0, server.complaints.join(''));
  assert.deepEqual([told?.version, told?.rows], [2, 3]);
});

test('it can be ended while it loads', async () => {
  const server = startRawServer(({ id }) => {
    if (id === 1) {
      say({ method: 'textDocument/didOpen', params: { textDocument } });
      say({ id: 2, method: 'shutdown' });
    }
    if (id === 2) say({ method: 'exit' });
  });
  const say = (message: object) => server.send(JSON.stringify({ jsonrpc: '2.0', ...message }));
  say(greeting);
  assert.equal(await server.ended, 0);
  assert.deepEqual(server.complaints, []);
});

const greeting = {
  id: 1,
  method: 'initialize',
  params: { processId: null, rootUri: null, capabilities: {} },
};
