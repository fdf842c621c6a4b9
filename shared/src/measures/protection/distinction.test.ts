import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frequencyHistogram } from '../../counts/index.ts';
import { commonestSizeOfRecord, distinction, meanSizeOfRecord, separation } from './distinction.ts';

/** ARX's five rows: (20, F, CA) (30, F, CA) (40, F, TX) (20, M, NY) (40, M, CA). */
const arx: [columns: string, sizes: number[], distinction: number, separation: number][] = [
  ['sex', [3, 2], 0.4, 0.6],
  ['state', [3, 1, 1], 0.6, 0.7],
  ['age', [2, 1, 2], 0.6, 0.8],
  ['sex and state', [2, 1, 1, 1], 0.8, 0.9],
  ['age and sex', [1, 1, 1, 1, 1], 1, 1],
];
for (const [columns, sizes, distinct, separate] of arx) {
  test(`ARX's distinction and separation of ${columns}`, () => {
    const histogram = frequencyHistogram(Uint32Array.from(sizes));
    assert.ok(Math.abs(distinction(histogram) - distinct) < 1e-15);
    assert.ok(Math.abs((separation(histogram) ?? 0) - separate) < 1e-15);
  });
}

test('without a pair of rows there is nothing to separate', () => {
  assert.equal(separation(frequencyHistogram(new Uint32Array(0))), undefined);
  assert.equal(separation(frequencyHistogram(Uint32Array.of(1))), undefined);
  assert.equal(distinction(frequencyHistogram(Uint32Array.of(1))), 1);
});

test('the class size to expect is over records: the sizes 3, 2, 1, 1 have mean 15/7', () => {
  const sizes = frequencyHistogram(Uint32Array.of(3, 2, 1, 1));
  assert.equal(meanSizeOfRecord(sizes), 15 / 7);
  assert.equal(commonestSizeOfRecord(sizes), 3);
});

test('of sizes that as many records have, the smallest is taken', () => {
  assert.equal(commonestSizeOfRecord(frequencyHistogram(Uint32Array.of(4, 2, 2))), 2);
  assert.equal(commonestSizeOfRecord(frequencyHistogram(new Uint32Array(0))), 0);
  assert.equal(meanSizeOfRecord(frequencyHistogram(new Uint32Array(0))), 0);
});
