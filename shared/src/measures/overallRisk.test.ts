import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frequencyHistogram } from '../counts/index.ts';
import { overallRisk } from './classSizes.ts';

test('four distinct tuples in the five rows of the first table of R3A give 4/5', () => {
  assert.equal(overallRisk(frequencyHistogram(Uint32Array.of(1, 1, 2, 1))), 4 / 5);
});

test('the shuffled table of R3A gives 5/6', () => {
  assert.equal(overallRisk(frequencyHistogram(Uint32Array.of(1, 1, 1, 2, 1))), 5 / 6);
});

test('classes of 9, 1, 1 and 1 rows are riskier than three of 4, though their entropy is lower', () => {
  assert.equal(overallRisk(frequencyHistogram(Uint32Array.of(4, 4, 4))), 0.25);
  assert.equal(overallRisk(frequencyHistogram(Uint32Array.of(9, 1, 1, 1))), 1 / 3);
});

test('a table without rows has no risk', () => {
  assert.equal(overallRisk(frequencyHistogram(new Uint32Array(0))), 0);
});
