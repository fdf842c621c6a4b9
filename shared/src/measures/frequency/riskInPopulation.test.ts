import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { expectedInPopulation, riskInPopulation } from './populationCount.ts';

const risk = (certain: number, trials: number, probability: number) =>
  riskInPopulation({ certain, others: { trials, probability } });

const near = (actual: number, expected: number, tolerance = 1e-12) =>
  assert.ok(Math.abs(actual - expected) <= tolerance * expected, `${actual} is not ${expected}`);

test('by hand: one row and two others by a half each are 1, 2, 2 or 3 people', () => {
  near(risk(1, 2, 0.5), 1 / 4 + 1 / 2 / 2 + 1 / 4 / 3);
  near(risk(3, 2, 0.5), 1 / 4 / 3 + 1 / 2 / 4 + 1 / 4 / 5);
});

test('nobody else can hold it, or everybody does', () => {
  assert.equal(risk(2, 0, 0.3), 0.5);
  assert.equal(risk(2, 100, 0), 0.5);
  assert.equal(risk(2, 98, 1), 0.01);
});

test('for a row that is alone in the file the sum is known: (1 − (1 − p)^(n + 1)) / ((n + 1) p)', () => {
  for (const [trials, p] of [
    [10, 0.2],
    [1e6, 1e-6],
    [1e6, 1e-12],
    [1e9, 3e-5],
  ] as const) {
    near(risk(1, trials, p), -Math.expm1((trials + 1) * Math.log1p(-p)) / ((trials + 1) * p), 1e-11);
  }
});

test('it is between one by the expected number and one by the certain number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.nat(100_000),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (certain, trials, probability) => {
        const count = { certain, others: { trials, probability } };
        const found = riskInPopulation(count);
        assert.ok(found <= 1 / certain && found >= (1 - 1e-9) / expectedInPopulation(count));
      },
    ),
    drawn(100),
  );
});
