import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { minimalSampleUniques } from '../combinations/index.ts';
import { settingsFrom } from '../rules/testFacts.ts';
import { type ColumnarTable, readTable, updateTable } from '../table/index.ts';
import { dataSet, drawn } from '../testing/index.ts';
import type { Analysis } from './analysis.ts';
import { drain } from './progress.ts';
import type { SmallestSets } from './smallestSets.ts';

const names = ['a', 'b', 'c', 'd'];
const options = { missingTokens: [], trim: false, header: true, delimiter: ',' };
const textOf = (rows: readonly string[]) => new TextEncoder().encode(`${[names.join(','), ...rows].join('\n')}\n`);

function analysisOf(rows: readonly string[]): { table: ColumnarTable; analysis: Analysis } {
  const text = textOf(rows);
  const table = drain(readTable(text, options));
  const source = { bytes: (start: number, end: number) => text.subarray(start, end) };
  const settings = settingsFrom({ quasiIdentifiers: names });
  return { table, analysis: dataSet(table, settings, source, { kind: 'editor' }) };
}

/** What holds of each set, by looking at the rows as texts. */
function checkAlone(rows: readonly string[], sets: SmallestSets): void {
  const valuesOn = (row: string, set: readonly number[]) => set.map((column) => row.split(',')[column]).join();
  for (const [row, own] of sets) {
    for (const set of own) {
      assert.equal(rows.filter((other) => valuesOn(other, set) === valuesOn(rows[row], set)).length, 1);
    }
  }
}

test('each row that is alone has its smallest sets, at most three', () => {
  const rows = ['1,1,1,1', '1,1,2,2', '1,2,1,2', '2,1,1,2'];
  const { smallestSets } = drain(analysisOf(rows).analysis.insight());
  assert.deepEqual([...smallestSets].sort(), [
    [0, [[3], [0, 1, 2]]],
    [1, [[2], [0, 1, 3]]],
    [2, [[1], [0, 2, 3]]],
    [3, [[0], [1, 2, 3]]],
  ]);
});

test('before insight, and after an edit, only sets are told on which the row is alone', () => {
  const cells = fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(3), fc.nat(3)), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(cells, fc.nat(), fc.nat(3), fc.nat(3), (given, at, column, value) => {
      const rows = given.map((row) => row.join());
      const { table, analysis } = analysisOf(rows);
      assert.equal(drain(analysis.classes()).smallestSets.size, 0);
      checkAlone(rows, drain(analysis.insight()).smallestSets);
      const edited = rows.with(
        at % rows.length,
        given[at % rows.length].map((cell, i) => (i === column ? value : cell)).join(),
      );
      // Rows are of one length here, so the cell is where one would count it to be.
      const start = textOf([]).length + (at % rows.length) * 8 + 2 * column;
      const change = updateTable(table, textOf(edited), { start, oldEnd: start + 1, newEnd: start + 1 }, options);
      assert.ok(change);
      analysis.apply(change);
      const { smallestSets, worstRows } = drain(analysis.classes());
      checkAlone(edited, smallestSets);
      assert.ok([...smallestSets.keys()].every((row) => worstRows.includes(row)));
      const fresh = drain(analysisOf(edited).analysis.insight()).smallestSets;
      assert.deepEqual(drain(analysis.insight()).smallestSets, fresh);
    }),
    drawn(100),
  );
});

test('the sets are minimal sample uniques', () => {
  const rows = ['1,1,1,1', '1,1,2,2', '1,2,1,2', '2,2,2,1', '2,1,1,2'];
  const { analysis, table } = analysisOf(rows);
  const { smallestSets } = drain(analysis.insight());
  const codes = table.columns.map((column) => column.codes);
  for (const [row, own] of smallestSets) {
    const { sets } = drain(minimalSampleUniques(codes, rows.length, row, 4));
    assert.deepEqual(own, sets.slice(0, 3));
  }
  assert.equal(smallestSets.size, 5);
});
