import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalBetween, normalCdf, normalQuantile } from './normal.ts';
import { assertNear } from './testNear.ts';

/** To 40 digits by mpmath, then rounded. */
const cumulated = [
  [-37, 5.725571222524577e-300],
  [-20, 2.7536241186062337e-89],
  [-8, 6.220960574271784e-16],
  [-3, 0.0013498980316300946],
  [-0.5, 0.3085375387259869],
  [0, 0.5],
  [0.3, 0.6179114221889527],
  [2.5, 0.9937903346742238],
  [6, 0.9999999990134123],
];
const quantiles = [
  [1e-300, -37.0470962993612],
  [1e-20, -9.262340089798407],
  [1e-5, -4.264890793922825],
  [0.01, -2.326347874040841],
  [0.25, -0.6744897501960817],
  [0.49, -0.025068908258711057],
  [0.6, 0.2533471031357997],
  [0.9, 1.2815515655446006],
  [0.999999, 4.753424308817087],
  [0.999999999999, 7.0344869100478356],
];

test('Φ and its inverse are right to 1e-13, deep in the lower tail too', () => {
  for (const [z, value] of cumulated) assertNear(normalCdf(z), value, 1e-13);
  for (const [p, value] of quantiles) assertNear(normalQuantile(p), value, 1e-13);
});

test('intervals in the upper tail keep their digits', () => {
  assertNear(normalBetween(8, 10), normalBetween(-10, -8), 1e-15);
  assertNear(normalBetween(-1, 1), 0.6826894921370859, 1e-15);
  assert.equal(normalBetween(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY), 1);
  assert.equal(normalBetween(2, 2), 0);
});

test('the quantiles of 0 and 1 are infinite', () => {
  assert.equal(normalQuantile(0), Number.NEGATIVE_INFINITY);
  assert.equal(normalQuantile(1), Number.POSITIVE_INFINITY);
});
