/** 100,000 rows of 15 columns: a row's hover is there at once when all is known, and soon with what is known while it is worked out. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pace, paced } from '@quasi/shared/testing';
import type { Hover } from 'vscode-languageserver-protocol/node';
import { eventually } from '../eventually.ts';
import { namesPlaces, TestClient } from '../server/client.ts';
import { peopleTable, quasiIdentifiers } from './peopleTable.ts';

const ROWS = 100_000;
const KNOWN = 50;
const MEANWHILE = 100;
/** Of machines that are no more than so many times slower than the one that limits are stated for. */
const QUICK = 2;
/** The machine may have been busy with something else the first time. */
const MOST_RUNS = 3;

const uri = 'file:///quasi-test/hundred-thousand.csv';
let client: TestClient;
const text = peopleTable(ROWS);

before(async () => {
  client = await TestClient.startProcess({ quasiIdentifiers, idleDelay: 50 }, namesPlaces);
});
after(() => client.stop());

async function timed<T>(request: () => Promise<T>): Promise<{ milliseconds: number; answer: T }> {
  const start = performance.now();
  const answer = await request();
  return { milliseconds: performance.now() - start, answer };
}

const hover = (line: number, character: number): Promise<Hover | null> =>
  client.connection.sendRequest('textDocument/hover', { textDocument: { uri }, position: { line, character } });
const actions = (line: number): Promise<object[]> =>
  client.connection.sendRequest('textDocument/codeAction', {
    textDocument: { uri },
    range: { start: { line, character: 0 }, end: { line, character: 1 } },
    context: { diagnostics: client.shown(uri).filter(({ range }) => range.start.line === line) },
  });

const isWhole = (answer: Hover | null) => /k = 20|20 rows/.test(textOf(answer));
const textOf = (answer: Hover | null) => (answer ? (answer.contents as { value: string }).value : '');
const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const told = (times: readonly number[]) => {
  const all = sorted(times);
  const at = (share: number) => all[Math.floor(share * (all.length - 1))].toFixed(1);
  return `${all.length} answers: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`;
};

/** Asks on and on until all waves have ended; the longest answer. */
async function askUntilSettled(): Promise<number[]> {
  const times: number[] = [];
  let isSettled = false;
  const settled = client.settled(uri).then(() => {
    isSettled = true;
  });
  for (let i = 0; !isSettled; i++) {
    for (const ask of [() => hover(1 + ((i * 7919) % ROWS), 12), () => hover(0, 3), () => actions(1 + (i % 50))]) {
      times.push((await timed<unknown>(ask)).milliseconds);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await settled;
  return times;
}

test(`while the first analysis runs each hover and code action is answered within ${MEANWHILE} ms`, async () => {
  let worst = Number.POSITIVE_INFINITY;
  for (let run = 0; run < MOST_RUNS && worst > paced(MEANWHILE); run++) {
    if (run > 0) await client.close(uri);
    // Another text each time, so that nothing is known of it.
    await client.open(uri, run === 0 ? text : text.replace('P-100000', `P-${run}`));
    const times = await askUntilSettled();
    worst = Math.max(...times);
    console.log(`# during the first analysis: ${told(times)}`);
    assert.ok(times.length > 20);
  }
  assert.ok(worst <= paced(MEANWHILE), `the slowest took ${worst.toFixed(1)} ms`);
});

test(`while a row is being edited and all is worked out again each is answered within ${MEANWHILE} ms`, async () => {
  let worst = Number.POSITIVE_INFINITY;
  for (let run = 0; run < MOST_RUNS && worst > paced(MEANWHILE); run++) {
    // The last digit of a year of birth.
    const place = { line: 5000 + run, character: 12 };
    await client.change(uri, 'x', { start: place, end: { ...place, character: 13 } });
    const times = await askUntilSettled();
    worst = Math.max(...times);
    console.log(`# after an edit: ${told(times)}`);
  }
  assert.ok(worst <= paced(MEANWHILE), `the slowest took ${worst.toFixed(1)} ms`);
});

test(`once all is known a row's hover takes at most ${KNOWN} ms, and tells all there is to tell`, async () => {
  await client.settled(uri);
  // So many rows are alone that the file's finding names the worst of them instead of a finding each.
  const verdict = client.shown(uri).find(({ code }) => code === 'small-classes');
  const worst = (verdict?.relatedInformation ?? []).map(({ location }) => location.range.start.line);
  assert.ok(worst.length >= 3, `${worst.length} rows named`);
  const lines = [...worst, ...Array.from({ length: 60 }, (_, i) => 1 + ((i * 104_729) % ROWS))];
  let slowest = Number.POSITIVE_INFINITY;
  let lacking = lines;
  // A person waits no longer on a slow machine: there a row may be described in part until it is pointed at again.
  const isToldAtOnce = () => lacking.length === 0 || pace() > QUICK;
  for (let run = 0; run < MOST_RUNS && (slowest > paced(KNOWN) || !isToldAtOnce()); run++) {
    const times: number[] = [];
    lacking = [];
    for (const line of lines) {
      const { milliseconds, answer } = await timed(() => hover(line, 12));
      times.push(milliseconds);
      if (!isWhole(answer)) lacking.push(line);
    }
    slowest = Math.max(...times);
    console.log(`# once analysed: ${told(times)}; ${lacking.length} without all of the card`);
  }
  assert.ok(slowest <= paced(KNOWN), `the slowest took ${slowest.toFixed(1)} ms`);
  assert.ok(isToldAtOnce(), `${lacking.length} cards without their numbers`);
  for (const line of lacking) await eventually(async () => assert.ok(isWhole(await hover(line, 12)), `line ${line}`));
});
