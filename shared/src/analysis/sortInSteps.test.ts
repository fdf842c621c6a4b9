import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { drain } from './progress.ts';
import { sortInSteps } from './sortInSteps.ts';

test('the order is that of a stable sort', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), (numbers) => {
      const items = numbers.map((number, i) => ({ number, i }));
      const compare = (a: { number: number }, b: { number: number }) => a.number - b.number;
      assert.deepEqual(drain(sortInSteps(items, compare)), items.toSorted(compare));
    }),
    drawn(100),
  );
  const many = Array.from({ length: 30_001 }, (_, i) => (i * 7919) % 10_007);
  assert.deepEqual(
    drain(sortInSteps(many, (a, b) => a - b)),
    many.toSorted((a, b) => a - b),
  );
});
