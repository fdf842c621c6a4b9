import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kendall } from './baselineRanks.ts';

test('rank correlation is 1 for the same order and −1 for the opposite one', () => {
  assert.equal(kendall([1, 2, 3], [10, 20, 30]), 1);
  assert.equal(kendall([1, 2, 3], [3, 2, 1]), -1);
});

test('ties count for neither side', () => {
  // Of six pairs one is tied in each; four of the other agree.
  assert.equal(kendall([1, 1, 2, 3], [1, 2, 2, 3]), 0.8);
});

test('there is none where nothing varies', () => {
  assert.equal(kendall([1, 1, 1], [1, 2, 3]), undefined);
});
