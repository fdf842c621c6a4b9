import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { atLeast } from './countLaw.ts';
import { calibratedIndistinguishable, indistinguishable } from './indistinguishable.ts';
import { matchLaw, othersBinomial, othersLaw, recursiveHypergeometric, remembering } from './matchLaw.ts';
import { expectedIndividualRisk } from './testPaper.ts';

/** Every order of the numbers 0 … n − 1. */
function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((order) =>
    Array.from({ length: n }, (_, at) => [...order.slice(0, at), n - 1, ...order.slice(at)]),
  );
}

test('over all shuffles of small tables, the share of distinct tuples is Σ P(X ≥ 1)/n, and the mean over rows of E[1/X]', () => {
  const cell = fc.array(fc.nat(2), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(cell, cell, cell, (first, second, third) => {
      const orders = permutations(4);
      let distinct = 0;
      for (const order of orders) {
        for (const other of orders) {
          distinct += new Set(first.map((value, row) => value * 9 + second[order[row]] * 3 + third[other[row]])).size;
        }
      }
      const expectedOverallRisk = distinct / (4 * orders.length ** 2);

      let byTuples = 0;
      let byRows = 0;
      for (const one of frequencies(first)) {
        for (const two of frequencies(second)) {
          for (const three of frequencies(third)) {
            const law = recursiveHypergeometric(4, [one, two, three]);
            byTuples += atLeast(law, 1) / 4;
            byRows += ((one * two * three) / 64) * expectedIndividualRisk(law);
          }
        }
      }
      assert.ok(Math.abs(byTuples - expectedOverallRisk) < 1e-12);
      assert.ok(Math.abs(byRows - expectedOverallRisk) < 1e-12);
    }),
    drawn(20),
  );
});

function frequencies(cells: readonly number[]): number[] {
  return [0, 1, 2].map((value) => cells.filter((cell) => cell === value).length).filter((count) => count > 0);
}

test('both probabilities fall with k from 1, and the calibrated one is never the smaller', () => {
  const law = fc.integer({ min: 2, max: 100 }).chain((n) =>
    fc.record({
      n: fc.constant(n),
      values: fc.array(fc.integer({ min: 1, max: n }), { minLength: 2, maxLength: 4 }),
    }),
  );
  fc.assert(
    fc.property(law, ({ n, values }) => {
      const exact = matchLaw(n, values);
      const others = othersLaw(n, values);
      let before = 1;
      let beforeCalibrated = 1;
      for (let k = 0; k < 12; k++) {
        const printed = indistinguishable(exact, k);
        const calibrated = calibratedIndistinguishable(others, k);
        if (k <= 1) assert.deepEqual([printed, calibrated], [1, 1]);
        assert.ok(printed <= before + 1e-12 && calibrated <= beforeCalibrated + 1e-12);
        assert.ok(calibrated >= printed - 1e-12);
        before = printed;
        beforeCalibrated = calibrated;
      }
    }),
    drawn(100),
  );
});

test('a value of one row is alone, a single column is certain, an impossible tuple is the limit of rare ones', () => {
  assert.equal(indistinguishable(matchLaw(1000, [1, 900, 900]), 2), 0);
  assert.equal(calibratedIndistinguishable(othersBinomial(1000, [1, 900, 900]), 2), 0);
  assert.equal(calibratedIndistinguishable(othersLaw(3_000_000, [2_000_000]), 2_000_000), 1);
  assert.equal(calibratedIndistinguishable(othersLaw(3_000_000, [2_000_000]), 2_000_001), 0);
  assert.equal(indistinguishable(matchLaw(10, [0, 5]), 2), 0);
  assert.equal(expectedIndividualRisk(matchLaw(10, [0, 5])), 1);
  assert.equal(calibratedIndistinguishable(othersLaw(1, [1, 1]), 2), 0);
  assert.equal(expectedIndividualRisk(matchLaw(1, [1, 1])), 1);
});

test('above a smallest frequency of 2000 the law is binomial', () => {
  assert.ok(matchLaw(10_000, [2000, 3000]) instanceof Float64Array);
  assert.deepEqual(matchLaw(10_000, [2500, 3000]), { trials: 2500, probability: 0.3 });
});

test('laws are remembered by their frequencies in any order, and only so many', () => {
  let asked = 0;
  const law = remembering(
    (n, values) => {
      asked++;
      return matchLaw(n, values);
    },
    100,
    2,
  );
  assert.equal(law([3, 5]), law([5, 3]));
  assert.equal(asked, 1);
  law([4, 5]);
  law([6, 5]);
  law([3, 5]);
  assert.equal(asked, 4);
});
