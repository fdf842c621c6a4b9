/** Row 19: how long a hover waits while a million rows are being analysed, against the same server at rest. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type CheckFileResult, checkFileRequest } from '@quasi/shared/protocol';
import { dataFile } from '../generate.ts';
import { costResult } from '../results.ts';
import { LanguageClient } from '../servers/languageClient.ts';
import { quantile } from '../servers/quantile.ts';
import type { Measure, TableSize } from './measure.ts';

const uri = 'file:///bench/people.csv';
const idleHovers = 400;

export const hover: Measure = {
  rows: ['19'],
  async *run(sizes) {
    const size = sizes.at(-1) ?? '100k';
    const { idle, busy } = await timeHovers(size);
    const measure = `hover p95 while analysing (${busy.length} hovers) : idle`;
    const [worst, usual] = [quantile(busy, 0.95), quantile(idle, 0.95)];
    // Twice the floor of 20.
    yield costResult({ row: '19', measure, size }, worst, usual, 40);
    const longest = { row: '19', measure: 'longest hover while analysing : idle', size } as const;
    yield costResult(longest, Math.max(...busy), Math.max(...idle));
  },
};

async function timeHovers(size: TableSize): Promise<{ idle: number[]; busy: number[] }> {
  const server = await LanguageClient.quasi();
  try {
    const ready = server.next((event) => event.kind === 'status' && event.params.state === 'ready');
    await server.open(uri, readFileSync(dataFile('1MB'), 'utf8'));
    await ready;

    const idle: number[] = [];
    for (let hovers = 0; hovers < idleHovers; hovers++) idle.push(await timedHover(server, hovers));

    let analysing = true;
    const analysis = server.connection
      .sendRequest<CheckFileResult>(checkFileRequest, { uri: pathToFileURL(dataFile(size)).href })
      .finally(() => {
        analysing = false;
      });
    const busy: number[] = [];
    while (analysing) busy.push(await timedHover(server, busy.length));
    await analysis;
    return { idle, busy };
  } finally {
    server.stop();
  }
}

/** Hovers over another cell each time, a moment after the last, as a person moves a mouse. */
async function timedHover(server: LanguageClient, count: number): Promise<number> {
  await pause(2);
  const before = performance.now();
  await server.hover(uri, 1 + (count % 500), 12);
  return performance.now() - before;
}
