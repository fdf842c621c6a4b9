import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drained } from './testClasses.ts';
import { topValues } from './topValues.ts';

/** A column of values with their counts, the missing value first. */
function column(missing: number, ...values: readonly [string, number][]) {
  const counts = [missing, ...values.map((value) => value[1])];
  const texts = ['', ...values.map((value) => value[0])];
  return {
    dictionary: {
      size: counts.length,
      count: (code: number) => counts[code],
      bytes: (code: number) => new TextEncoder().encode(texts[code]),
    },
  };
}

test('values come by falling count, the rest is summed, missing cells are apart', () => {
  const top = drained(topValues(column(3, ['a', 1], ['b', 5], ['c', 2], ['d', 4]), 2));
  assert.deepEqual(top, {
    values: [
      { code: 2, count: 5 },
      { code: 4, count: 4 },
    ],
    otherValues: 2,
    otherRows: 3,
    missingRows: 3,
  });
});

test('values of equal count come in the order of their bytes, not of their first appearance', () => {
  const top = drained(topValues(column(0, ['é', 2], ['b', 2], ['ab', 2], ['a', 2]), 3));
  assert.deepEqual(
    top.values.map((value) => value.code),
    [4, 3, 2],
  );
  assert.equal(top.otherRows, 2);
});

test('values without rows do not count', () => {
  const top = drained(topValues(column(0, ['a', 0], ['b', 1]), 5));
  assert.deepEqual(top, { values: [{ code: 2, count: 1 }], otherValues: 0, otherRows: 0, missingRows: 0 });
});

test('a limit of 0 leaves everything to the rest', () => {
  const top = drained(topValues(column(1, ['a', 2], ['b', 1]), 0));
  assert.deepEqual(top, { values: [], otherValues: 2, otherRows: 3, missingRows: 1 });
});
