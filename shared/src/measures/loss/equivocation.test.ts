import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { equivocation, type ToldPairs } from './equivocation.ts';
import { entropyLoss } from './loss.ts';

function of(pairs: ToldPairs): number {
  const work = equivocation(pairs);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const pairs = (...told: readonly (readonly [number, number, number])[]): ToldPairs => ({
  before: Uint32Array.from(told, ([before]) => before),
  after: Uint32Array.from(told, ([, after]) => after),
  counts: Uint32Array.from(told, ([, , count]) => count),
});

test('pseudonyms leave nothing to guess, one name for all leaves everything, whatever the frequencies', () => {
  assert.equal(of(pairs([1, 7, 3], [2, 4, 1], [3, 9, 5])), 0);
  assert.equal(of(pairs([1, 1, 3], [2, 1, 1], [3, 1, 5])), 1);
  assert.equal(of(pairs([1, 4, 9])), 0);
  assert.equal(of(pairs()), 0);
});

test('a randomised response of two equal values that is true three times in four leaves H(1/4)', () => {
  const noise = pairs([0, 0, 3], [0, 1, 1], [1, 0, 1], [1, 1, 3]);
  assert.ok(Math.abs(of(noise) - (2 - 0.75 * Math.log2(3))) < 1e-12);
});

test('for values told by groups it is the share that non-uniform entropy loses', () => {
  const column = fc.array(fc.tuple(fc.nat(20), fc.nat(4)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(column, (values) => {
      const counts = Uint32Array.from(values, ([count]) => count);
      const groupOf = Uint32Array.from(values, ([, group]) => group);
      const before = Uint32Array.from(values, (_, value) => value);
      const { total, whole } = entropyLoss(counts, { groupOf, groups: 5 });
      const share = of({ before, after: groupOf, counts });
      assert.ok(Math.abs(share - (whole > 0 ? total / whole : 0)) < 1e-12);
    }),
    drawn(100),
  );
});
