/** JSON Lines and lists of objects as tables: the same columns as the same table in CSV, and the same after any edit as read anew. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { assertMet, drawn } from '../../testing/index.ts';
import { cellValue } from '../cells.ts';
import type { ColumnarTable } from '../columnarTable.ts';
import { readTable } from '../readTable.ts';
import { cellsOfRecord } from '../records.ts';
import { type ReadingOptions, RecordFlag } from '../table.ts';
import { snapshot } from '../testTexts.ts';
import { textReader } from '../textReader.ts';
import { updateTable } from '../update.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const options: ReadingOptions = { missingTokens: ['', 'NA'], trim: false, isJson: true };

function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const read = (text: string, how = options): ColumnarTable => finish(readTable(encoder.encode(text), how));

function values(table: ColumnarTable): Record<string, string[]> {
  return Object.fromEntries(
    table.columns.map(({ name, codes, dictionary }) => [name, Array.from(codes.view, (code) => dictionary.text(code))]),
  );
}

/** What a value is in JSON, and in a cell of CSV. */
const anyValue: fc.Arbitrary<readonly [json: string, csv: string]> = fc.oneof(
  fc
    .constantFrom('', 'a', 'x,y', 'say "hi"', 'two\nlines', 'é', 'é', '\u{1F600}', 'NA', '007', '-', '\\', '\u0001')
    .map((text) => [JSON.stringify(text), text] as const),
  fc
    .constantFrom('1', '-0', '0', '1.10', '9007199254740993', '-12.5', 'true', 'false')
    .map((text) => [text, text] as const),
  fc.constantFrom(
    ['null', ''] as const,
    ['1e3', '1000'] as const,
    ['[1, "a"]', '[1,"a"]'] as const,
    ['"\\u00e9\\/"', 'é/'] as const,
    ['[]', '[]'] as const,
  ),
);

const anyRows = fc.array(fc.tuple(anyValue, anyValue, anyValue), { minLength: 1, maxLength: 12 });
const names = ['id', 'a.b', 'naïve "x"'];

const forms: Record<string, (records: readonly string[]) => string> = {
  lines: (records) => `${records.join('\n')}\n`,
  'lines of Windows, the last open': (records) => records.join('\r\n'),
  list: (records) => `[${records.join(',')}]`,
  'list over lines': (records) => `\uFEFF[\n  ${records.join(',\n  ')}\n]\n`,
};

test('a table in CSV, in JSON Lines and in a JSON list has the same columns, however its bytes come', () => {
  fc.assert(
    fc.property(anyRows, fc.integer({ min: 1, max: 50 }), (rows, step) => {
      const csv = [names, ...rows.map((row) => row.map(([, cell]) => cell))]
        .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
        .join('\n');
      const expected = values(read(csv, { missingTokens: ['', 'NA'], trim: false, header: true, delimiter: ',' }));
      const records = rows.map(
        (row) => `{${row.map(([json], i) => `${JSON.stringify(names[i])} : ${json}`).join(', ')}}`,
      );
      for (const [form, written] of Object.entries(forms)) {
        const text = encoder.encode(written(records));
        assert.deepEqual(values(read(decoder.decode(text))), expected, form);
        const start = text[0] === 0xef ? 3 : 0;
        const reader = textReader(text, options, start, text.length);
        for (let end = start; end < text.length; ) {
          end = Math.min(text.length, end + step);
          finish(reader.read(text, end, end === text.length));
        }
        assert.deepEqual(snapshot(reader.table), snapshot(read(decoder.decode(text))), form);
      }
    }),
    drawn(600),
  );
});

const pieces = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"a"',
  '"b"',
  '"c"',
  '1',
  'null',
  ' ',
  '\n',
  '"x',
  '{"a":1}',
  '\\',
  '{"b":{"c":2},"a":3}',
];
const record = fc
  .record(
    {
      a: fc.constantFrom(1, 'x', null, [1]),
      b: fc.constantFrom('y', { c: 2 }, { c: 'z', d: true }),
      e: fc.constant(2.5),
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value));
const texts = fc
  .tuple(fc.array(record, { maxLength: 8 }), fc.constantFrom(...Object.values(forms)))
  .map(([all, form]) => form(['{"a":1,"b":{"c":2,"d":true},"e":[],"b2":""}', ...all]));
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.constantFrom(0, 0, 1, 1, 2, 9),
    text: fc.oneof(
      fc.constantFrom('', ...pieces),
      record.map((one) => `${one}\n`),
      record.map((one) => `,${one}`),
    ),
  }),
  { maxLength: 10 },
);

