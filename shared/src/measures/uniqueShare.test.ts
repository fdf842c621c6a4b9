import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frequencyHistogram } from '../counts/index.ts';
import { uniqueShare } from './classSizes.ts';

const columns: [name: string, frequencies: number[], share: number][] = [
  ['MINum', [1, 1, 1, 1, 1, 1, 1], 1],
  ['Sex', [4, 3], 0],
  ['Age', [2, 2, 1, 1, 1], 3 / 7],
  ['Zip', [2, 1, 2, 1, 1], 3 / 7],
  ['Birthday', [2, 1, 1, 1, 1, 1], 5 / 7],
  ['Disease', [3, 1, 1, 2], 2 / 7],
];

for (const [name, frequencies, share] of columns) {
  test(`the proportion of uniques of ${name} in the first table of COL is ${share.toFixed(3)}`, () => {
    assert.equal(uniqueShare(frequencyHistogram(Uint32Array.from(frequencies))), share);
  });
}

test('a table without rows has a share of 0', () => {
  assert.equal(uniqueShare(frequencyHistogram(new Uint32Array(0))), 0);
});
