/** A text that is made of columns on demand: read as any delimited text, it gives the same columns, and any part of it is the part of the whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { ColumnBuilder, type Columns, cellsOfRecord, cellValue, readTable } from '../table/index.ts';
import { drawn } from '../testing/index.ts';
import { asDelimited } from './index.ts';

const hard = fc.oneof(
  fc.constantFrom(
    'a',
    'é\u{1F600}',
    'x,y',
    'x;y',
    'say "hi"',
    '"',
    '""',
    'two\nlines',
    'cr\rlf',
    '=1+1',
    "'single",
    ' x ',
  ),
  fc.constantFrom('NA', '', '-', '007', '1e5', '\t', '\0', '\uFEFFmark', '  ', 'ok', 'ok'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const anyColumns = fc
  .record({
    width: fc.integer({ min: 1, max: 5 }),
    rows: fc.array(fc.array(fc.option(hard, { nil: undefined }), { minLength: 5, maxLength: 5 }), { maxLength: 30 }),
    areNamed: fc.boolean(),
    trim: fc.boolean(),
    delimiter: fc.constantFrom(',', '\t', ';'),
    missingTokens: fc.constantFrom(['', 'NA', '-'], ['']),
  })
  .filter(({ areNamed, rows }) => areNamed || rows.length > 0);

function columnsOf({
  width,
  rows,
  areNamed,
  ...options
}: typeof anyColumns extends fc.Arbitrary<infer T> ? T : never): Columns {
  const columns = Array.from({ length: width }, (_, index) => {
    const builder = new ColumnBuilder(index, `column ${index + 1}`, options);
    drain(builder.append(rows.map((row) => row[index])));
    return builder.column();
  });
  return { columns, width, rowCount: rows.length, areNamed };
}

const textsOf = ({ columns, rowCount }: Columns) =>
  Array.from({ length: rowCount }, (_, row) =>
    columns.map(({ codes, dictionary }) => (codes.at(row) === 0 ? undefined : dictionary.text(codes.at(row)))),
  );

test('read as delimited text, the columns are the same', () => {
  fc.assert(
    fc.property(anyColumns, (drawing) => {
      const columns = columnsOf(drawing);
      const { delimiter, trim, missingTokens, areNamed } = drawing;
      const { table, source } = drain(asDelimited(columns, { delimiter, trim, missing: '' })) ?? assert.fail();
      const bytes = source.bytes(0, table.textLength);
      assert.equal(bytes.length, table.textLength);
      const read = drain(readTable(bytes, { delimiter, trim, missingTokens, header: areNamed }));
      assert.deepEqual(textsOf(read), textsOf(columns));
      assert.deepEqual(
        [...table.recordStarts.subarray(0, table.recordCount)],
        [...read.recordStarts.subarray(0, read.recordCount)],
      );
      assert.deepEqual({ ...table.dialect }, { ...read.dialect, quote: table.dialect.quote });
    }),
    drawn(2000),
  );
});

test('a part is the same part of the whole, and cells of a record are found in it', () => {
  fc.assert(
    fc.property(anyColumns, fc.nat(400), fc.nat(60), (drawing, from, length) => {
      const columns = columnsOf(drawing);
      const { delimiter, trim } = drawing;
      const { table, source } = drain(asDelimited(columns, { delimiter, trim, missing: '' })) ?? assert.fail();
      const whole = source.bytes(0, table.textLength);
      const start = Math.min(from, table.textLength);
      const end = Math.min(start + length, table.textLength);
      assert.deepEqual(source.bytes(start, end), whole.subarray(start, end));
      const texts = textsOf(columns);
      for (let row = 0; row < table.rowCount; row++) {
        const cells = cellsOfRecord(table, source, table.headerRecords + row);
        const values = cells.map((cell) => {
          const bytes = source.bytes(cell.start, cell.end);
          return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
            cellValue(bytes, 0, bytes.length, cell.kind, table.dialect.quote),
          );
        });
        assert.deepEqual(
          values,
          texts[row].map((text) => text ?? ''),
        );
      }
    }),
    drawn(1000),
  );
});
