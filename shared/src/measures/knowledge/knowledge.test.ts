import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../random/index.ts';
import { estimatedMean, isAtLeast, isAtMost, likelySets, MeanOverSets, SetDrawer } from './index.ts';

test('sets are drawn as often as they are likely', () => {
  const reveal = [0.2, 0.5, 0.9, 1, 0];
  const drawer = new SetDrawer(likelySets(reveal));
  const random = seededRandom(1);
  const times = new Map<string, number>();
  const draws = 20_000;
  for (let i = 0; i < draws; i++) {
    const set = drawer.draw(3, random).join();
    times.set(set, (times.get(set) ?? 0) + 1);
  }
  // The sure column and two of the open ones, with weights 1/4 · 1, 1/4 · 9 and 1 · 9.
  const expected: Record<string, number> = { '0,1,3': 0.25 / 11.5, '0,2,3': 2.25 / 11.5, '1,2,3': 9 / 11.5 };
  assert.deepEqual([...times.keys()].sort(), Object.keys(expected));
  for (const [set, share] of Object.entries(expected)) {
    assert.ok(Math.abs((times.get(set) ?? 0) / draws - share) < 0.01, set);
  }
  assert.deepEqual(drawer.draw(5, random), [0, 1, 2, 3, 4]);
  assert.deepEqual(drawer.draw(1, random), [3]);
});

test('very small probabilities weigh against each other all the same', () => {
  const means = new MeanOverSets(likelySets([1e-300, 1e-300, 3e-300]));
  means.add([0, 1], 2, 0);
  means.add([0, 2], 2, 1);
  means.add([1, 2], 2, 1);
  assert.ok(Math.abs(means.mean(2) - 6 / 7) < 1e-12);
});

test('the mean of a sample has an interval that no share can leave', () => {
  assert.equal(estimatedMean([0.5], 1), undefined);
  const { value, low, high, drawn } = estimatedMean([0.1, 0.3, 0.2, 0.2], 0.25) ?? assert.fail();
  assert.ok(Math.abs(value - 0.2) < 1e-12);
  // t(0.975; 3) = 3.1824.
  assert.ok(Math.abs(low - (0.2 - 3.182446305284263 * Math.sqrt(0.02 / 3 / 4))) < 1e-9);
  assert.equal(high, 0.25);
  assert.equal(drawn, 4);
});

test('a limit within a range decides nothing', () => {
  assert.equal(isAtMost({ low: 1, high: 3 }, 2), undefined);
  assert.equal(isAtMost({ low: 1, high: 3 }, 3), true);
  assert.equal(isAtLeast({ low: 1, high: 3 }, 1), true);
  assert.equal(isAtLeast({ low: 1, high: 3 }, 4), false);
});
