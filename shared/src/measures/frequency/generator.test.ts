import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../numeric/index.ts';
import { generatedCardinalities, generateTable } from './testPaper.ts';

function finish<T>(work: Generator<number, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

test('columns have about equally many values, 39 each for 30000 rows in 3 columns with λ = .5', () => {
  assert.deepEqual(generatedCardinalities(30000, 3, 0.5), [39, 39, 39]);
  assert.deepEqual(generatedCardinalities(4, 3, 12.5), [2, 2, 2]);
  assert.deepEqual(generatedCardinalities(100, 1, 2), [50]);
});

test('the same seed gives the same table', () => {
  const draw = () => finish(generateTable(50, 2, 1, seededRandom(9)));
  assert.deepEqual(draw(), draw());
  assert.equal(finish(generateTable(0, 2, 1, seededRandom(9))).codes[0].length, 0);
});
