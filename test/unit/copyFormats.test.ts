/** Columns written in each format and read by other programs' code: the same names, types by their values, and the same cells. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { drain, type Work } from '@quasi/shared/analysis';
import { asDelimited } from '@quasi/shared/edits';
import { ColumnBuilder, type Columns, type Layout, readTable } from '@quasi/shared/table';
import { drawn } from '@quasi/shared/testing';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { parquetMetadata } from 'hyparquet';
import { CopyOutput } from '../../server/src/cli/writing/copyOutput.ts';
import { bytesAsInput, FileProblem, type Output } from '../../server/src/files/index.ts';
import { type Reader, readers } from '../../server/src/readers/index.ts';
import { valueText } from '../../server/src/readers/valueText.ts';
import { copyFormat, keepsRecords } from '../../server/src/writers/index.ts';
import { jsonRows, jsonStandIn, parquetRows, withStandIns } from '../readers/standIns.ts';

let takeOut = () => {};
before(() => {
  takeOut = withStandIns();
});
after(() => takeOut());

type Cell = string | undefined;

class Memory implements Output {
  readonly #pieces: Uint8Array[] = [];

  get bytes(): Uint8Array {
    return Buffer.concat(this.#pieces);
  }

  write(piece: Uint8Array): void {
    this.#pieces.push(piece.slice());
  }

  read() {
    return bytesAsInput('copy', this.bytes);
  }

  async finish(): Promise<void> {}

  async put(): Promise<boolean> {
    return true;
  }

  takeBack(): void {}

  drop(): void {}
}

/** With those promises that work waits for. */
async function done<T>(work: Work<T>): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await step.value.until;
  }
}

function columnsOf(names: readonly string[], rows: readonly (readonly Cell[])[], missingTokens = ['']): Columns {
  const columns = names.map((name, index) => {
    const builder = new ColumnBuilder(index, name, { missingTokens, trim: false });
    drain(builder.append(rows.map((row) => row[index])));
    return builder.column();
  });
  return { columns, width: names.length, rowCount: rows.length, areNamed: true };
}

/** The bytes of a copy of this name. */
async function written(copy: string, columns: Columns, missingTokens = ['']): Promise<Uint8Array> {
  const [text, whole] = [new Memory(), new Memory()];
  const output = new CopyOutput(copyFormat('people.csv', copy), text, () => whole);
  const form = { delimiter: ',', trim: false, missing: missingTokens[0] ?? '' };
  const made = drain(asDelimited(columns, form)) ?? assert.fail();
  output.write(made.source.bytes(0, made.table.textLength));
  await done(output.convertUnread({ missingTokens, trim: false, delimiter: ',', header: true }));
  await output.finish();
  return whole.bytes;
}

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** What others read in it, as texts. */
const judges: Readonly<Record<string, (bytes: Uint8Array) => Promise<{ names: string[]; rows: Cell[][] }>>> = {
  'copy.jsonl': async (bytes) => asTexts(jsonRows(textOf(bytes))),
  'copy.ndjson.gz': async (bytes) => asTexts(jsonRows(textOf(gunzipSync(bytes)))),
  'copy.parquet': async (bytes) => asTexts(await parquetRows(bytes)),
  'copy.csv.gz': async (bytes) => {
    const [names, ...rows] = parse(textOf(gunzipSync(bytes)), { bom: true }) as unknown as string[][];
    return { names, rows: rows.map((row) => row.map((cell) => (cell === '' ? undefined : cell))) };
  },
};

function asTexts({ names, rows }: { names: string[]; rows: readonly Readonly<Record<string, unknown>>[] }) {
  return { names, rows: rows.map((row) => names.map((name) => valueText(row[name]))) };
}

