import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { IndexedColumn } from './indexedColumn.ts';
import { jointCountsOf } from './jointCounts.ts';
import { codesOf, codesOfShape, drained, jointCounts } from './testClasses.ts';
import type { JointCounts } from './types.ts';

function count(a: readonly number[], b: readonly number[]): JointCounts {
  return drained(jointCounts(codesOf(a), codesOf(b), a.length));
}

function sorted({ a, b, counts }: JointCounts): string[] {
  return Array.from(counts, (n, i) => `${a[i]} ${b[i]} ${n}`).sort();
}

/** Counted with a text key a row. */
function naive(a: readonly number[], b: readonly number[]): string[] {
  const found = new Map<string, number>();
  for (const [row, code] of a.entries()) {
    const key = `${code} ${b[row]}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return Array.from(found, ([key, n]) => `${key} ${n}`).sort();
}

test('gender and smoking of the first table of R3A occur in three pairs', () => {
  assert.deepEqual(sorted(count([1, 1, 2, 2, 1], [1, 1, 2, 2, 2])), ['1 1 2', '1 2 1', '2 2 2']);
});

test('pairs of any two columns are counted as keys of text count them', () => {
  const cell = fc.oneof(fc.nat(3), fc.nat(70_000));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 200 }), (rows) => {
      const a = rows.map((row) => row[0]);
      const b = rows.map((row) => row[1]);
      const found = count(a, b);
      assert.deepEqual(sorted(found), naive(a, b));
      assert.equal(found.rows, rows.length);
    }),
    drawn(100),
  );
});

test('many rows, in groups longer and shorter than a step, in both orders', () => {
  const rows = 60_000;
  const few = codesOfShape({ seed: 1, limit: 400 }, rows, rows);
  const many = codesOfShape({ seed: 2, limit: 5000 }, rows, rows).map((code, row) => (row % 3 === 0 ? 7 : code));
  assert.deepEqual(sorted(count(few, many)), naive(few, many));
  assert.deepEqual(sorted(count(many, few)), naive(many, few));
});

test('a unique column makes each row a pair of its own', () => {
  assert.deepEqual(sorted(count([4, 2, 9], [1, 1, 0])), ['2 1 1', '4 1 1', '9 0 1']);
});

test('classes of rows are crossed like columns, numbers that do not occur among them', () => {
  const classes = new IndexedColumn(Uint32Array.of(0, 0, 2, 2), Uint32Array.of(2, 0, 2));
  const column = new IndexedColumn(Uint32Array.of(1, 1, 1, 3), Uint32Array.of(0, 3, 0, 1));
  assert.equal(classes.distinct, 2);
  assert.deepEqual(sorted(drained(jointCountsOf(classes, column))), ['0 1 2', '2 1 1', '2 3 1']);
});

test('no rows give no pairs', () => {
  assert.deepEqual(sorted(count([], [])), []);
});
