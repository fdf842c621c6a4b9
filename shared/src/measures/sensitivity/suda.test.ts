import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { disSuda, relativeSudaScores, sudaContributions, sudaScores, sudaWeight } from './suda.ts';
import { sudaScore } from './testPaper.ts';

test('a set of k of d columns counts (d − k)!', () => {
  assert.equal(sudaWeight(6, 2), 24);
  assert.equal(sudaWeight(3, 3), 1);
  assert.equal(sudaScore([[0], [1, 2]], 4), 6 + 2);
});

test('scores stay in proportion, and finite for any number of columns', () => {
  const counts = [0, 1, 2].map((size) => Uint32Array.of(size === 1 ? 1 : 0, size === 2 ? 3 : 0, 0));
  assert.deepEqual([...sudaScores(counts, 5)], [24, 18, 0]);
  assert.deepEqual([...relativeSudaScores(counts, 5)], [1, 0.75, 0]);
  assert.deepEqual([...relativeSudaScores(counts, 300)], [1, 3 / 299, 0]);
  assert.deepEqual(
    [
      ...sudaContributions([
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 0],
      ]),
    ],
    [100, 100, 0],
  );
  assert.deepEqual(
    [
      ...sudaContributions([
        [0, 0],
        [0, 0],
      ]),
    ],
    [0, 0],
  );
});

test('the harmonic mean of DIS-SUDA over the scored rows is DIS', () => {
  const rows = fc.array(fc.record({ size: fc.constantFrom(1, 1, 2, 3), one: fc.nat(2), two: fc.nat(3) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(rows, fc.integer({ min: 2, max: 40 }), fc.constantFrom(0.01, 0.1, 0.9), (table, columns, rate) => {
      const count = (of: (row: (typeof table)[0]) => number) =>
        Uint32Array.from(table, (row) => (row.size === 1 ? of(row) : 0));
      const countOfSize = [count(() => 0), count((row) => row.one), count((row) => row.two)];
      const sizes = Uint32Array.from(table, (row) => row.size);
      const { dis, riskOf } = disSuda(countOfSize, sizes, columns, rate);
      const scored = table.flatMap(({ size, one, two }, row) => (size === 1 && one + two > 0 ? [row] : []));
      const inverses = scored.reduce((sum, row) => sum + 1 / (riskOf(row) as number), 0);
      if (scored.length > 0) assert.ok(Math.abs(scored.length / inverses - dis) < 1e-9);
      for (const [row, { size, one, two }] of table.entries()) {
        if (size > 1) assert.equal(riskOf(row), 0);
        else assert.equal(riskOf(row) === undefined, one + two === 0);
      }
    }),
    drawn(100),
  );
});
