import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hypergeometricProbability } from './hypergeometric.ts';
import { hypergeometricLaw } from './testFunctions.ts';
import { assertNear } from './testNear.ts';

/** To 40 digits by mpmath, then rounded. */
const probabilities = [
  [0, 10, 4, 5, 0.023809523809523808],
  [2, 10, 4, 5, 0.47619047619047616],
  [1, 10, 4, 5, 0.23809523809523808],
  [2, 10, 4, 5, 0.47619047619047616],
  [4, 10, 4, 5, 0.023809523809523808],
  [1, 100, 30, 20, 0.0035533280585507295],
  [0, 100, 30, 20, 0.00030203288497681203],
  [6, 100, 30, 20, 0.21409106297884659],
  [20, 100, 30, 20, 5.605587161662142e-14],
  [2, 1000, 999, 3, 0.003],
  [2, 1000, 999, 3, 0.003],
  [2, 1000, 999, 3, 0.003],
  [3, 1000, 999, 3, 0.997],
  [3, 1000, 999, 3, 0.997],
  [1, 1000000, 300, 1000, 0.22249114768903966],
  [0, 1000000, 300, 1000, 0.740673772293972],
  [0, 1000000, 300, 1000, 0.740673772293972],
  [4, 1000000, 300, 1000, 0.00024480907940131654],
  [199755, 1000000, 500000, 400000, 0.00098763575983305],
  [200244, 1000000, 500000, 400000, 0.0009916685796689682],
  [821, 10000000, 2000, 5000000, 1.841583982886587e-16],
  [1000, 10000000, 2000, 5000000, 0.017840795314509456],
  [1178, 10000000, 2000, 5000000, 2.6415846447695437e-16],
  [599420, 10000000, 3000000, 2000000, 0.00041724837234602375],
  [600579, 10000000, 3000000, 2000000, 0.0004178532680058182],
];

test('single probabilities, and the law built from its mode, are right to 1e-13', () => {
  for (const [k, population, marked, drawn, value] of probabilities) {
    assertNear(hypergeometricProbability(k, population, marked, drawn), value, 1e-13);
    if (marked <= 2000) assertNear(hypergeometricLaw(population, marked, drawn)[k], value, 1e-13);
  }
});

test('where all is drawn or all is marked there is one outcome', () => {
  assert.deepEqual([...hypergeometricLaw(7, 3, 7)], [0, 0, 0, 1]);
  assert.deepEqual([...hypergeometricLaw(7, 7, 2)], [0, 0, 1]);
  assert.deepEqual([...hypergeometricLaw(7, 0, 2)], [1]);
  assert.deepEqual([...hypergeometricLaw(0, 0, 0)], [1]);
});
