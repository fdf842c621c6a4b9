import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { binomialApproximation, binomialWithTrials } from './countLaw.ts';
import { indistinguishable } from './indistinguishable.ts';
import { othersLaw, recursiveHypergeometric } from './matchLaw.ts';
import { maximumProbabilityDifference, meanCount, meanMatches, varianceOfMatches } from './testPaper.ts';

/** A number of rows, and one to five frequencies between `least` and it. */
function tables(least: number): fc.Arbitrary<{ n: number; frequencies: number[] }> {
  return fc.integer({ min: Math.max(1, least), max: 200 }).chain((n) =>
    fc.record({
      n: fc.constant(n),
      frequencies: fc.array(fc.integer({ min: least, max: n }), { minLength: 1, maxLength: 5 }),
    }),
  );
}

function assertAbout(actual: number, expected: number, tolerance = 1e-11): void {
  assert.ok(Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected)), `${actual} is not ${expected}`);
}

test('the probabilities add up to 1, with the mean and the variance of the factorial moments', () => {
  fc.assert(
    fc.property(tables(0), ({ n, frequencies }) => {
      const law = recursiveHypergeometric(n, frequencies);
      const mean = meanMatches(n, frequencies);
      let sum = 0;
      let variance = 0;
      for (const [count, probability] of law.entries()) {
        sum += probability;
        variance += probability * (count - mean) ** 2;
      }
      assertAbout(sum, 1);
      assertAbout(meanCount(law), mean);
      assertAbout(varianceOfMatches(n, frequencies), variance);
    }),
    drawn(100),
  );
});

test('the order of the columns does not matter, neither here nor to the recursion as printed', () => {
  fc.assert(
    fc.property(tables(1), ({ n, frequencies }) => {
      const law = recursiveHypergeometric(n, frequencies);
      assert.deepEqual(recursiveHypergeometric(n, frequencies.toReversed()), law);
      for (const order of [frequencies, frequencies.toReversed()]) {
        for (const [count, probability] of asPrinted(n, order).entries()) assertAbout(probability, law[count] ?? 0);
      }
    }),
    drawn(40),
  );
});

/** Equation 5, column by column, with Pascal's triangle. */
function asPrinted(n: number, [first, ...others]: readonly number[]): number[] {
  let law: number[] = Array.from({ length: first + 1 }, (_, count) => (count === first ? 1 : 0));
  for (const frequency of others) {
    law = law.map((_, count) => {
      let sum = 0;
      for (const [matched, probability] of law.entries()) {
        if (probability > 0) sum += probability * hypergeometric(count, n, matched, frequency);
      }
      return sum;
    });
  }
  return law;
}

const logFactorials = [0];
for (let i = 1; i <= 200; i++) logFactorials.push(logFactorials[i - 1] + Math.log(i));

function hypergeometric(count: number, n: number, marked: number, drawn: number): number {
  if (count > marked || count > drawn || drawn - count > n - marked) return 0;
  const choose = (of: number, few: number) => logFactorials[of] - logFactorials[few] - logFactorials[of - few];
  return Math.exp(choose(marked, count) + choose(n - marked, drawn - count) - choose(n, drawn));
}

test('x P(X = x) / E[X] is the law of one row and the others like it', () => {
  fc.assert(
    fc.property(tables(1), ({ n, frequencies }) => {
      const law = recursiveHypergeometric(n, frequencies);
      const mean = meanMatches(n, frequencies);
      const others = recursiveHypergeometric(
        n - 1,
        frequencies.map((frequency) => frequency - 1),
      );
      for (const [x, probability] of law.entries()) assertAbout((x * probability) / mean, x === 0 ? 0 : others[x - 1]);
      if (frequencies.length > 1) assert.deepEqual(othersLaw(n, frequencies), others);
    }),
    drawn(100),
  );
});

test('the binomial approximation has the same mean and, with the smallest frequency for its trials, the nearest variance', () => {
  fc.assert(
    fc.property(tables(1), ({ n, frequencies }) => {
      const { trials, probability } = binomialApproximation(n, frequencies);
      assertAbout(trials * probability, meanMatches(n, frequencies));
      assert.equal(trials, Math.min(...frequencies));
      const variance = trials * probability * (1 - probability);
      assert.ok(variance >= varianceOfMatches(n, frequencies) - 1e-9);
      for (const position of frequencies.keys()) {
        const other = binomialWithTrials(n, frequencies, position);
        assert.ok(other.trials * other.probability * (1 - other.probability) >= variance - 1e-9);
      }
    }),
    drawn(100),
  );
});

test('with the trials of another column a unique value would have a chance of company', () => {
  const exact = recursiveHypergeometric(1000, [1, 500, 500]);
  const binomial = binomialWithTrials(1000, [1, 500, 500], 1);
  assert.ok(maximumProbabilityDifference(exact, binomial) > 0.02);
  assert.ok(indistinguishable(binomial, 2) > 0.1);
  assertAbout(maximumProbabilityDifference(exact, binomialApproximation(1000, [1, 500, 500])), 0);
});

test('one column, a value in every row, a value in no row, a table of one row or of none', () => {
  assert.deepEqual([...recursiveHypergeometric(9, [3])], [0, 0, 0, 1]);
  assert.deepEqual([...recursiveHypergeometric(9, [3, 9, 9])], [0, 0, 0, 1]);
  assert.deepEqual([...recursiveHypergeometric(9, [3, 0])], [1]);
  assert.deepEqual([...recursiveHypergeometric(1, [1, 1])], [0, 1]);
  assert.deepEqual([...recursiveHypergeometric(0, [0, 0])], [1]);
  assert.deepEqual([...recursiveHypergeometric(2, [])], [0, 0, 1]);
});
