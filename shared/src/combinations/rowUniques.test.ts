import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { fewestCellsToBlank } from './blanking.ts';
import { countSampleUniques } from './fileUniques.ts';
import { minimalSampleUniques } from './rowUniques.ts';
import { codesOf, drained, minimalHolding, sizesUnder, sorted, subsets, tables } from './testSets.ts';
import { searchUniqueCombinations } from './unique.ts';

test('any row has the minimal sample uniques that trying all sets gives', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 6 }), (table, kappa) => {
      const rows = table[0].length;
      for (let row = 0; row < rows; row++) {
        const found = drained(minimalSampleUniques(table.map(codesOf), rows, row, kappa));
        const isAlone = (set: readonly number[]) => sizesUnder(table, rows, set)[row] === 1;
        const all = minimalHolding(table.length, table.length, isAlone);
        assert.deepEqual(sorted(found.sets), sorted(all.filter((set) => set.length <= kappa)));
        assert.equal(
          found.equalRows,
          sizesUnder(
            table,
            rows,
            table.map((_, column) => column),
          )[row] - 1,
        );
        assert.ok(found.complete);
        if (all.some((set) => set.length > kappa)) assert.ok(found.larger);
        if (kappa >= table.length) assert.ok(!found.larger);
      }
    }),
    drawn(300),
  );
});

test('counting over the file gives every row as many as looking at it alone', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 6 }), (table, kappa) => {
      const rows = table[0].length;
      const columns = table.map(codesOf);
      const counted = drained(countSampleUniques(columns, rows, kappa));
      const total = table.map(() => new Array<number>(counted.kappa + 1).fill(0));
      for (let row = 0; row < rows; row++) {
        const { sets, equalRows } = drained(minimalSampleUniques(columns, rows, row, kappa));
        for (let size = 1; size <= counted.kappa; size++) {
          assert.equal(counted.countOfSize[size][row], sets.filter((set) => set.length === size).length);
        }
        for (const set of sets) for (const column of set) total[column][set.length]++;
        assert.equal(counted.sizeOfRow[row], equalRows + 1);
      }
      assert.deepEqual(counted.countOfColumn, total);
    }),
    drawn(300),
  );
});

test('every unique combination contains a minimal sample unique of every row', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const rows = table[0].length;
      const columns = table.map(codesOf);
      const { sets } = drained(searchUniqueCombinations(columns, rows, { kappa: undefined }));
      for (let row = 0; row < rows && sets.length > 0; row++) {
        const own = drained(minimalSampleUniques(columns, rows, row, undefined)).sets;
        for (const set of sets) assert.ok(own.some((smaller) => smaller.every((column) => set.includes(column))));
      }
    }),
    drawn(300),
  );
});

test('a column is a unique combination if and only if all its values are distinct', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const rows = table[0].length;
      if (rows === 0) return;
      const { sets } = drained(searchUniqueCombinations(table.map(codesOf), rows, { kappa: 1 }));
      for (const [column, values] of table.entries()) {
        assert.equal(
          sets.some((set) => set[0] === column),
          new Set(values).size === rows,
        );
      }
    }),
    drawn(100),
  );
});

test('the fewest cells to blank are as few as trying all sets gives, and the nearest row says the same', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const rows = table[0].length;
      for (let row = 0; row < rows; row++) {
        const { sets, nearest } = drained(minimalSampleUniques(table.map(codesOf), rows, row, undefined));
        const { columns, exact } = drained(fewestCellsToBlank(sets, table.length));
        assert.ok(exact);
        assert.ok(sets.every((set) => set.some((column) => columns.includes(column))));
        const fewest = [[], ...subsets(table.length)].find((cells: number[]) =>
          sets.every((set) => set.some((column) => cells.includes(column))),
        );
        assert.equal(columns.length, fewest?.length);
        if (sets.length > 0 && nearest !== undefined) assert.equal(nearest.length, columns.length);
      }
    }),
    drawn(300),
  );
});

test('a row of 200 columns has sets of two words and more', () => {
  const table = Array.from({ length: 200 }, (_, column) => [0, column === 150 ? 1 : 0, column >= 190 ? 1 : 0]);
  const { sets, nearest } = drained(minimalSampleUniques(table.map(codesOf), 3, 0, undefined));
  assert.deepEqual(nearest, [150]);
  assert.deepEqual(
    sets,
    Array.from({ length: 10 }, (_, i) => [150, 190 + i]),
  );
});
