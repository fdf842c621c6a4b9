/**
 * One cell edited among 100,000 rows of 15 columns: what follows from the classes is right again in under 5 % of the time that all
 * takes. Both are measured at the client, without configured pauses: all from didOpen to the last wave, an edit from didChange to
 * the state that says the classes have been counted and their findings published.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestClient } from '../server/client.ts';
import { peopleTable, quasiIdentifiers } from './peopleTable.ts';

const ROWS = 100_000;
const SHARE = 0.05;
const EDITS = 15;
/** The machine may have been busy with something else the first time. */
const MOST_RUNS = 3;

let client: TestClient;
const text = peopleTable(ROWS);
const lines = text.split('\n');

before(async () => {
  client = await TestClient.startProcess({ quasiIdentifiers });
});
after(() => client.stop());

async function openAll(uri: string): Promise<number> {
  const start = performance.now();
  await client.open(uri, text);
  await client.settled(uri);
  return performance.now() - start;
}

/** Where a cell of a line stands; none before it is quoted. */
function rangeOf(line: number, cell: number) {
  const cells = lines[line].split(',');
  const character = cells.slice(0, cell).join().length + (cell > 0 ? 1 : 0);
  return { start: { line, character }, end: { line, character: character + cells[cell].length } };
}

async function edit(uri: string, i: number): Promise<number> {
  // Years, zips and occupations that are new and that others have; and a cell that no class depends on.
  const cell = [1, 3, 7, 3, 13][i % 5];
  const line = 1 + ((i * 7919) % ROWS);
  const value = i % 2 === 0 ? lines[1 + ((i * 31) % ROWS)].split(',')[cell] : `9${i}`;
  const range = rangeOf(line, cell);
  const start = performance.now();
  await client.change(uri, value, range);
  await client.counted(uri);
  const time = performance.now() - start;
  const cells = lines[line].split(',');
  lines[line] = [...cells.slice(0, cell), value, ...cells.slice(cell + 1)].join();
  return time;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1];

test(`class findings after an edit cost under ${100 * SHARE} % of a whole analysis`, async () => {
  let share = 1;
  const uri = 'file:///quasi-test/editing.csv';
  let all = await openAll(uri);
  for (let run = 0; run < MOST_RUNS && share >= SHARE; run++) {
    if (run > 0) all = await openAll(`file:///quasi-test/editing-again-${run}.csv`);
    const times: number[] = [];
    for (let i = 0; i < EDITS; i++) {
      await client.settled(uri);
      times.push(await edit(uri, run * EDITS + i));
    }
    share = median(times) / all;
    const worst = Math.max(...times);
    console.log(
      `# all: ${all.toFixed()} ms; class findings after an edit: median ${median(times).toFixed(1)} ms (${(100 * share).toFixed(1)} %), worst ${worst.toFixed(1)} ms`,
    );
  }
  await client.settled(uri);
  const fresh = 'file:///quasi-test/editing-fresh.csv';
  await client.open(fresh, lines.join('\n'));
  await client.settled(fresh);
  const classes = (one: string) => client.shown(one).filter(({ code }) => code === 'small-classes');
  assert.deepEqual(classes(uri), classes(fresh), 'and they are right');
  assert.ok(share < SHARE, `${(100 * share).toFixed(1)} %`);
});
