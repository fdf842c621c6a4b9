import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classSizesOfSets, sharesOfRisk } from './riskShares.ts';

function sharesOf(agreeing: readonly number[], columns: number): number[] {
  const sizes = Uint32Array.from(agreeing);
  for (const _ of classSizesOfSets(sizes, columns));
  const sharing = sharesOfRisk(sizes, columns);
  for (;;) {
    const step = sharing.next();
    if (step.done) return [...step.value];
  }
}

const near = (actual: readonly number[], expected: readonly number[]) => {
  assert.equal(actual.length, expected.length);
  for (const [i, value] of expected.entries()) {
    assert.ok(Math.abs(actual[i] - value) < 1e-12, `${actual} are not ${expected}`);
  }
};

test('two columns, by hand', () => {
  // Six rows: one itself, two agree in the first column only, one in the second only, two in none.
  // v(∅) = 1/6, v(1) = 1/3, v(2) = 1/2, v(12) = 1. First: ((1/3 − 1/6) + (1 − 1/2)) / 2; second: ((1/2 − 1/6) + (1 − 1/3)) / 2.
  near(sharesOf([2, 2, 1, 1], 2), [1 / 3, 1 / 2]);
});

test('three columns, by hand: a key, a column that helps a little, a constant', () => {
  // Four rows. Nobody shares the first value; one other shares the second; all share the third.
  // v = 1/4 without both, 1/2 with the second alone, 1 with the first. First: ((1 − 1/4) + (1 − 1/2)) / 2.
  near(sharesOf([0, 0, 0, 0, 2, 0, 1, 1], 3), [5 / 8, 1 / 8, 0]);
});

test('a single column has it all, and no column has nothing', () => {
  near(sharesOf([9, 1], 1), [1 - 1 / 10]);
  near(sharesOf([7], 0), []);
});