const hard = fc.oneof(
  fc.constantFrom(
    'é\u{1F600}',
    'x,y',
    'say "hi"',
    '"',
    'two\nlines',
    'cr\rlf\r\n',
    '=1+1',
    "'q",
    ' x ',
    'e\u0301',
    '\u00e9',
  ),
  fc.constantFrom('NA', '-', '\t', '\\', '\u2028', '\0', '{"a":1}', '[1]', '<b>', '__proto__', '30-39', '*'),
  fc.constantFrom(
    '0',
    '-0',
    '7',
    '-3.5',
    '007',
    '+1',
    '1.0',
    '1e5',
    '1e-7',
    '1e+21',
    '0x1F',
    '12345678901',
    'NaN',
    'Infinity',
  ),
  fc.constantFrom(
    '9007199254740991',
    '9007199254740992',
    '9007199254740993',
    '2147483648',
    '0.1',
    'true',
    'false',
    'True',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
);
const sorts = [hard, fc.integer().map(String), fc.double({ noNaN: true, noDefaultInfinity: true }).map(String)];
const booleans = fc.constantFrom('true', 'false');
const names = ['sex', 'a.b', '__proto__', 'constructor', 'x,"y"', 'größe', 'null', '1', '0'];

/** Members of an object have no order. */
function byName({ names, rows }: { readonly names: readonly string[]; readonly rows: readonly (readonly Cell[])[] }) {
  return {
    names: [...names].sort(),
    rows: rows.map((row) => Object.fromEntries(row.map((cell, i) => [` ${names[i]}`, cell]))),
  };
}

/** Blanks alone mean an empty cell to Quasi. */
const blankAsMissing = (cell: Cell) => (cell === undefined || /^[ \t\v\f]*$/.test(cell) ? undefined : cell);

const anyTable = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 5 }),
    fc.array(fc.constantFrom(...sorts, booleans), { minLength: 5, maxLength: 5 }),
  )
  .chain(([chosen, kinds]) => {
    const row = fc.tuple(...chosen.map((_, i) => fc.option(kinds[i], { nil: undefined, freq: 5 })));
    return fc
      .array(row, { minLength: 1, maxLength: 25 })
      .map((rows) => ({ names: chosen, rows: rows.map((cells) => cells.map(blankAsMissing)) }));
  });

for (const [copy, judge] of Object.entries(judges)) {
  test(`${copy}: another reader finds the same names and cells`, async () => {
    await fc.assert(
      fc.asyncProperty(anyTable, async (table) => {
        const found = await judge(await written(copy, columnsOf(table.names, table.rows)));
        assert.deepEqual(byName(found), byName(table));
      }),
      drawn(1000),
    );
  });
}

const typed: readonly (readonly [sort: string, cells: readonly Cell[], values: readonly unknown[]])[] = [
  ['whole numbers', ['1', '-20', undefined], [1, -20, null]],
  ['large whole numbers', ['1', '12345678901', undefined], [1, 12345678901, null]],
  ['decimals among whole numbers', ['1', '2.5', '1e-7'], [1, 2.5, 1e-7]],
  ['booleans', ['true', undefined, 'false'], [true, null, false]],
  ['an id with zeros in front', ['007', '12', '13'], ['007', '12', '13']],
  ['ages of which some are groups', ['31', '30-39', '*'], ['31', '30-39', '*']],
  ['a number written longer than it has to be', ['1.0', '2', undefined], ['1.0', '2', null]],
  ['a minus before nothing', ['-0', '1', '2'], ['-0', '1', '2']],
  ['whole numbers that no double holds', ['9007199254740993', '1', '2'], ['9007199254740993', '1', '2']],
  ['no value at all', [undefined, undefined, undefined], [null, null, null]],
];

for (const [sort, cells, values] of typed) {
  test(`${sort} get the type that JSON and Parquet have for all of them`, async () => {
    const columns = columnsOf(
      ['x', 'y'],
      cells.map((cell) => [cell, 'a']),
    );
    const jsonValues = jsonRows(textOf(await written('copy.jsonl', columns))).rows.map(({ x }) => x);
    assert.deepEqual(jsonValues, values);
    const { rows } = await parquetRows(await written('copy.parquet', columns));
    const plain = rows.map(({ x }) => (typeof x === 'bigint' ? Number(x) : x));
    assert.deepEqual(plain, values);
  });
}

test('where an empty cell is a value, a missing one is written as the text that means it', async () => {
  const columns = columnsOf(
    ['x', 'y'],
    [
      ['1', 'a'],
      ['n/a', ''],
      ['2', 'b'],
    ],
    ['n/a'],
  );
  const { rows } = jsonRows(textOf(await written('copy.jsonl', columns, ['n/a'])));
  assert.deepEqual(rows, [
    { x: '1', y: 'a' },
    { x: 'n/a', y: '' },
    { x: '2', y: 'b' },
  ]);
});

test('a row group has a bounded number of cells, and all rows are there', async () => {
  const rows = Array.from({ length: 120_000 }, (_, row) => [String(row), row % 3 === 0 ? undefined : `v${row % 1000}`]);
  const bytes = await written('copy.parquet', columnsOf(['id', 'v'], rows));
  const { row_groups: groups } = parquetMetadata(new Uint8Array(bytes).buffer);
  assert.deepEqual(
    groups.map((group) => Number(group.num_rows)),
    [50_000, 50_000, 20_000],
  );
  const found = (await parquetRows(bytes)).rows.map(({ id, v }) => [String(id), v ?? undefined]);
  assert.deepEqual(found, rows);
});

