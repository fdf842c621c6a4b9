import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { drawn } from '../testing/index.ts';
import { suppress } from './suppress.ts';
import { tellablePairs } from './suppressPairs.ts';

const frequencies = Uint32Array.of(1, 9, 4, 20, 7);

test('small counts go, and no single one is left to be told from the sum', () => {
  assert.deepEqual(drain(suppress([0, 1, 2, 3, 4], frequencies, 5)), {
    codes: [1, 3, 4],
    suppressed: { values: 2, records: 5 },
  });
  // One value of four records would be known from the sum, so the next one goes with it.
  assert.deepEqual(drain(suppress([1, 2, 3, 4], frequencies, 5)), {
    codes: [1, 3],
    suppressed: { values: 2, records: 11 },
  });
  assert.deepEqual(drain(suppress([1, 3], frequencies, 5)), { codes: [1, 3], suppressed: undefined });
  assert.deepEqual(drain(suppress([2], frequencies, 5)), { codes: [], suppressed: { values: 1, records: 4 } });
});

test('pairs: of each value none or enough of its pairs are suppressed', () => {
  const anyPairs = fc.uniqueArray(fc.record({ a: fc.nat(5), b: fc.nat(5), count: fc.integer({ min: 1, max: 12 }) }), {
    selector: ({ a, b }) => a * 6 + b,
    maxLength: 30,
  });
  fc.assert(
    fc.property(anyPairs, fc.integer({ min: 2, max: 8 }), (all, below) => {
      // The values 5 are suppressed themselves.
      const pairs = all.map(({ a, b, count }) => ({
        a: a === 5 ? undefined : a,
        b: b === 5 ? undefined : b,
        count,
        people: count,
      }));
      const told = drain(tellablePairs(pairs, below));
      const isTold = (pair: (typeof pairs)[number]) => told.some(({ a, b }) => a === pair.a && b === pair.b);
      for (const pair of told) assert.ok(pair.count >= below);
      for (const side of ['a', 'b'] as const) {
        for (let value = 0; value < 5; value++) {
          const own = pairs.filter((pair) => pair[side] === value);
          const gone = own.filter((pair) => !isTold(pair));
          const records = gone.reduce((sum, { count }) => sum + count, 0);
          const isEnough = gone.length >= 2 && records >= below;
          assert.ok(gone.length === 0 || isEnough || gone.length === own.length);
        }
      }
    }),
    drawn(100),
  );
});

test('without a limit all pairs are told', () => {
  const pairs = [
    { a: 1, b: 0, count: 1, people: 1 },
    { a: 0, b: 2, count: 3, people: 3 },
  ];
  assert.deepEqual(drain(tellablePairs(pairs, 0)), [pairs[1], pairs[0]]);
});
