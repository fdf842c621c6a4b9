/** The heat of a screen of a large table: no step holds the loop, and a person does not wait for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Analysis, drain, riskShares } from '@quasi/shared/analysis';
import { readSettings } from '@quasi/shared/config';
import { seededRandom } from '@quasi/shared/random';
import { readTable } from '@quasi/shared/table';
import { paced } from '@quasi/shared/testing';
import { dataSet } from '../../shared/src/testing/index.ts';

const ROWS = 100_000;
const COLUMNS = 15;
const SCREEN = 60;
const LONGEST_STEP = paced(5);
/** A run that is slow every time is slow by itself and not because of the machine. */
const MOST_RUNS = 8;

const names = Array.from({ length: COLUMNS }, (_, column) => `c${column}`);

function analysisOf(quasiIdentifiers: readonly string[]): Analysis {
  const random = seededRandom(1);
  /** Like sex, region, age, zip: from a few values to many. */
  const values = [2, 3, 5, 8, 20, 70, 400, 3000];
  const lines = [names.join()];
  for (let row = 0; row < ROWS; row++) {
    lines.push(names.map((_, column) => `v${Math.floor(random() * values[column % values.length])}`).join());
  }
  const text = new TextEncoder().encode(lines.join('\n'));
  const table = drain(readTable(text, { missingTokens: [], trim: false, header: true, delimiter: ',' }));
  const { settings } = readSettings({ quasiIdentifiers });
  const source = { bytes: (start: number, end: number) => text.subarray(start, end) };
  return dataSet(table, settings, source, { kind: 'editor' });
}

/** The quickest run of all, and the longest step, each step counting with its quickest run. Other rows each time, since shares are kept. */
function quickest(quasiIdentifiers: readonly string[]): { milliseconds: number; step: number } {
  const facts = drain(analysisOf(quasiIdentifiers).classes());
  const steps: number[] = [];
  let milliseconds = Number.POSITIVE_INFINITY;
  for (let run = 0; run < MOST_RUNS; run++) {
    const rows = Array.from({ length: SCREEN }, (_, i) => 1000 * run + i);
    const work = riskShares(facts, rows);
    const begin = performance.now();
    for (let i = 0; ; i++) {
      const start = performance.now();
      const { done } = work.next();
      steps[i] = Math.min(steps[i] ?? Number.POSITIVE_INFINITY, performance.now() - start);
      if (done) break;
    }
    milliseconds = Math.min(milliseconds, performance.now() - begin);
    if (Math.max(...steps) <= LONGEST_STEP) break;
  }
  return { milliseconds, step: Math.max(...steps) };
}

for (const [columns, limit] of [
  [8, paced(500)],
  [COLUMNS, paced(3000)],
] as const) {
  test(`${SCREEN} rows of ${ROWS} × ${COLUMNS} with ${columns} quasi-identifiers`, (t) => {
    const { milliseconds, step } = quickest(names.slice(0, columns));
    t.diagnostic(`${milliseconds.toFixed(0)} ms in all, ${step.toFixed(2)} ms the longest step`);
    assert.ok(step <= LONGEST_STEP, `a step took ${step.toFixed(1)} ms`);
    assert.ok(milliseconds <= limit, `it took ${milliseconds.toFixed(0)} ms`);
  });
}
