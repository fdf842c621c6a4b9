import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { entropy } from '../classSizes.ts';
import { experienceEntropy, frequencyEntropy, maximumEntropy } from './pairInformation.ts';
import { expectedRandomEntropy } from './shuffledTable.ts';
import { anyColumns, classSizes, drained, frequenciesOf, histogramOf } from './testTables.ts';

test('the columns hold at least the entropy of the tuples, shuffled or not, and the rows hold at least that', () => {
  fc.assert(
    fc.property(anyColumns(12, 4), (columns) => {
      const rows = columns[0].length;
      const histograms = columns.map((column) => histogramOf(frequenciesOf(column)));
      const experience = experienceEntropy(histograms);
      const random = drained(expectedRandomEntropy(rows, histograms)).value;
      for (const tuples of [entropy(histogramOf(classSizes(columns, rows))), random]) {
        assert.ok(experience >= tuples - 1e-9);
        assert.ok(maximumEntropy(rows) >= tuples - 1e-9);
      }
    }),
    drawn(100),
  );
});

test('tuples can hold more entropy than shuffled ones: two columns crossed in full', () => {
  const column = histogramOf([2, 2]);
  assert.equal(entropy(histogramOf([1, 1, 1, 1])), 2);
  assert.ok(Math.abs(drained(expectedRandomEntropy(4, [column, column])).value - 5 / 3) < 1e-12);
});

test('frequencies in any order hold the entropy of their histogram', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 20 }), (frequencies) => {
      const histogram = histogramOf(frequencies);
      const found = frequencyEntropy(Uint32Array.from(frequencies), histogram.rows);
      assert.ok(Math.abs(found - entropy(histogram)) < 1e-12);
    }),
    drawn(100),
  );
});

test('without rows there is no entropy', () => {
  assert.deepEqual([maximumEntropy(0), experienceEntropy([]), frequencyEntropy(new Uint32Array(0), 0)], [0, 0, 0]);
});
