import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { logGamma, logGammaRise } from './gamma.ts';
import { digamma, logChoose } from './testFunctions.ts';
import { assertNear } from './testNear.ts';

/** To 40 digits by mpmath, then rounded. */
const logGammas = [
  [1e-6, 13.815509980749432],
  [0.1, 2.252712651734206],
  [0.9, 0.06637623973474295],
  [1.001, -0.0005763935982833062],
  [1.99, -0.004195529088791668],
  [2.5, 0.2846828704729192],
  [7.7, 7.926541356269005],
  [33.3, 82.60372358165495],
  [1234.5, 7550.550901077895],
  [10000000.0, 151180949.3694739],
];
const digammas = [
  [1e-6, -1000000.5772140201],
  [0.1, -10.423754940411076],
  [0.9, -0.7549269499470513],
  [1.001, -0.5755719318103006],
  [1.99, 0.41631470604541493],
  [2.5, 0.7031566406452432],
  [7.7, 1.9748820949131018],
  [33.3, 3.490467238520243],
  [1234.5, 7.118016231827998],
  [10000000.0, 16.11809560095832],
  [1.4616321449683622, -9.241265521729427e-17],
];
const logChooses = [
  [10, 5, 5.529429087511423],
  [20, 3, 7.038783541388542],
  [17, 16, 2.833213344056216],
  [40, 20, 25.649406793250424],
  [1000, 3, 18.9285038647141],
  [1000, 500, 689.4672615678512],
  [100000, 2, 22.33269374933051],
  [1000000, 500000, 693140.0470130637],
  [10000000, 10, 146.07653943650627],
  [10000000, 12345, 95007.31486146526],
  [10000000, 5000000, 6931463.52076025],
  [10000000, 9999000, 10205.917520805906],
];

test('ln Γ, ψ and ln C(n, k) are right to 1e-15 from the smallest to the largest arguments', () => {
  for (const [x, value] of logGammas) assertNear(logGamma(x), value, 1e-15);
  for (const [x, value] of digammas) assertNear(digamma(x), value, 1e-15);
  for (const [n, k, value] of logChooses) assertNear(logChoose(n, k), value, 1e-15);
});

test('outside 0 ≤ k ≤ n there is nothing to choose, and all or none can be chosen in one way', () => {
  assert.equal(logChoose(5, 6), Number.NEGATIVE_INFINITY);
  assert.equal(logChoose(5, -1), Number.NEGATIVE_INFINITY);
  assert.equal(logChoose(5, 0), 0);
  assert.equal(logChoose(0, 0), 0);
});

test('Pascal: C(n, k) = C(n − 1, k − 1) + C(n − 1, k)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(), (n, random) => {
      const k = 1 + (random % (n - 1));
      assertNear(Math.exp(logChoose(n - 1, k - 1)) + Math.exp(logChoose(n - 1, k)), Math.exp(logChoose(n, k)), 1e-13);
    }),
    drawn(100),
  );
});

test('the rise of ln Γ keeps its digits where both sides are large, and is the plain difference elsewhere', () => {
  for (const [x, by] of [
    [0.3, 4],
    [19, 0.5],
    [25, -3.5],
    [300, 120],
  ]) {
    assertNear(logGammaRise(x, by), logGamma(x + by) - logGamma(x), 1e-12);
  }
  for (const x of [1e3, 1e7, 1e10]) assertNear(logGammaRise(x, 1e-6) / 1e-6, digamma(x), 1e-6);
  assertNear(logGammaRise(1e9, 1), Math.log(1e9), 1e-14);
});
