import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { codesOf, drained, minimalHolding, sizesUnder, sorted, tables } from './testSets.ts';
import { searchUniqueCombinations } from './unique.ts';

function search(table: readonly (readonly number[])[], rows: number, kappa?: number, distinctRows = false) {
  return drained(searchUniqueCombinations(table.map(codesOf), rows, { kappa, distinctRows }));
}

test('any table has the combinations that trying all of them gives', () => {
  fc.assert(
    fc.property(tables, fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }), (table, kappa) => {
      const rows = table[0].length;
      const found = search(table, rows, kappa);
      const expected = minimalHolding(
        table.length,
        kappa ?? 6,
        (set) => rows > 0 && sizesUnder(table, rows, set).every((size) => size === 1),
      );
      assert.deepEqual(sorted(found.sets), sorted(expected));
      assert.equal(found.count, expected.length);
      assert.ok(found.complete);
      for (const [column, counts] of found.countOfColumn.entries()) {
        for (const [size, count] of counts.entries()) {
          assert.equal(count, expected.filter((set) => set.length === size && set.includes(column)).length);
        }
      }
    }),
    drawn(2000),
  );
});

test('without duplicate rows a table has the combinations of its distinct rows', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const rows = table[0].length;
      const keys = Array.from({ length: rows }, (_, row) => table.map((column) => column[row]).join());
      const firsts = keys.flatMap((key, row) => (keys.indexOf(key) === row ? [row] : []));
      const distinct = table.map((column) => firsts.map((row) => column[row]));
      const found = search(table, rows, undefined, true);
      assert.equal(found.duplicateRows, rows - firsts.length);
      assert.deepEqual(sorted(found.sets), sorted(search(distinct, firsts.length).sets));
    }),
    drawn(1000),
  );
});

test('a duplicate row leaves no combination, and is told', () => {
  const { count, duplicateRows, complete } = search([[1, 2, 1]], 3);
  assert.deepEqual({ count, duplicateRows, complete }, { count: 0, duplicateRows: 1, complete: true });
});

test('a search left at any step has found what it says is proven', () => {
  const rows = 60;
  const table = Array.from({ length: 9 }, (_, c) =>
    Array.from({ length: rows }, (_, r) => ((r * (c + 3) * 7919) >> c) % 7),
  );
  const all = search(table, rows);
  assert.equal(all.duplicateRows, 0);
  const before = new Set<number>();
  for (const soFar of searchUniqueCombinations(table.map(codesOf), rows, { kappa: undefined })) {
    if (before.has(soFar.provenSize)) continue;
    before.add(soFar.provenSize);
    const proven = (sets: readonly (readonly number[])[]) => sets.filter((set) => set.length <= soFar.provenSize);
    assert.deepEqual(sorted(proven(soFar.sets)), sorted(proven(all.sets)));
  }
  assert.ok(before.size > 2);
});

test('a table of 200 columns is searched', () => {
  const rows = 40;
  const table = Array.from({ length: 200 }, (_, c) =>
    Array.from({ length: rows }, (_, r) => (Math.imul(r + 1, c * 2654435 + 97) >>> 7) % 5),
  );
  const found = search(table, rows, 3);
  assert.ok(found.complete);
  for (const set of found.sets) assert.ok(sizesUnder(table, rows, set).every((size) => size === 1));
  const expected = minimalHolding(8, 3, (set) =>
    sizesUnder(
      table,
      rows,
      set.map((column) => column * 25),
    ).every((size) => size === 1),
  );
  const few = search(
    Array.from({ length: 8 }, (_, column) => table[column * 25]),
    rows,
    3,
  );
  assert.deepEqual(sorted(few.sets), sorted(expected));
});

test('rows all alike, constant columns, one row and none', () => {
  assert.equal(
    search(
      [
        [1, 1, 1],
        [2, 2, 2],
      ],
      3,
    ).duplicateRows,
    2,
  );
  assert.deepEqual(
    search(
      [
        [1, 1, 1],
        [2, 3, 4],
      ],
      3,
    ).sets,
    [[1]],
  );
  assert.deepEqual(search([[1], [2]], 1).sets, [[0], [1]]);
  assert.deepEqual(search([[], []], 0).sets, []);
  assert.deepEqual(search([], 0).sets, []);
});
