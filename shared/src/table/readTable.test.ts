import assert from 'node:assert/strict';
import test from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { cellValue } from './cells.ts';
import type { ColumnarTable } from './columnarTable.ts';
import { Dictionary } from './dictionary.ts';
import { TableReader } from './reader.ts';
import { contentStart, readTable } from './readTable.ts';
import { cellsOfRecord } from './records.ts';
import { type ReadingOptions, RecordFlag } from './table.ts';
import { csvPieces, properCsv, snapshot } from './testTexts.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const plain: ReadingOptions = {
  missingTokens: [],
  trim: false,
  delimiter: ',',
  header: false,
  skip: 0,
  isStrict: true,
};

function read(text: string | Uint8Array, options: ReadingOptions = plain): { table: ColumnarTable; bytes: Uint8Array } {
  const bytes = typeof text === 'string' ? encoder.encode(text) : text;
  const reading = readTable(bytes, options);
  for (;;) {
    const step = reading.next();
    if (step.done) return { table: step.value, bytes };
  }
}

/** Every cell of every record, cut out by its offsets and decoded. */
function recordsOf({ table, bytes }: { table: ColumnarTable; bytes: Uint8Array }): string[][] {
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  return Array.from({ length: table.recordCount }, (_, record) =>
    cellsOfRecord(table, source, record).map((cell) =>
      decoder.decode(cellValue(bytes, cell.start, cell.end, cell.kind, table.dialect.quote)),
    ),
  );
}

/** What csv-parse reads, less the blank lines it takes for records of a table with several columns. */
function byCsvParse(text: string, trim: boolean): string[][] {
  const records = parse(text, {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    trim,
    raw: true,
  }) as unknown as { record: string[]; raw: string }[];
  const isBlank = ({ raw }: { raw: string }) =>
    trim ? raw.trim() === '' && !raw.includes('\uFEFF') : /^[\r\n]*$/.test(raw);
  const first = records.find((record) => !isBlank(record));
  const skips = first !== undefined && first.record.length > 1;
  return records.filter((record) => !skips || !isBlank(record)).map(({ record }) => record);
}

function agreesWithCsvParse(text: string, trim: boolean): void {
  let expected: string[][];
  try {
    expected = byCsvParse(text, trim);
  } catch {
    return; // An unclosed quote, or text after a closing quote while trimming: csv-parse gives up, we go on.
  }
  const ours = read(text, { ...plain, trim });
  assert.deepEqual(recordsOf(ours), expected);
  for (const [record, cells] of expected.entries()) {
    for (const { index, codes, dictionary } of ours.table.columns) {
      assert.equal(dictionary.text(codes.at(record)), cells[index] ?? '');
    }
  }
}

test('every cell slice decodes to what csv-parse reads, on any mixture of quotes, delimiters and line ends', () => {
  fc.assert(
    fc.property(csvPieces, (text) => agreesWithCsvParse(text, false)),
    drawn(5000),
  );
});

test('every cell slice decodes to what csv-parse reads, on proper files', () => {
  fc.assert(
    fc.property(properCsv, (text) => agreesWithCsvParse(text, false)),
    drawn(1000),
  );
});

test('trimming agrees with csv-parse where blanks are spaces and tabs', () => {
  // After an empty quoted cell and a blank, csv-parse lets a second quoted part follow in the same cell; we call that stray.
  const texts = csvPieces.filter((text) => !/""[ \t]+"/.test(text));
  fc.assert(
    fc.property(texts, (text) => agreesWithCsvParse(text, true)),
    drawn(5000),
  );
});

test('the windows through which a text is read do not matter', () => {
  fc.assert(
    fc.property(csvPieces, fc.integer({ min: 1, max: 9 }), (text, step) => {
      const { table, bytes } = read(text);
      const reader = new TableReader(table.dialect, plain, contentStart(bytes), bytes.length);
      let window = new Uint8Array(0);
      for (let end = 0, from = 0; end < bytes.length || from === 0; from = 1) {
        reader.moveWindow(reader.keepFrom);
        const kept = end - reader.base;
        window = bytes.slice(reader.base, Math.min(end + step, bytes.length));
        assert.ok(kept >= 0);
        end = reader.base + window.length;
        for (const _ of reader.read(window, window.length, end === bytes.length));
      }
      assert.deepEqual(snapshot(reader.table), snapshot(table));
    }),
    drawn(2000),
  );
});

test('missing tokens share code 0, after trimming, and are counted', () => {
  const { table } = read('v\nNA\n NA \n\n?\nx\nna\n', { ...plain, header: true, missingTokens: ['', 'NA', '?'] });
  const [column] = table.columns;
  assert.ok(column);
  assert.deepEqual([...column.codes.view], [0, 0, 0, 0, 1, 2]);
  assert.equal(column.dictionary.count(0), 4);
});

test('short records lack cells, long ones have cells too many, and both are flagged', () => {
  const { table } = read('a,b\n1\n1,2\n1,2,3\n', { ...plain, header: true });
  assert.deepEqual(
    [...table.recordFlags.subarray(0, 4)].map((flags) => flags & RecordFlag.ragged),
    [0, 1, 0, 1],
  );
  assert.equal(table.columns[1]?.dictionary.text(table.columns[1].codes.at(0)), '');
});

test('an unclosed quote ends with the text', () => {
  const ours = read('a,b\n"x,y\nz', plain);
  assert.deepEqual(recordsOf(ours), [['a', 'b'], ['x,y\nz']]);
  assert.equal(ours.table.recordFlags[1] & RecordFlag.unclosedQuote, RecordFlag.unclosedQuote);
});

test('a column wider than one byte, then two, keeps its codes', () => {
  const rows = Array.from({ length: 70_000 }, (_, i) => `v${i}`);
  const { table } = read(rows.join('\n'));
  const [column] = table.columns;
  assert.ok(column?.dictionary instanceof Dictionary);
  for (const row of [0, 254, 255, 256, 65_534, 65_535, 65_536, 69_999]) {
    assert.equal(column.dictionary.text(column.codes.at(row)), `v${row}`);
  }
});
