import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import type { Dependency } from './dependency.ts';
import { distinctValues, frequencyEntropy, pairInformation } from './pairInformation.ts';
import { dependencyMatrix } from './testPaper.ts';
import { anyColumns, type Columns, drained, frequenciesOf, isNear, jointOf } from './testTables.ts';

function matrixOf(columns: Columns): Dependency[][] {
  const frequencies = columns.map(frequenciesOf);
  const described = frequencies.map((own, i) => ({
    entropy: frequencyEntropy(own, columns[i].length),
    distinct: distinctValues(own),
  }));
  return dependencyMatrix(described, (i, j) =>
    drained(pairInformation(frequencies[i], frequencies[j], jointOf(columns[i], columns[j]))),
  );
}

function informationOf(a: readonly number[], b: readonly number[]): number {
  return drained(pairInformation(frequenciesOf(a), frequenciesOf(b), jointOf(a, b))).bits;
}

test('the two dependencies of a pair are to each other as the entropies, the other way round', () => {
  fc.assert(
    fc.property(anyColumns(60, 5), (columns) => {
      const matrix = matrixOf(columns);
      for (const [i, a] of columns.entries()) {
        for (const [j, b] of columns.entries()) {
          const [entropyA, entropyB] = [a, b].map((column) => frequencyEntropy(frequenciesOf(column), column.length));
          assert.ok(isNear(matrix[i][j].gain * entropyA, matrix[j][i].gain * entropyB));
        }
      }
    }),
    drawn(100),
  );
});

test('information is what the three entropies say, however often a pair occurs', () => {
  fc.assert(
    fc.property(anyColumns(40, 3), fc.constantFrom(1, 40, 1000), ([a, b], times) => {
      const [longA, longB] = [a, b].map((column) => Array.from({ length: times }, () => column).flat());
      const entropies = [frequenciesOf(longA), frequenciesOf(longB), jointOf(longA, longB).counts].map((own) =>
        frequencyEntropy(own, longA.length),
      );
      assert.ok(isNear(informationOf(longA, longB), entropies[0] + entropies[1] - entropies[2]));
    }),
    drawn(100),
  );
});

test('a table crossed in full is independent, exactly', () => {
  const a = Array.from({ length: 21 }, (_, row) => row % 3);
  const b = Array.from({ length: 21 }, (_, row) => Math.floor(row / 3));
  assert.deepEqual(matrixOf([a, b])[0][1], { gain: 0, kind: 'independent' });
  assert.equal(informationOf(a, b), 0);
});

test('a county follows from its zip code completely, the zip code from the county in part', () => {
  const zip = Array.from({ length: 30 }, (_, row) => row % 6);
  const matrix = matrixOf([zip, zip.map((code) => Math.floor(code / 3))]);
  assert.deepEqual(matrix[1][0], { gain: 1, kind: 'complete' });
  assert.equal(matrix[0][1].kind, 'weak');
  assert.ok(isNear(matrix[0][1].gain, 1 / Math.log2(6)));
});

test('one row apart from a function is strong, not complete', () => {
  const b = Array.from({ length: 1000 }, (_, row) => row % 2);
  const a = b.map((code, row) => (row === 0 ? 1 - code : code));
  const { gain, kind } = matrixOf([a, b])[0][1];
  assert.equal(kind, 'strong');
  assert.ok(gain < 1);
});

test('a constant depends on nothing, not even on itself, and nothing depends on it', () => {
  const matrix = matrixOf([
    [3, 3, 3],
    [0, 1, 1],
  ]);
  assert.deepEqual(
    matrix.map((row) => row.map((one) => one.kind)),
    [
      ['independent', 'independent'],
      ['independent', 'complete'],
    ],
  );
});

test('without rows, and with one, nothing depends on anything', () => {
  for (const column of [[], [0]]) {
    assert.deepEqual(matrixOf([column, column])[0][1], { gain: 0, kind: 'independent' });
  }
});
