/** Searching by counting finds what searching over the rows finds, and so does the attacker who knows a few columns. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deadlineOf, drain, judgedByCounting, judgedByKnowledge } from '../analysis/index.ts';
import { type Counts, countsOfColumns, rowsIn } from '../counts/index.ts';
import { readTable } from '../table/index.ts';
import { drawn } from '../testing/index.ts';
import { searchByCounting, searchOfRows } from './setSearch.ts';

const tables = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 14 })).chain(([width, rows]) =>
  fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { minLength: width, maxLength: width }), {
    minLength: rows,
    maxLength: rows,
  }),
);

function countsOf(rows: readonly (readonly string[])[]): Counts {
  const text = [rows[0].map((_, i) => `n${i}`), ...rows].map((record) => record.map((cell) => `"${cell}"`).join(','));
  const table = drain(
    readTable(new TextEncoder().encode(text.join('\n')), { missingTokens: [''], trim: false, header: true }),
  );
  return countsOfColumns(table.columns, table.rowCount);
}

test('sets of columns found by counting are those found over the rows', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom(0.5, 0.9, 1), fc.integer({ min: 1, max: 5 }), (rows, share, kappa) => {
      const counts = countsOf(rows);
      const columns = rows[0].map((_, i) => i);
      const byRows = searchOfRows(rowsIn(counts).codes(columns), counts.rowCount);
      const byCounts = searchByCounting(counts, columns);
      assert.deepEqual(drain(byCounts.relaxed(share, kappa)), drain(byRows.relaxed(share, kappa)));
      const one = drain(byRows.unique({ kappa }));
      const other = drain(byCounts.unique({ kappa }));
      for (const name of ['sets', 'count', 'complete', 'provenSize', 'duplicateRows'] as const) {
        assert.deepEqual(other[name], one[name], name);
      }
    }),
    drawn(200),
  );
});

test('an attacker who knows some columns is judged alike', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom(1, 2, 3, 'all' as const), fc.integer({ min: 2, max: 4 }), (rows, kappa, k) => {
      const counts = countsOf(rows);
      const columns = rows[0].map((_, i) => i);
      const ofRows = rowsIn(counts);
      const classes = drain(ofRows.classes(columns));
      const limit = { name: 'k', limit: k } as const;
      const common = { classes, reveal: columns.map(() => 0.5), seed: 1, budget: undefined, k };
      const here = drain(
        judgedByKnowledge({ ...common, codes: ofRows.codes(columns), people: undefined }, kappa, limit),
      );
      const asked = { counts, missing: 'value', subject: undefined, k, kappa } as const;
      const there = drain(judgedByCounting(asked, columns, deadlineOf(undefined)));
      assert.deepEqual(there?.share, here?.share);
      assert.deepEqual(there?.kAnonymity, here?.kAnonymity);
      // People who have several rows: the last column names them.
      const subject = columns.length - 1;
      const known = columns.slice(0, subject);
      if (known.length === 0) return;
      const own = drain(ofRows.classes(known));
      const people = drain(ofRows.people(own, subject));
      const ofPeople = { ...common, classes: own, codes: ofRows.codes(known), people };
      const byRows = drain(judgedByKnowledge(ofPeople, kappa, limit));
      const byCounts = drain(judgedByCounting({ ...asked, subject }, known, deadlineOf(undefined)));
      assert.deepEqual(byCounts?.share, byRows?.share);
      assert.deepEqual(byCounts?.kAnonymity, byRows?.kAnonymity);
    }),
    drawn(200),
  );
});
