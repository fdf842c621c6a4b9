import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frequencyHistogram } from '../counts/index.ts';
import { uniqueRows } from './classSizes.ts';

test('three rows of the first table of R3A are unique', () => {
  assert.equal(uniqueRows(frequencyHistogram(Uint32Array.of(1, 1, 2, 1))), 3);
});

test('a table of pairs has no unique row', () => {
  assert.equal(uniqueRows(frequencyHistogram(Uint32Array.of(2, 2))), 0);
});

test('a table without rows has no unique row', () => {
  assert.equal(uniqueRows(frequencyHistogram(new Uint32Array(0))), 0);
});
