import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { channelOf, likeliestShares } from './channel.ts';
import { asPair, plainPairShares, reportedShares, unbiasedShares } from './testPaper.ts';
import { run } from './testRun.ts';

const reports = fc
  .array(fc.integer({ min: 0, max: 500 }), { minLength: 2, maxLength: 8 })
  .filter((list) => list.some(Boolean));

test('the closed form is the limit of the iteration', () => {
  fc.assert(
    fc.property(reports, fc.double({ min: 0.8, max: 5, noNaN: true }), (counts, epsilon) => {
      const channel = channelOf(epsilon, counts.length);
      const closed = likeliestShares(counts, channel);
      const limit = run(plainPairShares(asPair(counts), channel, channelOf(1, 1)));
      for (const [i, share] of closed.entries())
        assert.ok(Math.abs(share - limit.cells[i]) < 1e-3, `${counts} ${epsilon}`);
    }),
    drawn(30),
  );
});

test('no other shares are likelier than the closed form', () => {
  fc.assert(
    fc.property(reports, fc.double({ min: 0.1, max: 5, noNaN: true }), (counts, epsilon) => {
      const channel = channelOf(epsilon, counts.length);
      const expected = reportedShares(likeliestShares(counts, channel), channel);
      const total = counts.reduce((sum, count) => sum + count, 0);
      // Σ_j K_ij y_j/(πK)_j ≤ 1 for every i is the condition of the maximum.
      const ratios = Float64Array.from(counts, (count, j) => count / total / expected[j]);
      for (const slope of reportedShares(ratios, channel)) assert.ok(slope <= 1 + 1e-9);
    }),
    drawn(100),
  );
});

test('shares sum to 1, and where the unbiased ones are not negative they are the answer', () => {
  fc.assert(
    fc.property(reports, fc.double({ min: 0.1, max: 20, noNaN: true }), (counts, epsilon) => {
      const channel = channelOf(epsilon, counts.length);
      const likeliest = likeliestShares(counts, channel);
      const unbiased = unbiasedShares(counts, channel);
      assert.ok(unbiased);
      for (const shares of [likeliest, unbiased]) {
        assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
      }
      if (unbiased.every((share) => share >= 0)) {
        for (const [i, share] of unbiased.entries()) assert.ok(Math.abs(share - likeliest[i]) < 1e-9);
      }
    }),
    drawn(100),
  );
});

test('expected reports give back the true shares (SEI-1)', () => {
  const truth = Float64Array.of(0.5, 0.3, 0.15, 0.05);
  for (const epsilon of [0.5, 1, 4]) {
    const channel = channelOf(epsilon, 4);
    const found = likeliestShares(reportedShares(truth, channel), channel);
    for (const [i, share] of truth.entries()) assert.ok(Math.abs(found[i] - share) < 1e-12);
  }
});

test('reports that say nothing leave the uniform shares, and no unbiased ones', () => {
  assert.deepEqual(likeliestShares([0, 0], channelOf(1, 2)), Float64Array.of(0.5, 0.5));
  assert.deepEqual(likeliestShares([5, 1], channelOf(0, 2)), Float64Array.of(0.5, 0.5));
  assert.equal(unbiasedShares([0, 0], channelOf(1, 2)), undefined);
  assert.equal(unbiasedShares([5, 1], channelOf(0, 2)), undefined);
  assert.deepEqual(likeliestShares([4], channelOf(1, 1)), Float64Array.of(1));
  assert.deepEqual(likeliestShares([0, 4], channelOf(Number.POSITIVE_INFINITY, 2)), Float64Array.of(0, 1));
});
