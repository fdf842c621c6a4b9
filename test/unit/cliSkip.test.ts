/** Lines above a table, on the command line: skipped and said, stated by `--skip` and `skip`, kept out of copies; and files that are no table. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-skip-'));
after(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const above = 'Patients of Dr. Zorbatina\n\n';
const rows = Array.from({ length: 12 }, (_, i) => `8${i % 3}01,${30 + 10 * (i % 2)},"f"`);
const table = `${['zip,age,sex', ...rows].join('\n')}\n`;
const input = write('people.csv', above + table);

test('check skips the title, says so, and counts lines as the gutter does', () => {
  const { out } = quasi(['check', input, '--qi', 'zip,age']);
  assert.match(out, /12 rows · 3 columns · 2 lines above skipped/);
  assert.match(quasi(['check', input, '--format', 'full']).out, /The first 2 lines stand above the table/);
  const odd = write('odd.csv', `${above}${table}8001,30\n`);
  const { files } = JSON.parse(quasi(['check', odd, '--format', 'json']).out);
  assert.equal(files[0].skippedLines, 2);
  const ragged = files[0].findings.find(({ slug }: { slug: string }) => slug === 'ragged-row');
  assert.equal(ragged.line, 16);
});

test('the same table with and without lines above has the same numbers', () => {
  const bare = write('bare.csv', table);
  const numbers = (path: string) => quasi(['measure', path, '--qi', 'zip,age']).out.replaceAll(path, '');
  assert.equal(numbers(input), numbers(bare));
});

test('--skip and "skip" count more than what is found', () => {
  const { out } = quasi(['check', write('rows.csv', `1,2,3\n4,5,6\n${table}`), '--skip', '2']);
  assert.match(out, /12 rows · 3 columns · 2 lines above skipped/);
  assert.match(quasi(['explain', input, '--skip', '0']).out, /on column 1/);
  const config = write('skip.json', JSON.stringify({ files: [{ glob: 'rows.csv', skip: 2 }] }));
  assert.match(quasi(['check', join(folder, 'rows.csv'), '--config', config]).out, /2 lines above skipped/);
  const { code, err } = quasi(['check', input, '--skip', '1001']);
  assert.equal(code, 2);
  assert.match(err, /--skip needs a whole number of lines/);
});

test('copies have nothing above the header, and are read by csv-parse as by us', () => {
  const copy = join(folder, 'copy.csv');
  const commands = [
    ['anonymize', input, '--qi', 'zip,age', '--k', '2', '-o', copy],
    ['anonymize', input, '--sample', '0.9', '-o', copy],
  ];
  for (const command of commands) {
    const { err } = quasi(command);
    const text = readFileSync(copy, 'utf8');
    assert.ok(text.startsWith('zip,age,sex\n'), err);
    for (const record of parse(text)) assert.equal(record.length, 3);
    rmSync(copy);
  }
});

test('a copy of a text with backslashes has doubled quotes', () => {
  const lines = Array.from({ length: 12 }, (_, i) => `8${i % 3}01,"said \\"a, b\\""`);
  const said = write('said.csv', `zip,remark\n${lines.join('\n')}\n`);
  const copy = join(folder, 'said.copy.csv');
  quasi(['anonymize', said, '--qi', 'zip', '--k', '2', '-o', copy]);
  const records = parse(readFileSync(copy, 'utf8'));
  assert.deepEqual(records[0], ['zip', 'remark']);
  for (const record of records.slice(1)) assert.equal(record[1], 'said "a, b"');
});

test('a name that holds a row is quoted nowhere', () => {
  const late = write('late.csv', 'name,city,"zip\nZorbatina,Quexville,"3001\nAnn,Bern,3002\nBob,Chur,3003\n');
  for (const args of [
    ['check', late, '--header', '--format', 'json'],
    ['check', late, '--header', '--format', 'full'],
    ['measure', late, '--header'],
    ['check', late, '--header', '--qi', 'nothing'],
    ['explain', late, '--header', '--json'],
  ]) {
    const { out, err } = quasi(args);
    assert.ok(!`${out}${err}`.includes('Zorbatina'), `${args[0]} ${out}${err}`);
  }
});

const others: readonly (readonly [name: string, content: string | Uint8Array, what: string])[] = [
  ['book.csv', 'PK\x03\x04\x14\0\0\0[Content_Types].xml\0\0PK\x03\x04xl/workbook.xml', 'an Excel workbook (XLSX)'],
  ['letter.csv', 'PK\x03\x04\x14\0\0\0word/document.xml', 'a Word document (DOCX)'],
  [
    'sheet.csv',
    'PK\x03\x04\x14\0\0\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
    'an OpenDocument spreadsheet (ODS)',
  ],
  ['packed.csv', 'PK\x03\x04\x14\0\0\0people.csv', 'a ZIP archive'],
  ['columns.csv', 'PAR1\x15\x04\x15', 'a Parquet file'],
  ['lines.csv', Uint8Array.of(0x1f, 0x8b, 8, 0, 0), 'a gzip archive'],
  ['rows.db.csv', 'SQLite format 3\0\x10\0', 'a SQLite database'],
  ['survey.csv', '$FL2@(#) SPSS DATA FILE', 'an SPSS file'],
  ['photo.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'a PNG image'],
  ['photo2.csv', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'a JPEG image'],
  ['paper.csv', '%PDF-1.7\n', 'a PDF document'],
  ['objects.csv', '[\n  { "name": "Ann" }\n]\n', 'a JSON file'],
  ['object.csv', '{"name":"Ann"}\n{"name":"Bob"}\n', 'a JSON file'],
];

for (const [name, content, what] of others) {
  test(`${what} is named in one sentence`, () => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const { code, err } = quasi(['check', write(name, bytes)]);
    assert.equal(code, 2);
    assert.ok(err.includes(`This is ${what}, not delimited text.`), err);
    assert.ok(!err.includes('Ann'));
  });
}

test('a text that begins as one of them is a text', () => {
  for (const text of ['PAR1,age\nAnn,31\nBob,44\n', 'PK,age\nAnn,31\nBob,44\n', '[20, 30[;n\n[30, 40[;2\n']) {
    assert.notEqual(quasi(['check', write('text.csv', text), '--fail-on', 'never']).code, 2);
  }
});
