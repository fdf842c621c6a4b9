/** How soon the view of columns is answered: while a long analysis runs, and for very wide tables. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { columnsRequest } from '@quasi/shared/protocol';
import { paced } from '@quasi/shared/testing';
import { TestClient } from '../server/client.ts';
import { csvOfSize } from '../server/csvOfSize.ts';

const uri = 'file:///people.csv';
const MOST_MILLISECONDS = paced(40);
const MOST_MILLISECONDS_AT_WORST = paced(100);

let client: TestClient;
beforeEach(async () => {
  client = await TestClient.startProcess();
});
afterEach(() => client.stop());

async function waitFor(): Promise<number> {
  const begun = performance.now();
  await client.connection.sendRequest(columnsRequest, { uri });
  return performance.now() - begun;
}

function assertSoon(waits: readonly number[]): void {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))];
  const told = [at(0.5), at(0.95)].map((wait) => `${wait.toFixed(1)} ms`).join(', ');
  console.log(`# ${sorted.length} answers: half within and 95 % within ${told}`);
  assert.ok(at(0.5) < MOST_MILLISECONDS && at(0.95) < MOST_MILLISECONDS_AT_WORST, told);
}

test('while a long analysis runs', async () => {
  await client.open(uri, csvOfSize(40_000_000));
  const waits: number[] = [];
  while (!client.statuses.some(({ state, isPartial }) => state === 'ready' && !isPartial)) {
    waits.push(await waitFor());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.ok(waits.length > 20, `${waits.length} questions`);
  assertSoon(waits);
});

test('of 10,000 columns', async () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `measurement_${i}`);
  const rows = [1, 2, 3, 4, 5, 6].map((row) => names.map((_, i) => (row * i) % 7).join());
  await client.open(uri, `${names.join()}\n${rows.join('\n')}\n`);
  await client.settled(uri);
  const waits: number[] = [];
  for (let i = 0; i < 20; i++) waits.push(await waitFor());
  assertSoon(waits);
});
