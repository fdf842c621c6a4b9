import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { defaultMinimum, frequentTuples, targetCount } from './frequentTuples.ts';
import { confidence, frequencyMatrix, support } from './testPaper.ts';
import { drained } from './testTables.ts';

/** One pair of values, in `count` of the `all` rows with b. */
function isFrequent(count: number, all: number, minimum: number): boolean {
  const joint = { rows: 100, a: Uint32Array.of(0), b: Uint32Array.of(0), counts: Uint32Array.of(count) };
  return drained(frequentTuples(joint, Uint32Array.of(all), minimum)).length > 0;
}

test('a confidence above 0.9 is enough; from 0.5 on the count has to exceed the minimum', () => {
  assert.deepEqual(
    [isFrequent(91, 100, 1000), isFrequent(90, 100, 90), isFrequent(90, 100, 89), isFrequent(50, 100, 49)],
    [true, false, true, true],
  );
  assert.equal(isFrequent(49, 100, 0), false);
});

test('the minimum of the paper is that of its 3,985,166 rows', () => {
  assert.equal(defaultMinimum(3_985_166), 398);
  assert.equal(defaultMinimum(0), 0);
});

test('a target never exceeds what there is of either value', () => {
  const frequency = fc.nat(50);
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 1, noNaN: true }), frequency, frequency, (share, a, b) => {
      const target = targetCount(share, a, b);
      assert.ok(Number.isInteger(target) && target >= 0 && target <= Math.min(a, b));
    }),
    drawn(100),
  );
});

test('support and confidence are shares, where there is something to share', () => {
  assert.deepEqual([support(2, 5), support(0, 0), confidence(2, 3), confidence(0, 0)], [0.4, 0, 2 / 3, undefined]);
});

test('each column of the frequency matrix sums to the number of rows, however its values are numbered', () => {
  assert.deepEqual(frequencyMatrix([Uint32Array.of(0, 2, 0, 3), Uint32Array.of(1, 1, 3), Uint32Array.of(5)]), [
    [2, 1, 5],
    [3, 1, 0],
    [0, 3, 0],
  ]);
  assert.deepEqual(frequencyMatrix([]), []);
});