test('any sequence of edits gives exactly what reading from the beginning gives, and each cell is found where it stands', () => {
  let updates = 0;
  fc.assert(
    fc.property(texts, edits, (start, sequence) => {
      let text = encoder.encode(start);
      let table = read(start);
      for (const edit of sequence) {
        const from = Math.floor(edit.at * text.length);
        const oldEnd = Math.min(text.length, from + edit.length);
        const inserted = encoder.encode(edit.text);
        const edited = new Uint8Array(text.length - (oldEnd - from) + inserted.length);
        edited.set(text.subarray(0, from));
        edited.set(inserted, from);
        edited.set(text.subarray(oldEnd), from + inserted.length);
        text = edited;
        const change = updateTable(table, text, { start: from, oldEnd, newEnd: from + inserted.length }, options);
        const fresh = finish(readTable(text, options));
        if (change) updates++;
        else table = fresh;
        assert.deepEqual(snapshot(table), snapshot(fresh));
        assert.deepEqual(
          table.json?.columns.map(({ name, firstRecord }) => [name, firstRecord]),
          fresh.json?.columns.map(({ name, firstRecord }) => [name, firstRecord]),
        );
      }
      const source = { bytes: (from: number, to: number) => text.subarray(from, to) };
      for (let at = 0; at < table.recordCount; at++) {
        const cells = cellsOfRecord(table, source, at);
        for (const { index, codes, dictionary } of table.columns) {
          const { start, end, kind } = cells[index];
          const value = decoder.decode(cellValue(text.subarray(start, end), 0, end - start, kind, 0x22));
          const expected = dictionary.text(codes.at(at));
          if (codes.at(at) !== 0) assert.equal(value, expected);
          else assert.ok(value === '' || value === 'NA', value);
        }
      }
    }),
    { ...drawn(3000), includeErrorInReport: true },
  );
  assertMet(updates, 250, 3000);
});

test('a record is flagged exactly where JSON.parse would not take it for an object', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 9 }), (parts) => {
      const line = parts.join('').replaceAll('\n', ' ');
      const table = read(`{"a":0}\n${line}\n`);
      let parsed: unknown;
      try {
        parsed = JSON.parse(line);
      } catch {}
      const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
      if (line.trim() === '') assert.equal(table.recordCount, 1);
      else assert.equal((table.recordFlags[1] & RecordFlag.invalid) === 0, isObject, line);
    }),
    drawn(3000),
  );
});

test('the last of equal keys counts, nested keys are columns, and names that would be the same differ', () => {
  const table = read('{"a":1,"a":{"b":2},"a.b":3}\n{"a":{"b":1},"a":5}\n{"a":{"b":1},"a":{"c":{}}}\n');
  assert.deepEqual(values(table), { a: ['', '5', ''], 'a.b': ['2', '', ''], '["a.b"]': ['3', '', ''] });
});

test('what damages one record leaves those behind it as they are', () => {
  const damaged = read('[\n  {"a":1},\n  {"a":2,\n  {"a":3},\n  5,\n  {"a":4}\n]');
  assert.deepEqual(values(damaged), { a: ['1', '', '3', '', '4'] });
  assert.deepEqual(values(read('{"a":1}\n{"a":\n[1]\n{"a":4} x\n{"a":5}')), { a: ['1', '', '', '', '5'] });
});

test('a record of more than a megabyte is damaged, and no step is long for it', () => {
  const long = `{"a":"${'x'.repeat(3_000_000)}"}`;
  for (const text of [`{"a":1}\n${long}\n{"a":2}\n`, `[{"a":1},\n${long},\n{"a":2}]`]) {
    assert.deepEqual(values(read(text)), { a: ['1', '', '2'] });
  }
});

test('records of which each has keys of its own are no table that can be analysed', () => {
  const table = read(Array.from({ length: 8000 }, (_, i) => `{"k${i}":${i}}`).join('\n'));
  assert.equal(table.columns.length, 0);
  assert.equal(table.recordCount, 8000);
});
