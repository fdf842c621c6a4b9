/** Parquet files with columns of each type, packed in each way, and files that are damaged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { drain } from '@quasi/shared/analysis';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { defaultMissingTokens } from '@quasi/shared/table';
import { takesAtMost } from '@quasi/shared/testing';
import { type ColumnSource, type ParquetWriteOptions, parquetWriteBuffer } from 'hyparquet-writer';
import { bytesAsInput, FileProblem, type FileReadingOptions } from '../../files/index.ts';
import { headsOfParquet, readParquet } from './read.ts';

const options: FileReadingOptions = { missingTokens: [], trim: false };

type Written = Omit<Partial<ParquetWriteOptions>, 'writer' | 'columnData'>;

function fileOf(columnData: ColumnSource[], how: Written = {}): Uint8Array {
  return new Uint8Array(parquetWriteBuffer({ columnData, ...how }));
}

function read(bytes: Uint8Array, how: Partial<FileReadingOptions> = {}) {
  const { table } = drain(readParquet(bytesAsInput('x.parquet', bytes), { ...options, ...how }));
  const cells = table.columns.map(({ name, codes, dictionary }) => {
    const texts = Array.from(codes.view, (code) => (code === 0 ? undefined : dictionary.text(code)));
    assert.equal(
      dictionary.counts.reduce((sum, count) => sum + count, 0),
      table.rowCount,
    );
    return [name, texts] as const;
  });
  return { table, cells: Object.fromEntries(cells) };
}

/** `element`: what the schema says of the column. */
function column(data: unknown[], element: object): (string | undefined)[] | undefined {
  const schema = [
    { name: 'root', num_children: 1 },
    { name: 'x', repetition_type: 'OPTIONAL', ...element },
  ] as ParquetWriteOptions['schema'];
  return read(fileOf([{ name: 'x', data: data as never }], { ...(schema && { schema }) })).cells['x'];
}

