import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { calibratedIndistinguishable } from './indistinguishable.ts';
import { recursiveHypergeometric } from './matchLaw.ts';
import { maximalDependency } from './pairDependence.ts';
import {
  confidence,
  estimatedBoth,
  isStronglyDependent,
  largestLift,
  lift,
  rectifiedBinomial,
  rectifiedLaw,
  rectifiedOthers,
} from './rectified.ts';
import {
  isNotablyDependent,
  maximumProbabilityDifference,
  meanCount,
  meanMatches,
  rectifiedOthersBinomial,
} from './testPaper.ts';

test('confidence and lift of the example of measures.md', () => {
  assert.equal(confidence(40, 50), 0.8);
  assert.equal(confidence(40, 200), 0.2);
  assert.equal(lift(1000, 40, 50, 200), 4);
  assert.equal(confidence(0, 0), 0);
  assert.equal(lift(1000, 0, 0, 200), 1);
});

test('one confidence of a half makes a pair strong; to be told it must be above chance and not rare', () => {
  assert.ok(isStronglyDependent(25, 50, 200));
  assert.ok(!isStronglyDependent(24, 50, 200));
  assert.ok(!isStronglyDependent(0, 0, 200));
  assert.ok(isNotablyDependent(1000, 25, 50, 200));
  assert.ok(!isNotablyDependent(1000, 45, 50, 900));
  assert.ok(!isNotablyDependent(1000, 4, 4, 200));
});

test('of several strong pairs the one with the largest lift counts', () => {
  const frequencies = [50, 200, 20, 900];
  const pairs = [
    { a: 0, b: 1, both: 40 },
    { a: 0, b: 2, both: 12 },
    { a: 0, b: 3, both: 50 },
    { a: 1, b: 2, both: 9 },
  ];
  assert.equal(largestLift(1000, frequencies, pairs), pairs[1]);
  assert.equal(largestLift(1000, frequencies, [pairs[3]]), undefined);
});

test('a confidence from elsewhere becomes a number of rows, half up, and possible', () => {
  assert.equal(estimatedBoth(0.25, 10, 50), 3);
  assert.equal(estimatedBoth(0.001, 10, 50), 1);
  assert.equal(estimatedBoth(0.9, 10, 5), 5);
});

test('the rectified mean is the mean of independence times the lift', () => {
  const values = fc.integer({ min: 5, max: 60 });
  fc.assert(
    fc.property(values, values, values, fc.integer({ min: 1, max: 5 }), (first, second, third, both) => {
      const frequencies = [first, second, third];
      const pair = { a: 0, b: 1, both };
      const expected = meanMatches(60, frequencies) * lift(60, both, first, second);
      for (const law of [rectifiedLaw(60, frequencies, pair), rectifiedBinomial(60, frequencies, pair)]) {
        assert.ok(Math.abs(meanCount(law) - expected) < 1e-11 * expected);
      }
    }),
    drawn(100),
  );
});

test('the smallest number gives the trials of the binomial law, be it the pair or another value', () => {
  const frequencies = [3000, 4000, 3];
  const pair = { a: 0, b: 1, both: 2500 };
  const binomial = rectifiedBinomial(5000, frequencies, pair);
  assert.deepEqual(binomial, { trials: 3, probability: 0.5 });
  const exact = recursiveHypergeometric(5000, [2500, 3]);
  assert.ok(maximumProbabilityDifference(exact, binomial) < 1.1e-4);
  const asPrinted = { trials: 2500, probability: 3 / 5000 };
  assert.ok(Math.abs(maximumProbabilityDifference(exact, asPrinted) - 0.124) < 0.01);
});

test('with two columns a counted pair decides: certainly as many rows as hold it', () => {
  const pair = { a: 1, b: 0, both: 7 };
  for (const others of [rectifiedOthers(100, [20, 9], pair), rectifiedOthersBinomial(100, [20, 9], pair)]) {
    assert.equal(calibratedIndistinguishable(others, 7), 1);
    assert.equal(calibratedIndistinguishable(others, 8), 0);
  }
  assert.deepEqual(rectifiedBinomial(100, [20, 9], pair), { trials: 9, probability: 7 / 9 });
});

test('the maximal dependency passes over the diagonal', () => {
  assert.equal(
    maximalDependency([
      [1, 0.1],
      [0.3, 1],
    ]),
    0.3,
  );
  assert.equal(maximalDependency([[1]]), 0);
  assert.equal(maximalDependency([]), 0);
});
