import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeastOnce, log1pMinus } from './safeForms.ts';
import { assertNear } from './testNear.ts';

/** To 40 digits by mpmath, then rounded. */
const values = [
  [-0.999, -5.908755278982136],
  [-0.6, -0.316290731874155],
  [-0.5, -0.19314718055994531],
  [-0.49, -0.1833445532637656],
  [-0.1, -0.005360515657826302],
  [-0.001, -5.003335835335002e-7],
  [-1e-8, -5.000000033333334e-17],
  [1e-12, -4.999999999996667e-25],
  [1e-8, -4.999999966666667e-17],
  [0.001, -4.996669164668332e-7],
  [0.1, -0.00468982019567514],
  [0.9, -0.2581461138276052],
  [1, -0.3068528194400547],
  [1.1, -0.35806265527062275],
  [100, -95.38487948315874],
];

test('ln(1 + x) − x is right to 1e-15', () => {
  for (const [x, value] of values) assertNear(log1pMinus(x), value, 1e-15);
});

test('at least one success, from the impossible over the tiny to the certain', () => {
  assert.equal(atLeastOnce(0, 10), 0);
  assert.equal(atLeastOnce(0.5, 0), 0);
  assert.equal(atLeastOnce(1, 0), 0);
  assert.equal(atLeastOnce(1, 3), 1);
  assertNear(atLeastOnce(1e-20, 3), 3e-20, 1e-15);
  assertNear(atLeastOnce(0.5, 2), 0.75, 1e-15);
});
