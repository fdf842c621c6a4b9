import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { combinations } from './lexicographic.ts';
import { searchRelaxedCombinations } from './relaxed.ts';
import { codesOf, drained, minimalHolding, sizesUnder, sorted, tables } from './testSets.ts';
import { searchUniqueCombinations } from './unique.ts';

test('any table has the relaxed combinations that trying all sets gives', () => {
  fc.assert(
    fc.property(
      tables,
      fc.constantFrom(0.2, 0.5, 5 / 7, 0.9, 1),
      fc.integer({ min: 1, max: 4 }),
      (table, share, kappa) => {
        const rows = table[0].length;
        const shareOf = (set: readonly number[]) =>
          sizesUnder(table, rows, set).filter((size) => size === 1).length / rows;
        const expected = minimalHolding(table.length, kappa, (set) => rows > 0 && shareOf(set) >= share - 1e-12);
        const { sets, complete } = drained(searchRelaxedCombinations(table.map(codesOf), rows, share, kappa));
        assert.ok(complete);
        assert.deepEqual(sorted(sets.map(({ columns }) => columns)), sorted(expected));
        for (const { columns, share } of sets) assert.equal(share, shareOf(columns));
      },
    ),
    drawn(1000),
  );
});

test('a share of 1 asks for unique combinations', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const columns = table.map(codesOf);
      const rows = table[0].length;
      const relaxed = drained(searchRelaxedCombinations(columns, rows, 1, 6));
      const unique = drained(searchUniqueCombinations(columns, rows, { kappa: 6 }));
      assert.deepEqual(sorted(relaxed.sets.map((set) => set.columns)), sorted(unique.sets));
    }),
    drawn(100),
  );
});

test('combinations come in lexicographic order', () => {
  assert.deepEqual(
    [...combinations(3, 2)],
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  );
  assert.deepEqual([...combinations(3, 0)], [[]]);
  assert.deepEqual([...combinations(0, 0)], [[]]);
  assert.deepEqual([...combinations(1, 2)], []);
});
