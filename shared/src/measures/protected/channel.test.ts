import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { channelOf, contrast } from './channel.ts';
import { reportedShares, reportProbability } from './testPaper.ts';

const epsilons = fc.double({ min: 0, max: 30, noNaN: true });

test('each row of the channel sums to 1, and the ratio of its two answers is e^ε', () => {
  fc.assert(
    fc.property(epsilons, fc.integer({ min: 1, max: 200 }), (epsilon, categories) => {
      const channel = channelOf(epsilon, categories);
      assert.ok(Math.abs(channel.keep + (categories - 1) * channel.other - 1) < 1e-12);
      if (categories > 1) assert.ok(Math.abs(channel.keep / channel.other / Math.exp(epsilon) - 1) < 1e-12);
    }),
    drawn(100),
  );
});

test('without noise the truth is reported, at ε = 0 nothing is told, and a single category is certain', () => {
  assert.deepEqual(channelOf(Number.POSITIVE_INFINITY, 5), { categories: 5, keep: 1, other: 0 });
  assert.deepEqual(channelOf(1000, 5).keep, 1);
  assert.equal(contrast(channelOf(0, 4)), 0);
  assert.deepEqual(channelOf(1, 1), { categories: 1, keep: 1, other: 0 });
});

test('the short form of the channel gives the reports of the full matrix', () => {
  const channel = channelOf(0.7, 4);
  const shares = Float64Array.of(0.1, 0.2, 0.3, 0.4);
  for (const [report, share] of reportedShares(shares, channel).entries()) {
    const full = shares.reduce((sum, one, truth) => sum + one * reportProbability(channel, truth, report), 0);
    assert.ok(Math.abs(share - full) < 1e-15);
  }
});
