import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { CellKind, cellsOfRecord, sameDialect } from '../table/index.ts';
import { assertMet, drawn } from '../testing/index.ts';
import { anyTable, applied, type Reading, read } from './testTexts.ts';
import { writeDrawn } from './writeDrawn.ts';
import { writeExtract } from './writeExtract.ts';

/** A quote that is never closed swallows what is added behind it. */
const isOpen = ({ table, source }: Reading) =>
  table.recordCount > 0 && cellsOfRecord(table, source, table.recordCount - 1).at(-1)?.kind === CellKind.unclosed;

const texts = ['a', 'x,y', 'two\nlines', undefined, '"', ';|\t', 'z'];
const width = (reading: Reading) => reading.table.columns.length;

test('each row gets what was drawn for it, and no other value changes', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyTable, fc.nat(), fc.array(fc.nat(6), { minLength: 60, maxLength: 60 }), (written, at, draws) => {
      const before = read(written.text, written.delimiter);
      const column = at % width(before);
      if (isOpen(before) || before.table.rowCount === 0) return;
      const placeOf = Uint32Array.from({ length: before.table.rowCount }, (_, row) => draws[row % 60]);
      const edits = drain(writeDrawn(before.table, before.source, new Map([[column, { placeOf, texts }]]), ''));
      const after = read(applied(before, edits), written.delimiter);
      if (!sameDialect(after.table.dialect, before.table.dialect)) return;
      compared++;
      assert.equal(after.table.rowCount, before.table.rowCount);
      const { headerRecords } = before.table;
      const { index } = before.table.columns[column];
      for (const [record, values] of before.values.entries()) {
        const row = record - headerRecords;
        const expected = [...values];
        while (row >= 0 && expected.length <= index) expected.push('');
        if (row >= 0) expected[index] = texts[placeOf[row]] ?? '';
        assert.deepEqual(after.values[record], expected);
      }
    }),
    drawn(2000),
  );
  assertMet(compared, 500, 2000);
});

test('one value is written with the same bytes everywhere, so that no cell tells what it was', () => {
  const before = read('a,b\r\n"x",1\r\ny,2\r\n"y, z",3\r\nNA,4\r\n\r\n"",5\r\n,6', ',');
  const placeOf = Uint32Array.of(0, 0, 1, 1, 2, 2);
  const drawn = { placeOf, texts: ['x', 'y, z', undefined] };
  const after = applied(before, drain(writeDrawn(before.table, before.source, new Map([[0, drawn]]), '')));
  assert.equal(after, 'a,b\r\nx,1\r\nx,2\r\n"y, z",3\r\n"y, z",4\r\n\r\n,5\r\n,6');
});

test('blanks that are no part of a value do not stay with its row', () => {
  const before = read('a,b\n x,1\nx ,\t"p" \n\f"x"  , q\n ,\v\n"x"', ',', { trim: true });
  const placeOf = Uint32Array.of(0, 0, 1, 1, 0);
  const drawing = new Map([0, 1].map((column) => [column, { placeOf, texts: ['x', undefined] }]));
  const after = applied(before, drain(writeDrawn(before.table, before.source, drawing, '')));
  assert.equal(after, 'a,b\nx,x\nx,x\n,\n,\nx,x');
});

test('a part has the values of its columns in the order of its rows, and nothing else of the text', () => {
  const before = read('id,name,n\r\n1,"a ""b""",x\r\n2,\'c,NA\r\n3,"d",\r\n', ',');
  const pieces = [...writeExtract(before.table, before.table, [1, 2], Uint32Array.of(2, 0, 1), '')];
  assert.equal(Buffer.concat(pieces).toString(), 'name,n\nd,\n"a ""b""",x\n"\'c",\n');
});

test('a part is read back as it is meant, whatever the text', () => {
  fc.assert(
    fc.property(anyTable, fc.nat(), ({ text, delimiter }, at) => {
      const { table } = read(text, delimiter);
      const column = at % table.columns.length;
      const rows = Uint32Array.from({ length: table.rowCount }, (_, row) => table.rowCount - 1 - row);
      const written = Buffer.concat([...writeExtract(table, table, [column, column], rows, '')]).toString();
      const { codes, dictionary } = table.columns[column];
      const after = read(written, delimiter);
      if (after.table.dialect.quote !== table.dialect.quote || table.dialect.quote === 0) return;
      for (const [place, row] of rows.entries()) {
        const value = codes.at(row) === 0 ? '' : dictionary.text(codes.at(row));
        assert.deepEqual(after.values[table.headerRecords + place], [value, value]);
      }
    }),
    drawn(1000),
  );
});
