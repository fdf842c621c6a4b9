import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { gridExpectation } from './gridExpectation.ts';
import { expectedOverallRisk, expectedOverallRiskBinomial, expectedRandomEntropy } from './shuffledTable.ts';
import { classSizes, drained, frequenciesOf, histogramOf, isNear } from './testTables.ts';

/** The column in all orders. */
function arrangements(column: readonly number[]): number[][] {
  if (column.length === 0) return [[]];
  return column.flatMap((code, place) => arrangements(column.toSpliced(place, 1)).map((rest) => [code, ...rest]));
}

test('the exact expectations are the means over all arrangements of a small table', () => {
  const column = fc.array(fc.nat(3), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(column, column, column, (a, b, c) => {
      const histograms = [a, b, c].map((own) => histogramOf(frequenciesOf(own)));
      const tables = arrangements(b).flatMap((shuffledB) =>
        arrangements(c).map((shuffledC) => [a, shuffledB, shuffledC]),
      );
      let [risk, entropy] = [0, 0];
      for (const table of tables) {
        const sizes = classSizes(table, 4);
        risk += sizes.length / 4 / tables.length;
        entropy += sizes.reduce((sum, size) => sum + (size / 4) * Math.log2(4 / size), 0) / tables.length;
      }
      assert.ok(isNear(drained(expectedOverallRisk(4, histograms)).value, risk));
      assert.ok(isNear(drained(expectedRandomEntropy(4, histograms)).value, entropy));
    }),
    drawn(15),
  );
});

/** Columns of `width` different distributions over `rows` rows. */
function skewed(rows: number, values: number, width: number) {
  return Array.from({ length: width }, (_, column) => {
    const frequencies = new Uint32Array(values);
    for (let row = 0; row < rows; row++) frequencies[Math.floor(values * (row / rows) ** (2 + column))]++;
    return histogramOf(frequencies);
  });
}

test('binomial and grid come within 0.002 of the exact values at a few thousand rows', () => {
  const columns = skewed(3000, 12, 3);
  const exact = drained(expectedOverallRisk(3000, columns));
  const grid = drained(gridExpectation(3000, columns));
  assert.equal(exact.method, 'exact');
  assert.ok(isNear(drained(expectedOverallRiskBinomial(3000, columns)) ?? 0, exact.value, 0.002));
  assert.ok(isNear(grid.overallRisk, exact.value, 0.002));
});

test('the entropy on the grid is near the exact one, for many and for few rows a tuple', () => {
  for (const values of [2, 12]) {
    const columns = skewed(1500, values, 4);
    const exact = drained(expectedRandomEntropy(1500, columns));
    if (exact.method === 'exact')
      assert.ok(isNear(drained(gridExpectation(1500, columns)).entropy, exact.value, 0.002));
  }
});

test('a million rows take the binomial law, unless no tuple is rare; many columns of many frequencies take the grid', () => {
  const columns = skewed(1_000_000, 30, 3);
  assert.equal(drained(expectedOverallRisk(1_000_000, columns)).method, 'binomial');
  assert.equal(drained(expectedOverallRisk(1_000_000, columns.slice(1))).method, 'exact');
  assert.equal(drained(expectedOverallRisk(5000, skewed(5000, 40, 9))).method, 'grid');
  assert.equal(drained(expectedOverallRiskBinomial(5000, skewed(5000, 40, 9))), undefined);
});

test('where one column is unique all rows are, and without columns none is', () => {
  const unique = histogramOf(new Uint32Array(500).fill(1));
  assert.deepEqual(drained(expectedOverallRisk(500, [unique, ...skewed(500, 20, 8)])), { value: 1, method: 'exact' });
  assert.deepEqual(drained(expectedOverallRisk(500, [])), { value: 1 / 500, method: 'exact' });
  assert.equal(drained(expectedRandomEntropy(500, [])).value, 0);
});

test('constant columns change nothing, one column is its own expectation, and no rows are no risk', () => {
  const column = histogramOf([3, 3, 4]);
  const constant = histogramOf([10]);
  for (const columns of [[column], [constant, column, constant]]) {
    assert.ok(isNear(drained(expectedOverallRisk(10, columns)).value, 0.3));
    assert.ok(isNear(drained(expectedOverallRiskBinomial(10, columns)) ?? 0, 0.3));
  }
  assert.equal(drained(expectedOverallRisk(1, [histogramOf([1])])).value, 1);
  assert.deepEqual(drained(expectedOverallRisk(0, [histogramOf([])])), { value: 0, method: 'exact' });
  assert.equal(drained(expectedRandomEntropy(0, [])).value, 0);
});

test('two hundred columns make all rows differ', () => {
  const { value, method } = drained(expectedOverallRisk(2000, skewed(2000, 10, 200)));
  assert.equal(method, 'grid');
  assert.ok(value > 0.99 && value <= 1 + 1e-12);
});

test('some rows of a shuffled table: counted by hand, falling with their number, the same on the grid', () => {
  const coin = [histogramOf(Uint32Array.of(5, 5))];
  // Two rows of ten differ in 5 of 9 cases; three agree in 1 of 6.
  const byHand = [1, (1 + 5 / 9) / 2, (2 - 1 / 6) / 3];
  for (const [i, risk] of byHand.entries()) {
    assert.ok(isNear(drained(expectedOverallRisk(10, coin, i + 1)).value, risk));
  }
  const columns = [Uint32Array.of(600, 300, 100), Uint32Array.of(500, 500), new Uint32Array(4).fill(250)].map(
    histogramOf,
  );
  let before = 2;
  for (const sampled of [1, 10, 100, 999, 1000]) {
    const { value } = drained(expectedOverallRisk(1000, columns, sampled));
    assert.ok(value < before);
    before = value;
    const { overallRisk } = drained(gridExpectation(1000, columns, sampled));
    if (sampled >= 100) assert.ok(isNear(overallRisk, value, 3e-3));
  }
  assert.equal(drained(expectedOverallRisk(1000, columns)).value, before);
  const unique = [histogramOf(new Uint32Array(1000).fill(1)), ...columns];
  assert.equal(drained(expectedOverallRisk(1000, unique, 10)).value, 1);
});
