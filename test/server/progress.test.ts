/** Work that takes over a second is reported as the protocol has it, to clients that show it; others are none the worse. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pace } from '@quasi/shared/testing';
import { TestClient } from './client.ts';
import { csvOfSize } from './csvOfSize.ts';

const showsProgress = { window: { workDoneProgress: true } };
/** As many at once as take over a second: the last has to wait for the others. */
const urisFor = (count: number) =>
  Array.from({ length: Math.ceil(count / pace()) }, (_, i) => `file:///quasi-test/long-${i}.csv`);
const long = csvOfSize(24_000_000);

interface Said {
  readonly kind: string;
  readonly percentage?: number;
  readonly message?: string;
}

/** Opens all documents and waits until all are analysed; the server ends whatever happens. */
async function withLongDocuments(
  uris: readonly string[],
  prepare: (client: TestClient) => void,
  check: (client: TestClient) => void,
): Promise<void> {
  const client = await TestClient.startProcess({}, showsProgress);
  try {
    prepare(client);
    for (const uri of uris) await client.open(uri, long);
    for (const uri of uris) await client.settled(uri);
    check(client);
  } finally {
    await client.stop();
  }
}

test('the progress of a long analysis begins, goes on and ends', async () => {
  const said: Said[] = [];
  let created = 0;
  await withLongDocuments(
    urisFor(3),
    ({ connection }) => {
      connection.onRequest('window/workDoneProgress/create', () => {
        created++;
        return null;
      });
      connection.onNotification('$/progress', ({ value }: { value: Said }) => {
        said.push(value);
      });
    },
    () => {
      const shown = said.filter(({ kind }) => kind !== 'end');
      assert.ok(created > 0 && shown.length > 0);
      for (const { percentage, message } of shown) {
        assert.ok(percentage !== undefined && percentage >= 0 && percentage <= 100);
        assert.match(message ?? '', /^[A-Z]/);
      }
    },
  );
  assert.equal(said.filter(({ kind }) => kind === 'begin').length, said.filter(({ kind }) => kind === 'end').length);
});

test('a client that refuses to show progress is served all the same', async () => {
  let refused = 0;
  const uris = urisFor(2);
  await withLongDocuments(
    uris,
    ({ connection }) => {
      connection.onRequest('window/workDoneProgress/create', () => {
        refused++;
        throw new Error('no');
      });
    },
    (client) => {
      assert.ok(refused > 0);
      for (const uri of uris) assert.ok(client.shown(uri).length > 0);
    },
  );
});
