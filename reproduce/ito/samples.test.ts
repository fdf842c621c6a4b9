import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '@quasi/shared/random';
import { deviationOfMean, expectedError, rightlyFirst, trials } from './samples.ts';
import type { UserColumn } from './userColumns.ts';

/** Ten values whose α are 1 to 10, with as many records, each of one user. */
const alphas = Float64Array.from({ length: 10 }, (_, value) => value + 1);
const column: UserColumn = {
  name: 'made up',
  records: 55,
  values: 10,
  alphas,
  recordsOf: Uint32Array.from(alphas),
  meanAlpha: 5.5,
  risk: 1,
  lowCost: 10 / 55,
  lowCostError: 1 - 1 / 5.5,
  worst: 1,
  singleUser: 1,
};

test('with all values drawn there is no error, every interval holds the risk, and every record is read', () => {
  const { error, coverage, cost, size } = trials(column, 50, 20, seededRandom(1));
  assert.ok(error < 1e-12);
  assert.equal(coverage.ours, 1);
  assert.equal(cost, 55);
  assert.equal(size, 10);
});

test('simulated errors are those of the formula, and cost s·m/|D_X| records', () => {
  for (const size of [2, 4, 8]) {
    const { error, cost } = trials(column, size, 20_000, seededRandom(size));
    assert.ok(Math.abs(error / expectedError(column, size) - 1) < 0.03, `${error} ${expectedError(column, size)}`);
    assert.ok(Math.abs(cost / (size * 5.5) - 1) < 0.02, `${cost}`);
  }
});

test('the mean of all numbers does not deviate, that of one as much as the numbers', () => {
  assert.equal(deviationOfMean(3, 10, 10), 0);
  assert.equal(deviationOfMean(3, 10, 1), 3);
});

test('a column is rightly first in the trials in which no other comes up to it', () => {
  assert.equal(rightlyFirst([Float64Array.of(3, 1, 2, 2), Float64Array.of(1, 2, 2, 1)], 0), 0.5);
});
