import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adjustedGain, chanceInformation } from './chanceInformation.ts';
import { drained, isNear } from './testTables.ts';

const rows = 10_000;
const even = (values: number) => new Uint32Array(values).fill(rows / values);

test('chance information of even columns is near (r − 1)(c − 1) / (2 n ln 2), in both directions', () => {
  const chance = drained(chanceInformation([even(10), even(20)], rows, 1));
  assert.equal(chance[0][1], chance[1][0]);
  assert.ok(isNear(chance[0][1] / ((9 * 19) / (2 * rows * Math.LN2)), 1, 0.2));
});

test('an identifier tells all of any column by chance, and a constant tells nothing', () => {
  const chance = drained(chanceInformation([even(10), new Uint32Array(rows).fill(1), Uint32Array.of(rows)], rows, 1));
  assert.ok(isNear(chance[0][1], Math.log2(10)));
  assert.deepEqual([chance[0][2], chance[2][1]], [0, 0]);
});

test('what only chance explains has no adjusted gain, what it cannot explain keeps its own', () => {
  assert.equal(adjustedGain(Math.log2(10), Math.log2(10) - 1e-15, Math.log2(10)), 0);
  assert.equal(adjustedGain(0.1, 0.2, 3), 0);
  assert.equal(adjustedGain(3, 1, 3), 1);
  assert.equal(adjustedGain(2, 1, 3), 0.5);
  assert.equal(adjustedGain(0, 0, 0), 0);
});

test('the same seed gives the same numbers, and no rows give none', () => {
  const once = () => drained(chanceInformation([even(10), even(25), even(50)], rows, 7));
  assert.deepEqual(once(), once());
  assert.deepEqual(drained(chanceInformation([new Uint32Array(0), new Uint32Array(0)], 0, 1)), [
    [0, 0],
    [0, 0],
  ]);
});
