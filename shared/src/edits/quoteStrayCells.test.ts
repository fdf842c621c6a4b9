import assert from 'node:assert/strict';
import test from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { CellKind, cellsOfRecord, RecordFlag } from '../table/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { MOST_CELLS } from './cellEdit.ts';
import { countStrayCells, quoteStrayCells, quoteStrayCellsOf, strayCellsIn } from './quoteStrayCells.ts';
import { anyTable, applied, type Reading, read } from './testTexts.ts';

const hasStray = ({ table }: Reading) =>
  table.recordFlags.subarray(0, table.recordCount).some((flags) => (flags & RecordFlag.strayQuote) !== 0);
const isUnclosed = ({ table }: Reading) => (table.recordFlags[table.recordCount - 1] & RecordFlag.unclosedQuote) !== 0;

const isStray = (kind: number) => kind === CellKind.strayQuote || kind === CellKind.textAfterQuote;

/** What a program reads that forgives nothing. */
const strictly = (text: string, { table }: Reading) =>
  parse(text, {
    bom: true,
    delimiter: String.fromCharCode(table.dialect.delimiter),
    quote: String.fromCharCode(table.dialect.quote),
    escape: String.fromCharCode(table.dialect.quote),
    relax_column_count: true,
    skip_empty_lines: !table.dialect.oneColumn,
    record_delimiter: ['\r\n', '\n', '\r'],
  }) as unknown as string[][];

test('quoted properly, no quote is stray, every value is as before, and a strict program reads them too', () => {
  let mended = 0;
  fc.assert(
    fc.property(anyTable, fc.boolean(), ({ text, delimiter }, trim) => {
      const before = read(text, delimiter, { trim });
      const edits = drain(quoteStrayCells(before.table, before.source));
      const after = read(applied(before, edits), delimiter, { trim });
      assert.deepEqual(after.table.dialect, before.table.dialect);
      assert.deepEqual(after.values, before.values);
      assert.equal(hasStray(after), false);
      assert.equal(edits.length > 0, hasStray(before));
      if (edits.length > 0) mended++;
      if (!trim && !isUnclosed(after)) assert.deepEqual(strictly(applied(before, edits), after), before.values);
    }),
    drawn(3000),
  );
  assertMet(mended, 500, 3000);
});

test('an edit is of a whole stray cell, of one record or of all, and they are counted without being made', () => {
  fc.assert(
    fc.property(anyTable, ({ text, delimiter }) => {
      const { table, source } = read(text, delimiter);
      const all = drain(quoteStrayCells(table, source));
      const records = Array.from({ length: table.recordCount }, (_, record) => record);
      assert.deepEqual(
        records.flatMap((record) => quoteStrayCellsOf(table, source, record)),
        all,
      );
      for (const record of records) {
        const stray = cellsOfRecord(table, source, record).filter(({ kind }) => isStray(kind));
        const edits = quoteStrayCellsOf(table, source, record);
        assert.deepEqual(
          edits.map(({ start, end }) => [start, end]),
          stray.map(({ start, end }) => [start, end]),
        );
        assert.equal(strayCellsIn(table, source, record), stray.length);
      }
      assert.deepEqual(drain(countStrayCells(table, source)), { cells: all.length, isAll: true });
    }),
    drawn(500),
  );
});

test('of too many cells the first are quoted, and it is known that they are not all', () => {
  const { table, source } = read(`a,b\n${'5",6"\n'.repeat(MOST_CELLS / 2 + 3)}`, ',');
  assert.deepEqual(drain(countStrayCells(table, source)), { cells: MOST_CELLS, isAll: false });
  assert.equal(drain(quoteStrayCells(table, source)).length, MOST_CELLS);
});

test('a cell of more than a megabyte is passed over, whatever stands beside it', () => {
  const { table, source: text } = read(`a,b\n1,x"y\n2,${'x"'.repeat(600_000)}\n3,y"z\n`, ',');
  assert.deepEqual(drain(countStrayCells(table, text)), { cells: 2, isAll: false });
  assert.equal(strayCellsIn(table, text, 2), 0);
  assert.deepEqual(quoteStrayCellsOf(table, text, 2), []);
  assert.equal(drain(quoteStrayCells(table, text)).length, 2);
});