test('long texts make row groups smaller', async () => {
  const rows = Array.from({ length: 60 }, (_, row) => [`${row} ${'x'.repeat(1024 * 1024)}`]);
  const bytes = await written('copy.parquet', columnsOf(['note'], rows));
  const { row_groups: groups } = parquetMetadata(new Uint8Array(bytes).buffer);
  assert.deepEqual(
    groups.map((group) => Number(group.num_rows)),
    [32, 28],
  );
});

test('without rows the names are still in Parquet, and JSON Lines are empty', async () => {
  const columns = columnsOf(['sex', 'age'], []);
  assert.deepEqual(await parquetRows(await written('copy.parquet', columns)), { names: ['sex', 'age'], rows: [] });
  assert.equal((await written('copy.jsonl', columns)).length, 0);
});

test('two columns of one name are refused where columns go by their names', async () => {
  const columns = columnsOf(['sex', 'sex'], [['f', 'm']]);
  await assert.rejects(written('copy.jsonl', columns), (error) => {
    assert.ok(error instanceof FileProblem);
    return /Two columns have the same name, which JSON Lines cannot hold: rename one, or write CSV/.test(error.message);
  });
  assert.equal(textOf(gunzipSync(await written('copy.csv.gz', columns))), 'sex,sex\nf,m\n');
});

test('what is read back differently is not kept', async () => {
  const broken: Reader = {
    ...jsonStandIn,
    reads: (path) => path.endsWith('.ndjson'),
    *read(input, options) {
      const file = yield* jsonStandIn.read(input, options);
      const [column] = file.table.columns;
      column.codes.set(0, column.codes.at(1));
      return file;
    },
  };
  readers.unshift(broken);
  try {
    await assert.rejects(
      written('copy.ndjson', columnsOf(['sex'], [['f'], ['m']])),
      /would not be read back as it is meant/,
    );
  } finally {
    readers.shift();
  }
});

test('a copy that was never put into its format is not handed over', async () => {
  const output = new CopyOutput(copyFormat('people.csv', 'copy.parquet'), new Memory(), () => new Memory());
  await assert.rejects(output.finish(), /is put into the format of its name/);
});

test('the name decides the format, and a format that is only read is refused', () => {
  const named = (copy: string, path = 'people.csv') => {
    const { writer, isGzipped, delimiter } = copyFormat(path, copy);
    return [writer?.name, isGzipped, delimiter];
  };
  for (const copy of ['x.csv', 'x.dat', 'x', '-']) assert.deepEqual(named(copy), [undefined, false, ',']);
  assert.deepEqual(named('x.CSV.GZ'), [undefined, true, ',']);
  assert.deepEqual(named('x.NDJSON'), ['JSON Lines', false, ',']);
  assert.deepEqual(named('x.parquet'), ['Parquet', false, ',']);
  assert.deepEqual(named('x.tsv'), [undefined, false, '\t']);
  assert.deepEqual(named('x.psv.gz'), [undefined, true, '|']);
  assert.deepEqual(named('x.json', 'people.json'), [undefined, false, ',']);
  assert.throws(() => named('x.parquet.gz'), /A Parquet file is packed inside: leave "\.gz" out of its name/);
  assert.throws(() => named('x.json'), /Quasi writes JSON Lines, not one JSON list: name the copy \.jsonl/);
  assert.throws(() => copyFormat('people.json', 'x.json.gz', true), /not one JSON list/);
  assert.throws(() => named('x.sqlite'), /Quasi writes no SQLite[^:]*: name the copy \.csv, \.jsonl or \.parquet/);
});

test('records of JSON are kept where the copy is JSON of the same form, and otherwise its columns are copied', () => {
  const tableOf = (text: string) =>
    drain(readTable(Buffer.from(text), { missingTokens: [''], trim: false, isJson: true }));
  const lines = tableOf('{"a":1}\n{"a":2}\n');
  const list = tableOf('[{"a":1},{"a":2}]');
  const kept = (table: Layout, path: string, copy: string, isMadeAnew = false) =>
    keepsRecords(table, copyFormat(path, copy, isMadeAnew));
  assert.ok(kept(lines, 'x.jsonl', 'y.ndjson.gz'));
  assert.ok(kept(list, 'x.json', 'y.json'));
  assert.ok(kept(lines, 'x.json', 'y.json'));
  assert.ok(!kept(list, 'x.json', 'y.jsonl'));
  assert.ok(!kept(lines, 'x.jsonl', 'y.csv'));
  assert.ok(!kept(lines, 'x.jsonl', 'y.parquet'));
  assert.ok(!kept(lines, 'x.jsonl', '-'));
  assert.ok(!kept(lines, 'x.jsonl', 'y.jsonl', true));
  const csv = drain(readTable(Buffer.from('a\n1\n'), { missingTokens: [''], trim: false }));
  assert.ok(kept(csv, 'x.csv', 'y.parquet', true));
});