test('each type as a text', () => {
  assert.deepEqual(column([true, null, false], { type: 'BOOLEAN' }), ['true', undefined, 'false']);
  assert.deepEqual(column([1, null, -2], { type: 'INT32' }), ['1', undefined, '-2']);
  const beyond = [2n ** 53n + 1n, -1n, null];
  assert.deepEqual(column(beyond, { type: 'INT64' }), ['9007199254740993', '-1', undefined]);
  assert.deepEqual(column([0.1, -0, Number.NaN], { type: 'FLOAT' }), ['0.1', '-0', 'NaN']);
  assert.deepEqual(column([0.1, 1e21, null], { type: 'DOUBLE' }), ['0.1', '1e+21', undefined]);
  const texts = ['', ' é ', 'e\u0301', '😀', null];
  assert.deepEqual(column(texts, { type: 'BYTE_ARRAY', converted_type: 'UTF8' }), [
    '',
    ' é ',
    'e\u0301',
    '😀',
    undefined,
  ]);
  assert.deepEqual(column([Uint8Array.of(0, 255), null], { type: 'BYTE_ARRAY' }), ['00ff', undefined]);
  const day = new Date('2020-02-29T00:00:00Z');
  assert.deepEqual(column([day, null], { type: 'INT32', converted_type: 'DATE' }), ['2020-02-29', undefined]);
  const instant = new Date('2020-01-01T10:00:00.120Z');
  const milliseconds = { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' };
  assert.deepEqual(column([instant, null], milliseconds), ['2020-01-01T10:00:00.120Z', undefined]);
  const local = { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MICROS' } };
  assert.deepEqual(column([1_577_872_800_000_001n], local), ['2020-01-01T10:00:00.000001']);
  const uuid = '123e4567-e89b-12d3-a456-426614174000';
  const ofUuid = { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } };
  assert.deepEqual(column([uuid, null], ofUuid), [uuid, undefined]);
  const half = { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 2, logical_type: { type: 'FLOAT16' } };
  assert.deepEqual(column([1.5, -0.25, null], half), ['1.5', '-0.25', undefined]);
  const decimal = { type: 'INT64', converted_type: 'DECIMAL', scale: 2, precision: 18 };
  assert.deepEqual(column([1.5, -0.05, null], decimal), ['1.50', '-0.05', undefined]);
  const time = { type: 'INT64', logical_type: { type: 'TIME', isAdjustedToUTC: true, unit: 'MICROS' } };
  assert.deepEqual(column([36_671_500_000n, null], time), ['10:11:11.500', undefined]);
});

test('structures are columns, lists and maps are JSON', () => {
  const schema = [
    { name: 'root', num_children: 2 },
    { name: 's', repetition_type: 'OPTIONAL', num_children: 2 },
    { name: 'a', type: 'INT32', repetition_type: 'OPTIONAL' },
    { name: 'b', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
    { name: 'l', converted_type: 'LIST', repetition_type: 'OPTIONAL', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', type: 'INT32', repetition_type: 'OPTIONAL' },
  ] as ParquetWriteOptions['schema'];
  const bytes = fileOf(
    [
      { name: 's', data: [{ a: 1, b: 'x' }, null, { a: null, b: 'y' }, { a: 4, b: null }] },
      { name: 'l', data: [[1, null, 3], null, [], [2]] },
    ],
    { ...(schema && { schema }) },
  );
  assert.deepEqual(read(bytes).cells, {
    's.a': ['1', undefined, undefined, '4'],
    's.b': ['x', undefined, 'y', undefined],
    l: ['[1,null,3]', undefined, '[]', '[2]'],
  });
  assert.deepEqual(headsOfParquet(bytesAsInput('x.parquet', bytes)), ['s.a', 's.b', 'l']);
  assert.deepEqual(Object.keys(read(bytes, { columns: ['s.b'] }).cells), ['s.b']);
});

const rows = Array.from({ length: 5000 }, (_, i) => i);
const wide = (how: Written = {}) =>
  fileOf(
    [
      { name: 'id', data: rows, type: 'INT32' },
      { name: 'group', data: rows.map((i) => (i % 7 === 0 ? null : `g ${i % 20}`)), type: 'STRING' },
      { name: 'text', data: rows.map((i) => `value ${i}`), type: 'STRING' },
      { name: 'real', data: rows.map((i) => i / 8), type: 'DOUBLE' },
    ],
    how,
  );
const expected = {
  id: rows.map(String),
  group: rows.map((i) => (i % 7 === 0 ? undefined : `g ${i % 20}`)),
  text: rows.map((i) => `value ${i}`),
  real: rows.map((i) => String(i / 8)),
};

test('the same rows from pages of any size, in groups, with and without dictionaries', () => {
  for (const how of [{}, { rowGroupSize: 700 }, { pageSize: 300 }, { dictionarySize: 20 }]) {
    assert.deepEqual(read(wide(how)).cells, expected);
  }
});

test('pages are unpacked from what is common', () => {
  const compressors = {
    GZIP: (bytes: Uint8Array) => gzipSync(bytes),
    BROTLI: (bytes: Uint8Array) => brotliCompressSync(bytes),
  };
  for (const codec of ['UNCOMPRESSED', 'SNAPPY', 'GZIP', 'BROTLI'] as const) {
    assert.deepEqual(read(wide({ codec, compressors })).cells, expected, codec);
  }
  const lzo = wide({ codec: 'LZO', compressors: { LZO: (bytes) => bytes } });
  assert.throws(() => read(lzo), /cannot read Parquet files compressed by LZO/);
});

test('encodings of numbers and texts by their differences', () => {
  const bytes = fileOf([
    { name: 'id', data: rows, type: 'INT32', encoding: 'DELTA_BINARY_PACKED' },
    { name: 'big', data: rows.map(BigInt), type: 'INT64', encoding: 'DELTA_BINARY_PACKED' },
    { name: 'text', data: expected.text, type: 'STRING', encoding: 'DELTA_BYTE_ARRAY' },
    { name: 'long', data: expected.text, type: 'STRING', encoding: 'DELTA_LENGTH_BYTE_ARRAY' },
    { name: 'real', data: rows.map((i) => i / 8), type: 'DOUBLE', encoding: 'BYTE_STREAM_SPLIT' },
  ]);
  const { id, text, real } = expected;
  assert.deepEqual(read(bytes).cells, { id, big: id, text, long: text, real });
});

test('missing tokens and blanks count as in a delimited text', () => {
  const bytes = fileOf([{ name: ' x ', data: ['NA', ' a ', 'a', '', ' ', null, 'NA'], type: 'STRING' }]);
  const { table, cells } = read(bytes, { missingTokens: defaultMissingTokens, trim: true });
  assert.deepEqual(cells, { x: [undefined, 'a', 'a', undefined, undefined, undefined, undefined] });
  assert.deepEqual([table.rowCount, table.width, table.areNamed], [7, 1, true]);
  assert.deepEqual(table.columns[0]?.dictionary.missingForms, ['NA']);
});

test('codes come in the order of their first rows, whatever the order of the dictionary', () => {
  const { table } = read(wide({ rowGroupSize: 1000 }));
  const group = table.columns[1];
  const first = [...new Set(expected.group.filter((text) => text !== undefined))];
  assert.deepEqual(
    first.map((_, i) => group?.dictionary.text(i + 1)),
    first,
  );
});

test('no rows, and no columns that are asked for', () => {
  const none = fileOf([{ name: 'a', data: [], type: 'STRING' }]);
  assert.deepEqual(read(none).cells, { a: [] });
  const { table } = read(wide(), { columns: ['nobody'] });
  assert.deepEqual([table.columns.length, table.width, table.rowCount], [0, 4, 5000]);
});

test('only the columns that are asked for are read from the file', () => {
  const bytes = wide();
  const input = bytesAsInput('x.parquet', bytes);
  let total = 0;
  const counted = {
    ...input,
    read(target: Uint8Array, position: number) {
      total += target.length;
      return input.read(target, position);
    },
  };
  drain(readParquet(counted, { ...options, columns: ['group'] }));
  assert.ok(total < bytes.length / 3, `${total} of ${bytes.length} bytes`);
});

test('what is no Parquet, or encrypted, is said in a sentence', () => {
  const said = (bytes: Uint8Array) => {
    try {
      read(bytes);
    } catch (error) {
      assert.ok(error instanceof FileProblem);
      return error.message;
    }
    return undefined;
  };
  assert.match(said(new Uint8Array()) ?? '', /damaged or cut off/);
  assert.match(said(new TextEncoder().encode('name,age\nAnn,30\n')) ?? '', /damaged or cut off/);
  const encrypted = wide();
  encrypted.set(new TextEncoder().encode('PARE'), encrypted.length - 4);
  assert.match(said(encrypted) ?? '', /encrypted/);
});

test('a byte of the footer or of a page changed gives a table or a sentence without gaps', () => {
  const whole = fileOf([{ name: 't', data: ['Ann', 'Ben'], type: 'STRING' }]);
  for (let at = 4; at < whole.length - 4; at++) {
    for (const byte of [9, 24, 127]) {
      const bytes = whole.slice();
      bytes[at] = byte;
      try {
        read(bytes);
      } catch (error) {
        assert.ok(error instanceof FileProblem, String((error as Error).stack));
        assert.doesNotMatch(error.message, /undefined/);
      }
    }
  }
});

test('100 damaged files give a table or a sentence, and soon', () => {
  const random = seededRandom(17);
  const whole = wide({ rowGroupSize: 2000 });
  const nested = fileOf([
    { name: 'l', data: rows.map((i) => ({ a: [i, i + 1], b: null })), type: 'JSON' },
    { name: 't', data: expected.text, type: 'STRING', encoding: 'DELTA_BYTE_ARRAY' },
  ]);
  for (let i = 0; i < 100; i++) {
    const bytes = (i % 2 === 0 ? whole : nested).slice();
    // The footer is small and decides most.
    const from = i % 3 === 0 ? 0 : Math.max(0, bytes.length - 1500);
    for (let n = 0; n <= i % 4; n++) bytes[from + randomBelow(random, bytes.length - from)] = randomBelow(random, 256);
    const end = i % 5 === 0 ? randomBelow(random, bytes.length) : bytes.length;
    takesAtMost(2000, () => {
      try {
        read(bytes.subarray(0, end));
      } catch (error) {
        assert.ok(error instanceof FileProblem, String((error as Error).stack));
        assert.match(error.message, /^[A-Z][^\n]*\.$/);
      }
    });
  }
});
