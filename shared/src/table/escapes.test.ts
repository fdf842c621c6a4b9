/** Cells in quotes with backslashes: read as csv-parse reads them with `escape: '\\'`. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { CellKind, cellValue } from './cells.ts';
import { readTable } from './readTable.ts';
import { cellsOfRecord } from './records.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function valuesOf(text: string, trim = false): { values: string[][]; byCodes: string[][]; kinds: number[] } {
  const bytes = encoder.encode(text);
  const reading = readTable(bytes, { missingTokens: [], trim, header: false, skip: 0 });
  let step = reading.next();
  while (!step.done) step = reading.next();
  const table = step.value;
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  const cells = Array.from({ length: table.recordCount }, (_, record) => cellsOfRecord(table, source, record));
  const values = cells.map((record) =>
    record.map(({ start, end, kind }) => decoder.decode(cellValue(bytes, start, end, kind, table.dialect.quote))),
  );
  const byCodes = values.map((_, row) => table.columns.map(({ codes, dictionary }) => dictionary.text(codes.at(row))));
  return { values, byCodes, kinds: cells.flatMap((record) => record.map(({ kind }) => kind)) };
}

test('a backslash takes the quote or the backslash behind it along, and is itself before anything else', () => {
  const { values, kinds } = valuesOf('1,"a \\"b\\", c"\n2,"d\\\\"\n3,"e\\n\\"\n f"\n4,C:\\x\n');
  assert.deepEqual(values, [
    ['1', 'a "b", c'],
    ['2', 'd\\'],
    ['3', 'e\\n"\n f'],
    ['4', 'C:\\x'],
  ]);
  assert.equal(kinds.filter((kind) => kind === CellKind.backslashed).length, 3);
});

test('any such text is read as csv-parse reads it', () => {
  const value = fc.array(fc.constantFrom('"', '\\', ',', 'a', ' ', '\n', 'é', '\\n'), { maxLength: 6 });
  const record = fc.array(value, { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 6 }), (records) => {
      const cell = (parts: string[]) => `"${parts.join('').replace(/["\\]/g, '\\$&')}"`;
      // The first record shows for sure how the others are to be read.
      const text = ['"x \\"y\\" z","\\"q\\","', ...records.map((parts) => parts.map(cell).join(','))].join('\n');
      const expected = parse(text, { escape: '\\' });
      const { values, byCodes } = valuesOf(text);
      assert.deepEqual(values, expected);
      assert.deepEqual(byCodes, expected);
    }),
    drawn(1000),
  );
});
