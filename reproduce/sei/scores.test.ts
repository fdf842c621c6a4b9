import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brierScore, calibrationError, joinedTables, reliability } from './scores.ts';

const truths = Uint8Array.of(1, 0, 0, 0);

test('saying the true share p of everybody scores p(1 − p) and is calibrated', () => {
  const said = new Float64Array(4).fill(0.25);
  assert.equal(brierScore(said, truths), 0.25 * 0.75);
  assert.equal(calibrationError(reliability(said, truths)), 0);
});

test('what is certain and wrong is as far off as can be', () => {
  const said = Float64Array.of(0, 1, 1, 1);
  assert.equal(brierScore(said, truths), 1);
  assert.equal(calibrationError(reliability(said, truths)), 1);
});

test('bins hold the people with nearly the same number, 1 included', () => {
  const bins = reliability(Float64Array.of(1, 0.95, 0.05, 0.01), truths);
  assert.deepEqual(
    bins.map(({ people }) => people),
    [2, 2],
  );
  assert.deepEqual(
    bins.map((bin) => bin.true),
    [0, 0.5],
  );
});

test('tables of several runs add up', () => {
  const [one, other] = [
    { tp: 1, fp: 2, fn: 3, tn: 4 },
    { tp: 10, fp: 20, fn: 30, tn: 40 },
  ];
  assert.deepEqual(joinedTables([one, other]), { tp: 11, fp: 22, fn: 33, tn: 44 });
});
