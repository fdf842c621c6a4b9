/** While a large file is being checked from disk, an open document still answers at once. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { CheckFileResult } from '@quasi/shared/protocol';
import { paced } from '@quasi/shared/testing';
import { TestClient } from '../server/client.ts';
import { csvOfSize } from '../server/csvOfSize.ts';

test('each hover sent during the check is answered within 50 ms', async () => {
  const client = await TestClient.startProcess();
  const folder = mkdtempSync(join(tmpdir(), 'quasi-beside-'));
  const path = join(folder, 'large.csv');
  writeFileSync(path, csvOfSize(60_000_000));
  const uri = 'file:///quasi-test/beside.csv';
  await client.open(uri, 'a,b\n1,2\n1,3\n');
  await client.settled(uri);
  let isChecking = true;
  const params = { uri: pathToFileURL(path).href };
  const checking: Promise<CheckFileResult> = client.connection
    .sendRequest<CheckFileResult>('quasi/checkFile', params)
    .finally(() => {
      isChecking = false;
    });
  const times: number[] = [];
  while (isChecking) {
    const start = performance.now();
    await client.connection.sendRequest('textDocument/hover', {
      textDocument: { uri },
      position: { line: 1, character: 0 },
    });
    times.push(performance.now() - start);
  }
  const { findings } = await checking;
  await client.stop();
  rmSync(folder, { recursive: true });
  const worst = Math.max(...times);
  console.log(`# ${times.length} hovers during a check of 60 MB: worst ${worst.toFixed(1)} ms`);
  assert.ok(findings > 0 && times.length > 20);
  assert.ok(worst <= paced(50), `the slowest took ${worst.toFixed(1)} ms`);
});
