import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { spanningForest } from './spanningForest.ts';

test('the forest takes the heaviest pairs, parents first, and leaves what has no weight', () => {
  const pairs = [
    { a: 0, b: 1, weight: 1 },
    { a: 0, b: 2, weight: 5 },
    { a: 1, b: 2, weight: 4 },
    { a: 0, b: 3, weight: 0 },
    { a: 2, b: 3, weight: -1 },
  ];
  assert.deepEqual(spanningForest(4, pairs), [
    { parent: 0, child: 2, pair: 1 },
    { parent: 2, child: 1, pair: 2 },
  ]);
  assert.deepEqual(spanningForest(3, []), []);
  assert.deepEqual(spanningForest(0, []), []);
});

test('a column has one parent at most, which is a root or was a child before', () => {
  const anyPair = fc.record({ a: fc.nat(7), b: fc.nat(7), weight: fc.integer({ min: -1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(anyPair), (pairs) => {
      const edges = spanningForest(8, pairs);
      const children = edges.map((edge) => edge.child);
      assert.equal(new Set(children).size, children.length);
      for (const [i, { parent }] of edges.entries()) assert.ok(!children.slice(i).includes(parent));
    }),
    drawn(100),
  );
});
