import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { countClasses } from './classes.ts';
import { sensitiveValues } from './sensitiveValues.ts';
import { codesOf, drained } from './testClasses.ts';
import type { RowClasses, SensitiveValues } from './types.ts';

/** Per class the values with their counts, as sorted texts. */
function listed({ starts, values, counts }: SensitiveValues): string[][] {
  return Array.from({ length: starts.length - 1 }, (_, one) => {
    const places = Array.from({ length: starts[one + 1] - starts[one] }, (_, i) => starts[one] + i);
    return places.map((place) => `${values[place]}×${counts[place]}`).sort();
  });
}

test('each class lists its values with their counts', () => {
  const classes = { classOfRow: Uint32Array.of(0, 1, 0, 0, 1), sizeOfClass: Uint32Array.of(3, 2), classCount: 2 };
  const counted = drained(sensitiveValues(classes, codesOf([7, 7, 0, 7, 2]), 8));
  assert.deepEqual(listed(counted), [
    ['0×1', '7×2'],
    ['2×1', '7×1'],
  ]);
  assert.deepEqual([...counted.totals], [1, 0, 1, 0, 0, 0, 0, 3]);
  assert.equal(counted.rows, 5);
});

test('rows that were left out of the classes are left out here', () => {
  const classes = { classOfRow: Uint32Array.of(0, 1, 0), sizeOfClass: Uint32Array.of(2, 0), classCount: 2 };
  const counted = drained(sensitiveValues(classes, codesOf([1, 1, 2]), 3));
  assert.deepEqual(listed(counted), [['1×1', '2×1'], []]);
  assert.deepEqual([...counted.totals], [0, 1, 1]);
  assert.equal(counted.rows, 2);
});

test('no rows give no classes', () => {
  const none: RowClasses = drained(countClasses([codesOf([])], 0));
  assert.deepEqual([...drained(sensitiveValues(none, codesOf([]), 1)).starts], [0]);
});

test('any table gives what nested maps give', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(4)), { minLength: 1, maxLength: 100 }), (rows) => {
      const classes = drained(countClasses([codesOf(rows.map(([key]) => key))], rows.length));
      const counted = drained(sensitiveValues(classes, codesOf(rows.map(([, value]) => value)), 5));
      const expected: Map<number, number>[] = Array.from({ length: classes.classCount }, () => new Map());
      rows.forEach(([, value], row) => {
        const counts = expected[classes.classOfRow[row]];
        counts.set(value, (counts.get(value) ?? 0) + 1);
      });
      assert.deepEqual(
        listed(counted),
        expected.map((counts) => [...counts].map(([value, count]) => `${value}×${count}`).sort()),
      );
    }),
    drawn(100),
  );
});
