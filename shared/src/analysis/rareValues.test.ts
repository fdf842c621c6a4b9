import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { drain } from './progress.ts';
import { rareValues } from './rareValues.ts';
import { tableOf } from './testTable.ts';

const rareIn = (values: readonly string[], k: number) => drain(rareValues(tableOf(['x', ...values]).columns[0], k));

test('values below the target, and their rows; a missing one is none', () => {
  assert.deepEqual(rareIn(['a', 'a', 'a', 'b', 'b', 'c', 'NA', ''], 3), { values: 2, rows: 3 });
  assert.deepEqual(rareIn(['a', 'a', 'b'], 1), { values: 0, rows: 0 });
  assert.deepEqual(rareIn([], 5), { values: 0, rows: 0 });
});

test('for any column, as counted one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }), fc.nat(8), (values, k) => {
      const rare = values.filter((value) => values.filter((other) => other === value).length < k);
      assert.deepEqual(rareIn(values, k), { values: new Set(rare).size, rows: rare.length });
    }),
    drawn(100),
  );
});

test('of a column with more values than are looked at in one step', () => {
  const values = Array.from({ length: 70_000 }, (_, i) => `v${i % 40_000}`);
  assert.deepEqual(rareIn(values, 2), { values: 10_000, rows: 10_000 });
});
