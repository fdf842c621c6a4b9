import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { countClasses } from './classes.ts';
import { type ClassIndex, indexClasses } from './classIndex.ts';
import { frequencyHistogram } from './sizes.ts';
import { codesOf, codesOfShape, drained, naiveClasses, naiveSizes, renumbered } from './testClasses.ts';

function indexOf(columns: readonly ArrayLike<number>[], rows: number): ClassIndex {
  const codes = columns.map(codesOf);
  return drained(indexClasses(codes, drained(countClasses(codes, rows))));
}

/** An index and the table it should agree with, edited together. */
function edited(columns: number[][], rows: number) {
  const index = indexOf(columns, rows);
  let rowCount = rows;
  return {
    index,
    replace(row: number, removed: number, inserted: readonly (readonly number[])[]): void {
      const codes = columns.map((_, column) => Uint32Array.from(inserted, (tuple) => tuple[column]));
      index.replaceRows(row, removed, inserted.length, codes);
      columns.forEach((column, c) => {
        column.splice(row, removed, ...codes[c]);
      });
      rowCount += inserted.length - removed;
    },
    check(): void {
      const expected = naiveClasses(columns, rowCount);
      const sizes = naiveSizes(expected);
      assert.deepEqual(renumbered(index.classes.classOfRow), expected);
      assert.deepEqual(index.histogram(), frequencyHistogram(Uint32Array.from(sizes)));
      assert.deepEqual(
        expected.map((_, row) => index.sizeOfRow(row)),
        expected.map((number) => sizes[number]),
      );
    },
  };
}

test('an edited cell moves its row from one class to another', () => {
  const table = edited(
    [
      [1, 1, 2],
      [5, 5, 5],
    ],
    3,
  );
  table.replace(1, 1, [[2, 5]]);
  table.check();
  assert.equal(table.index.sizeOfRow(0), 1);
  assert.equal(table.index.sizeOfRow(2), 2);
});

test('undoing an edit gives a row its class number back', () => {
  const { index } = edited([[1, 2, 3]], 3);
  const before = index.classes.classOfRow[1];
  index.replaceRows(1, 1, 1, [Uint32Array.of(9)]);
  assert.equal(index.classes.sizeOfClass[before], 0);
  assert.notEqual(index.classes.classOfRow[1], before);
  index.replaceRows(1, 1, 1, [Uint32Array.of(2)]);
  assert.equal(index.classes.classOfRow[1], before);
});

test('editing leaves the classes the index was made from as they were', () => {
  const codes = [codesOf([1, 1])];
  const classes = drained(countClasses(codes, 2));
  drained(indexClasses(codes, classes)).replaceRows(0, 1, 1, [Uint32Array.of(2)]);
  assert.deepEqual([...classes.classOfRow], [0, 0]);
  assert.deepEqual([...classes.sizeOfClass], [2]);
});

test('an index without columns keeps all rows in one class', () => {
  const table = edited([], 3);
  table.replace(1, 1, [[], [], []]);
  table.check();
  assert.equal(table.index.sizeOfRow(4), 5);
});

test('a table emptied and filled again is right', () => {
  const table = edited([[1, 2]], 2);
  table.replace(0, 2, []);
  table.check();
  assert.equal(table.index.histogram().rows, 0);
  table.replace(0, 0, [[2], [2], [7]]);
  table.check();
});

test('an index that grows far beyond its first size is right', () => {
  const table = edited([[0], [0]], 1);
  for (let i = 0; i < 40; i++) {
    table.replace(
      i,
      0,
      Array.from({ length: i }, (_, j) => [j % 7, i * j]),
    );
  }
  table.check();
});

test('classes without rows cannot be indexed', () => {
  const classes = { classOfRow: Uint32Array.of(1), sizeOfClass: Uint32Array.of(0, 1), classCount: 2 };
  assert.throws(() => drained(indexClasses([codesOf([1])], classes)), /all have rows/);
});

test('any sequence of edits ends in what a recount gives', () => {
  const code = fc.oneof(fc.nat(2), fc.constantFrom(0, 65536, 2 ** 32 - 2));
  const table = fc.integer({ min: 1, max: 8 }).chain((width) => {
    const tuple = fc.array(code, { minLength: width, maxLength: width });
    return fc.record({
      width: fc.constant(width),
      rows: fc.array(tuple, { maxLength: 30 }),
      edits: fc.array(fc.record({ at: fc.nat(), removed: fc.nat(4), inserted: fc.array(tuple, { maxLength: 4 }) }), {
        maxLength: 20,
      }),
    });
  });
  fc.assert(
    fc.property(table, ({ width, rows, edits }) => {
      const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
      const both = edited(columns, rows.length);
      for (const { at, removed, inserted } of edits) {
        const row = at % (columns[0].length + 1);
        both.replace(row, Math.min(removed, columns[0].length - row), inserted);
        both.check();
      }
    }),
    drawn(200),
  );
});

test('a table of many blocks is right after scattered edits', () => {
  const rows = 50_000;
  const columns = [98, 3, 12000].map((limit, seed) => codesOfShape({ seed, limit }, rows, 40_000));
  const table = edited(columns, rows);
  for (let i = 0; i < 500; i++) table.replace((i * 7919) % rows, 1, [[i % 98, i % 3, i % 20]]);
  table.replace(12_345, 3, [[1, 2, 3]]);
  table.check();
});
