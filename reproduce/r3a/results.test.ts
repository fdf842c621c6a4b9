/** The sums of the page on R3A: errors beyond the bounds, links of the chain that break. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frequencyHistogram } from '@quasi/shared/counts';
import type { SubsetPrediction } from './adultSubsets.ts';
import { enumeratedMeans } from './enumeratedMeans.ts';
import { factorial, twelveRows } from './examples.ts';
import { brokenLinks, distancesOf, errorsOf } from './results.ts';

const subset: SubsetPrediction = {
  columns: ['a'],
  rows: 10,
  strongest: 0.7,
  risk: 0.5,
  algorithm1: 0.6,
  algorithm2: 0.57,
  algorithm2Own: 0.5,
  unmet: 0,
  tree: 0.44,
  entropies: { me: 3, ee: 4, rde: 2, tde: 2 },
};

test('errors are counted beyond each bound, and below the truth apart', () => {
  const { algorithm2, algorithm2Own, ...weak } = subset;
  const none = { ...weak, algorithm2: undefined, algorithm2Own: undefined };
  const errors = errorsOf([subset, none], 'algorithm2');
  assert.deepEqual([errors.count, errors.above05, errors.above09, errors.below05], [2, 2, 1, 0]);
  assert.ok(Math.abs(errors.largest - 0.1) < 1e-12);
  assert.equal(errorsOf([subset], 'tree').below05, 1);
});

test('a link is broken where the smaller entropy comes first', () => {
  const broken = brokenLinks([subset, { ...subset, entropies: { me: 4, ee: 4, rde: 2, tde: 3 } }]);
  assert.deepEqual(broken, { meBelowEe: 1, eeBelowRde: 0, rdeBelowTde: 1, eeBelowTde: 0 });
});

test('the counterexamples are those of the specification', () => {
  const { tde, rde, risk, expected } = factorial();
  assert.equal(tde, 2);
  assert.ok(Math.abs(rde - 5 / 3) < 1e-12);
  assert.deepEqual([risk, Math.round(expected * 6)], [1, 5]);
  const [even, uneven] = twelveRows();
  assert.ok(even.entropy > uneven.entropy && even.risk < uneven.risk);
});

test('matrices whose draws are all alike are counted apart, and distances have a sign', () => {
  const one = { mean: 0.5, computed: 0.49, sd: 0.1 };
  const found = distancesOf([one, { ...one, computed: 0.53 }, { ...one, sd: 0 }]);
  assert.deepEqual([found.matrices, found.still, found.above], [3, 1, 1]);
  assert.ok(Math.abs(found.mean + 0.01) < 1e-12 && Math.abs(found.largest - 0.03) < 1e-12);
});

test('of two crossed columns the Poisson law expects less risk than the binomial one, and that less than is true', () => {
  const even = frequencyHistogram(Uint32Array.of(2, 2));
  const { poisson, binomial } = enumeratedMeans(4, [even, even]) ?? { poisson: 1, binomial: 1 };
  assert.ok(Math.abs(poisson - (1 - Math.exp(-1))) < 1e-12);
  assert.ok(Math.abs(binomial - 0.75) < 1e-12);
  assert.ok(binomial < factorial().expected);
});
