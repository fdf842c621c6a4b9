import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approximateIndividualRisk, householdRisk } from './testFormulas.ts';
import { expectedReidentifications, individualRisk } from './weightedRisk.ts';

const near = (actual: number, expected: number, tolerance = 1e-13) =>
  assert.ok(Math.abs(actual - expected) <= tolerance * Math.abs(expected), `${actual} is not ${expected}`);

/** p·∫ uᶠ⁻¹ / (p + (1 − p)u) du, by Gauss–Legendre on intervals that shrink towards 0. */
function byQuadrature(f: number, p: number): number {
  const nodes = [0.906179845938664, 0.538469310105683, 0];
  const weights = [0.236926885056189, 0.478628670499366, 0.568888888888889];
  let sum = 0;
  let high = 1;
  while (high > 1e-18 && high ** f > 1e-20) {
    const low = high * (1 - 0.3 / (f + 30));
    const half = (high - low) / 2;
    nodes.forEach((node, j) => {
      for (const u of node === 0 ? [low + half] : [low + half * (1 - node), low + half * (1 + node)]) {
        sum += (weights[j] * half * u ** (f - 1)) / (p + (1 - p) * u);
      }
    });
    high = low;
  }
  return p * sum;
}

test("sdcMicro's risks of its eight records", () => {
  const f = [3, 1, 3, 1, 2, 2, 1, 3];
  const F = [108, 45.5, 108, 17, 100, 100, 123.5, 108];
  const r = [0.01369863, 0.08579129, 0.01369863, 0.17707583, 0.01877883, 0.01877883, 0.03931625, 0.01369863];
  f.forEach((size, i) => {
    near(approximateIndividualRisk(size, F[i]), r[i], 1e-6);
  });
});

test('the exact risk is the integral, for small and large classes and weights', () => {
  for (const f of [1, 2, 3, 5, 12, 39, 40, 41, 300, 5000]) {
    for (const p of [1e-7, 1e-3, 0.02, 0.2499999, 0.25, 0.4, 0.9, 0.999])
      near(individualRisk(f, f / p), byQuadrature(f, p), 2e-12);
  }
});

test('f = 1 and f = 2 have closed forms', () => {
  near(individualRisk(1, 45.5), (1 / 44.5) * Math.log(45.5));
  near(individualRisk(2, 100), 1 / 49 - Math.log(50) / 49 ** 2);
});

test('weights of 1 make the risk 1 / f, weights below 1 do not raise it', () => {
  for (const f of [1, 2, 7, 300]) {
    assert.equal(individualRisk(f, f), 1 / f);
    assert.equal(individualRisk(f, f / 2), 1 / f);
    assert.equal(approximateIndividualRisk(f, f), 1 / f);
  }
});

test('the approximation is close to the exact risk for f > 2', () => {
  for (const f of [3, 4, 10]) {
    for (const p of [0.001, 0.02, 0.3]) near(approximateIndividualRisk(f, f / p), individualRisk(f, f / p), 0.05);
  }
});

test('expected re-identifications add up the risks of all records', () => {
  const work = expectedReidentifications(Uint32Array.of(2, 0, 1), Float64Array.of(100, 0, 45.5));
  let step = work.next();
  while (!step.done) step = work.next();
  near(step.value, 2 * individualRisk(2, 100) + individualRisk(1, 45.5));
});

test('a household is found with any of its members', () => {
  near(householdRisk([0.5, 0.5, 0]), 0.75);
  near(householdRisk([1e-18, 1e-18]), 2e-18);
  assert.equal(householdRisk([1, 0.1]), 1);
  assert.equal(householdRisk([]), 0);
});
