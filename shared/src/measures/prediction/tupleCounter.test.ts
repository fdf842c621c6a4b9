import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { overallRisk } from '../classSizes.ts';
import { anyColumns, classSizes, drained, histogramOf } from './testTables.ts';
import { TupleCounter } from './tupleCounter.ts';

const numeric = (x: number, y: number) => x - y;

test('classes are those that keys of text give, whatever the codes, and their number over the rows is the risk', () => {
  const spread = fc.constantFrom(1, 3, 65_537, 2 ** 30);
  fc.assert(
    fc.property(anyColumns(40, 3), spread, (columns, factor) => {
      const rows = columns[0].length;
      const codes = columns.map((column) => Uint32Array.from(column, (code) => code * factor));
      const limits = codes.map((column) => Math.max(...column) + 1);
      const counter = new TupleCounter(rows);
      for (let again = 0; again < 2; again++) {
        const sizes = drained(counter.count(codes, limits));
        const expected = classSizes(columns, rows);
        assert.deepEqual([...sizes].sort(numeric), expected.sort(numeric));
        assert.equal(sizes.length / rows, overallRisk(histogramOf(expected)));
      }
    }),
    drawn(100),
  );
});

test('without columns all rows are one class, and without rows there is none', () => {
  assert.deepEqual([...drained(new TupleCounter(3).count([], []))], [3]);
  assert.deepEqual([...drained(new TupleCounter(0).count([new Uint32Array(0)], [0]))], []);
});
