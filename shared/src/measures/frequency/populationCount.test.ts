import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { binomialProbability } from '../numeric/index.ts';
import {
  aloneInPopulation,
  atLeastInPopulation,
  countInPopulation,
  expectedInPopulation,
  independentProbability,
} from './populationCount.ts';
import { lift } from './rectified.ts';
import { atMostInPopulation, countOfDraft, meanMatches } from './testPaper.ts';
import { treeCellProbability } from './treeCell.ts';

test('what is left after a sample follows from Bayes: Bin(x; N, q) Bin(f; x, s), conditioned on f', () => {
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), share, share, (population, random, q, rate) => {
      const found = 1 + (random % population);
      const weights: number[] = [];
      for (let x = 0; x <= population; x++) {
        weights.push(binomialProbability(x, population, q) * binomialProbability(found, x, rate));
      }
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const count = countInPopulation(population, found, q, rate);
      let tail = 0;
      let mean = 0;
      for (let x = population; x >= 0; x--) {
        tail += weights[x] / sum;
        mean += (x * weights[x]) / sum;
        assert.ok(Math.abs(atLeastInPopulation(count, x) - tail) < 1e-10);
        assert.ok(Math.abs(atMostInPopulation(count, x - 1) + tail - 1) < 1e-10);
      }
      assert.ok(Math.abs(expectedInPopulation(count) - mean) < 1e-10 * mean);
      assert.ok(Math.abs(aloneInPopulation(count) - weights[1] / sum) < 1e-10);
    }),
    drawn(100),
  );
});

test('the sampling model of SEI: N = 1000, q = .002, s = .1 and one match give 2.79855971194 people', () => {
  const expected = expectedInPopulation(countInPopulation(1000, 1, 0.002, 0.1));
  assert.ok(Math.abs(expected - 2.79855971194) < 1e-10);
});

test('a register of everyone is the population', () => {
  const count = countInPopulation(500, 3, 0.01, 1);
  assert.equal(expectedInPopulation(count), 3);
  assert.equal(atLeastInPopulation(count, 3), 1);
  assert.equal(atLeastInPopulation(count, 4), 0);
  assert.equal(aloneInPopulation(count), 0);
  assert.deepEqual([atMostInPopulation(count, 2), atMostInPopulation(count, 3)], [0, 1]);
  assert.equal(aloneInPopulation(countInPopulation(500, 1, 1, 1)), 1);
});

test('a draft is alone with (1 − q)^(N − 1), even where q is tiny', () => {
  assert.ok(Math.abs(aloneInPopulation(countOfDraft(1000, 0.002)) - 0.135335192832) < 1e-12);
  assert.equal(atLeastInPopulation(countOfDraft(1000, 0), 2), 0);
  assert.equal(aloneInPopulation(countOfDraft(1000, 0)), 1);
  assert.equal(aloneInPopulation(countOfDraft(1, 0.5)), 1);
  const rare = atLeastInPopulation(countOfDraft(1_000_001, 1e-20), 2);
  assert.ok(Math.abs(rare - 1e-14) < 1e-20);
});

test('N times the probability of a tuple under independence is the mean of the law of frequencies', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 77 }), { maxLength: 6 }), (frequencies) => {
      const mean = meanMatches(77, frequencies);
      assert.ok(Math.abs(77 * independentProbability(77, frequencies) - mean) <= 1e-12 * mean);
    }),
    drawn(100),
  );
});

test('rows of equal frequencies and equal pairs in other columns are equally probable, to the last bit', () => {
  const n = 997;
  const frequency = fc.integer({ min: 1, max: n });
  const pairs = fc.array(fc.tuple(frequency, frequency, fc.integer({ min: 1, max: 60 })), {
    minLength: 2,
    maxLength: 5,
  });
  const swapped = pairs.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.boolean()),
  );
  // Columns 2 i and 2 i + 1 are the ends of edge i.
  const probability = (all: readonly (readonly [number, number, number])[], isTurned: boolean) => {
    const ends = all.flatMap(([a, b]) => (isTurned ? [b, a] : [a, b]));
    const edges = all.map((_, i) => ({ parent: 2 * i, child: 2 * i + 1 }));
    const shares = ends.map((count) => count / n);
    const joint = all.map(([, , both]) => both / n);
    return [treeCellProbability(shares, edges, joint, n), independentProbability(n, ends)];
  };
  fc.assert(
    fc.property(swapped, ([one, other, isTurned]) => {
      assert.deepEqual(probability(one, false), probability(other, isTurned));
    }),
    drawn(200),
  );
});

test('equal lifts are equal to the last bit, whichever of the two values comes first', () => {
  const count = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(count, count, count, fc.integer({ min: 1, max: 9 }), (both, first, second, times) => {
      assert.equal(lift(7919, both, first, second), lift(7919, both, second, first));
      assert.equal(lift(7919, both, first, second), lift(7919, times * both, times * first, second));
    }),
    drawn(200),
  );
});
