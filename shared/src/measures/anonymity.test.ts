import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frequencyHistogram } from '../counts/index.ts';
import { anonymity } from './classSizes.ts';

test('the first table of R3A, with unique rows, has k = 1', () => {
  assert.equal(anonymity(frequencyHistogram(Uint32Array.of(1, 1, 2, 1))), 1);
});

test('k is the size of the smallest class, whatever its place', () => {
  const sizes = frequencyHistogram(Uint32Array.of(7, 3, 5000, 0, 12));
  assert.equal(anonymity(sizes), 3);
});

test('a table without rows has k = 0', () => {
  const sizes = frequencyHistogram(new Uint32Array(0));
  assert.equal(anonymity(sizes), 0);
});
