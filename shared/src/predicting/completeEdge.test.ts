import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeEdge } from './completeEdge.ts';

const rows = 400_000;
const joint = { rows, a: Uint32Array.of(1), b: Uint32Array.of(2), counts: Uint32Array.of(1000) };
const frequencies = [Uint32Array.of(0, rows - 10, 10), Uint32Array.of(7, rows - 2007, 2000)] as const;

test('records that no pair is told for are paired so that each value occurs as often as it does, in many steps', () => {
  const work = completeEdge(joint, ...frequencies, 1);
  let steps = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) steps++;
  const { a, b, counts } = step.value;
  const found = frequencies.map(({ length }) => new Uint32Array(length));
  let both = 0;
  for (let i = 0; i < counts.length; i++) {
    found[0][a[i]] += counts[i];
    found[1][b[i]] += counts[i];
    if (a[i] === 1 && b[i] === 2) both += counts[i];
  }
  assert.deepEqual(found, frequencies);
  assert.ok(both > 1000 && both <= 2000);
  // Both values of each record are written, then one of them is shuffled, and each pair counted: 16,384 at a time.
  assert.ok(steps >= (4 * (rows - 1000)) / 16384 - 4, `${steps} steps`);
});

test('an edge whose pairs are all told is left as it is', () => {
  const whole = { rows: 3, a: Uint32Array.of(1, 2), b: Uint32Array.of(1, 1), counts: Uint32Array.of(1, 2) };
  const work = completeEdge(whole, Uint32Array.of(0, 1, 2), Uint32Array.of(0, 3), 1);
  let step = work.next();
  while (!step.done) step = work.next();
  assert.equal(step.value, whole);
});
