import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frequencyHistogram } from '../counts/index.ts';
import { rowsBelow } from './classSizes.ts';

const sizes = frequencyHistogram(Uint32Array.of(1, 1, 2, 4, 5, 5));

test('rows of classes smaller than k count, those of classes of k do not', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 5, 6].map((k) => rowsBelow(sizes, k)),
    [0, 0, 2, 4, 8, 18],
  );
});

test('a table without rows has none below any k', () => {
  assert.equal(rowsBelow(frequencyHistogram(new Uint32Array(0)), 5), 0);
});
