import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { seededRandom } from '../numeric/index.ts';
import { bivariateRectangle, bivariateTable } from './bivariateNormal.ts';
import { copulaCell, copulaCuts } from './copulaPeople.ts';
import { grandTotal } from './jointTable.ts';
import { boxProbability } from './multivariateNormal.ts';
import { positiveDefinite } from './positiveDefinite.ts';
import { run } from './testRun.ts';

const shares = fc
  .array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 5 })
  .filter((list) => list.some(Boolean))
  .map((list) => {
    const total = list.reduce((sum, one) => sum + one, 0);
    return Float64Array.from(list, (one) => one / total);
  });
const matrixOf = (rows: number[][]) => rows.map((row) => Float64Array.from(row));
const identity = (size: number) =>
  matrixOf(Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))));

test('without correlations a cell has the product of its shares', () => {
  fc.assert(
    fc.property(fc.array(shares, { minLength: 1, maxLength: 6 }), fc.nat(), (marginals, pick) => {
      const cell = marginals.map((share) => pick % share.length);
      const expected = marginals.reduce((product, share, j) => product * share[cell[j]], 1);
      const { probability } = run(
        copulaCell(marginals.map(copulaCuts), identity(marginals.length), cell, 10, seededRandom(1)),
      );
      assert.ok(Math.abs(probability - expected) <= 1e-11 * expected, `${probability} ${expected}`);
    }),
    drawn(100),
  );
});

test('cuts that fall on the middle from either end are there', () => {
  // Summed from below and from above, the first two and the last three of these both come out just over a half.
  const shares = Float64Array.of(28, 41, 39, 27, 3).map((count) => count / 138);
  assert.ok(Math.abs(copulaCuts(shares)[2]) < 1e-15);
});

test('a pair of constants, or one that is independent, is no special case', () => {
  const one = copulaCuts(Float64Array.of(1));
  assert.ok(Math.abs(run(bivariateTable(one, one, 0)).cells[0] - 1) < 1e-14);
});

test('the cells of a pair sum to 1, and the table holds what each rectangle gives', () => {
  fc.assert(
    fc.property(shares, shares, fc.double({ min: -0.9999, max: 0.9999, noNaN: true }), (first, second, correlation) => {
      const cuts = [copulaCuts(first), copulaCuts(second)] as const;
      const table = run(bivariateTable(...cuts, correlation));
      assert.ok(Math.abs(grandTotal(table) - 1) < 1e-12);
      for (const [cell, found] of table.cells.entries()) {
        const j = cell % second.length;
        const i = (cell - j) / second.length;
        const single = bivariateRectangle(cuts[0][i], cuts[0][i + 1], cuts[1][j], cuts[1][j + 1], correlation);
        assert.ok(Math.abs(found - single) < 1e-13, `${found} ${single}`);
      }
    }),
    drawn(30),
  );
});

test('P(X > 0, Y > 0) is 1/4 + arcsin(ρ)/2π, and of three variables 1/8 + Σ arcsin(ρ)/4π', () => {
  for (const rho of [-0.999999, -0.9, -0.3, 0.2, 0.7, 0.99, 0.99999999]) {
    const found = bivariateRectangle(0, Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, rho);
    assert.ok(Math.abs(found - 0.25 - Math.asin(rho) / (2 * Math.PI)) < 1e-13);
  }
  for (const [a, b, c] of [
    [0.5, 0.3, 0.2],
    [-0.7, 0.1, 0.4],
    [0.95, 0.9, 0.85],
    [0, 0.5, 0.5],
  ]) {
    const rows = matrixOf([
      [1, a, b],
      [a, 1, c],
      [b, c, 1],
    ]);
    const low = [0, 0, 0];
    const high = low.map(() => Number.POSITIVE_INFINITY);
    const { probability } = run(boxProbability(low, high, rows, 10, seededRandom(1)));
    const exact = 1 / 8 + (Math.asin(a) + Math.asin(b) + Math.asin(c)) / (4 * Math.PI);
    assert.ok(Math.abs(probability - exact) < 1e-12, `${probability} ${exact}`);
  }
});

test('the smallest cells keep their digits', () => {
  // By mpmath to 30 digits.
  const golden: [x: number, y: number, rho: number, probability: number][] = [
    [6, 6, 0.5, 3.89358806695982e-13],
    [5, -5, -0.5, 2.85826863235929e-7],
    [4, 4, -0.7, 8.3806156563471e-27],
    [7, 3, 0.9, 1.27981254388583e-12],
    [3, 7, 0.9, 1.27981254388583e-12],
  ];
  for (const [x, y, rho, probability] of golden) {
    const found = bivariateRectangle(x, Number.POSITIVE_INFINITY, y, Number.POSITIVE_INFINITY, rho);
    assert.ok(Math.abs(found / probability - 1) < 1e-10, `${found}`);
  }
});

test('orthants of many equally correlated variables: 1/(d + 1) at ρ = ½, within the error that is told', () => {
  for (const size of [4, 6, 9]) {
    const rows = identity(size).map((row) => row.map((value) => (value === 1 ? 1 : 0.5)));
    const low = new Float64Array(size);
    const high = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    const { probability, standardError } = run(boxProbability(low, high, rows, 1000, seededRandom(3)));
    assert.ok(standardError > 0 && standardError < 1e-4);
    assert.ok(Math.abs(probability - 1 / (size + 1)) < 5 * standardError, `${probability} ± ${standardError}`);
  }
});

test('a matrix of pairs that fits no normal law is repaired, one that does is left alone', () => {
  const impossible = matrixOf([
    [1, 0.9, -0.9],
    [0.9, 1, 0.9],
    [-0.9, 0.9, 1],
  ]);
  const repaired = positiveDefinite(impossible);
  for (const [i, row] of repaired.entries()) {
    assert.equal(row[i], 1);
    for (const [j, value] of row.entries()) assert.ok(Math.abs(value) <= 1 && value === repaired[j][i]);
  }
  const [a, b, c] = [repaired[0][1], repaired[0][2], repaired[1][2]];
  assert.ok(1 + 2 * a * b * c - a * a - b * b - c * c > 0);
  const possible = matrixOf([
    [1, 0.5],
    [0.5, 1],
  ]);
  assert.equal(positiveDefinite(possible), possible);
});
