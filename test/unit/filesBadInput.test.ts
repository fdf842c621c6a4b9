/** Files that are odd or broken give a table and flags, or one clear sentence; never a crash. */
import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { defaultMissingTokens, RecordFlag } from '@quasi/shared/table';
import { FileProblem, readTableFile, type TableFile } from '../../server/src/files/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-files-'));
after(() => rmSync(folder, { recursive: true }));
const options = { missingTokens: defaultMissingTokens, trim: false };
let written = 0;

function write(content: string | Uint8Array): string {
  const path = join(folder, `${written++}.csv`);
  writeFileSync(path, content);
  return path;
}

function read(content: string | Uint8Array, more: object = {}): TableFile {
  const file = drain(readTableFile(write(content), { ...options, ...more }));
  file.source.close();
  return file;
}

function shape(content: string | Uint8Array): [rows: number, columns: number] {
  const { table } = read(content);
  return [table.rowCount, table.columns.length];
}

function values({ table }: TableFile): string[][] {
  return Array.from({ length: table.rowCount }, (_, row) =>
    table.columns.map(({ codes, dictionary }) => dictionary.text(codes.at(row))),
  );
}

const two = [
  ['1', '2'],
  ['3', '4'],
];
const forms = [
  ['line feeds', 'a,b\n1,2\n3,4\n'],
  ['CRLF', 'a,b\r\n1,2\r\n3,4\r\n'],
  ['lone CR', 'a,b\r1,2\r3,4\r'],
  ['mixed line ends', 'a,b\r\n1,2\n3,4\r'],
  ['no final line end', 'a,b\n1,2\n3,4'],
  ['a byte order mark', '\uFEFFa,b\n1,2\n3,4\n'],
  ['blank lines', 'a,b\n\n1,2\n\n\n3,4\n\n'],
] as const;

for (const [name, text] of forms) {
  test(`a file with ${name} is read`, () => {
    const file = read(text);
    assert.deepEqual(
      file.table.columns.map((column) => column.name),
      ['a', 'b'],
    );
    assert.deepEqual(values(file), two);
  });
}

test('mixed line ends are flagged', () => {
  const { table } = read('a,b\r\n1,2\n3,4\r');
  const flagged = Array.from(table.recordFlags.subarray(0, 3), (flags) => flags & RecordFlag.otherLineEnd);
  assert.deepEqual(flagged, [0, RecordFlag.otherLineEnd, RecordFlag.otherLineEnd]);
});

test('an empty file is an empty table', () => {
  assert.deepEqual(shape(''), [0, 0]);
  assert.deepEqual(shape('\uFEFF'), [0, 0]);
  assert.deepEqual(shape('\n'), [0, 1]);
});

test('a header alone is a table without rows', () => assert.deepEqual(shape('name,city'), [0, 2]));

test('one column needs no delimiter', () => assert.deepEqual(shape('name\nAnn\nBob\n\nEve\n'), [4, 1]));

test('5,000 columns are read', () => {
  const row = (cell: string) => Array.from({ length: 5000 }, (_, i) => `${cell}${i}`).join(',');
  assert.deepEqual(shape(`${row('c')}\n${row('')}\n${row('')}\n`), [2, 5000]);
});

test('10 MB in one cell are read, and so is what follows', () => {
  const long = `x"",\n${'y'.repeat(10_000_000)}`;
  const file = read(`a,b\n1,"${long}"\n2,z\n`);
  assert.deepEqual(values(file), [
    ['1', long.replace('""', '"')],
    ['2', 'z'],
  ]);
});

test('a quote that is never closed ends with the file', () => {
  const file = read(`a,b\n1,"x\n${'2,y\n'.repeat(100_000)}`);
  assert.equal(file.table.rowCount, 1);
  assert.equal(file.table.recordFlags[1] & RecordFlag.unclosedQuote, RecordFlag.unclosedQuote);
});

test('NUL bytes and bad bytes are flagged', () => {
  const { table } = read(Buffer.from([...Buffer.from('a,b\né,2\n\0,4\n'), 0xff, ...Buffer.from(',6\n')]));
  assert.equal(table.recordFlags[1], 0);
  assert.equal(table.recordFlags[2], RecordFlag.nulByte);
  assert.equal(table.recordFlags[3], RecordFlag.replacement);
});

test('only the columns asked for are read', () => {
  const file = read('a,b,c\n1,2,3\n4,5,6\n', { columns: ['c', 'a'] });
  assert.deepEqual(values(file), [
    ['1', '3'],
    ['4', '6'],
  ]);
});

function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof FileProblem, String(error));
    return error.message;
  }
  return assert.fail('no problem');
}

test('what is not there or not a file is said in one sentence', () => {
  const missing = join(folder, 'missing.csv');
  const inside = join(write('a\n1\n'), 'inside.csv');
  mkdirSync(join(folder, 'folder.csv'));
  assert.equal(
    problemOf(() => drain(readTableFile(missing, options))),
    'There is no such file.',
  );
  assert.equal(
    problemOf(() => drain(readTableFile(inside, options))),
    'There is no such file.',
  );
  assert.equal(
    problemOf(() => drain(readTableFile(join(folder, 'folder.csv'), options))),
    'This is a folder, not a file.',
  );
});

test('a file that changes while it is read is not taken for what it was', () => {
  for (const change of [appendFileSync, (path: string) => truncateSync(path, 10)]) {
    const path = write('a,b\n1,2\n'.repeat(100));
    const reading = readTableFile(path, { ...options, stepBytes: 64 });
    for (let step = 0; step < 5; step++) reading.next();
    change(path, 'more');
    assert.match(
      problemOf(() => drain(reading)),
      /changed while it was being read/,
    );
  }
});

test('a file that vanishes while it is read is read to its end, where the system keeps it', {
  skip: process.platform === 'win32' && 'Windows keeps an open file from being removed',
}, () => {
  const path = write('a,b\n1,2\n'.repeat(100));
  const reading = readTableFile(path, { ...options, stepBytes: 64 });
  reading.next();
  rmSync(path);
  const file = drain(reading);
  assert.equal(new TextDecoder().decode(file.source.bytes(0, 7)), 'a,b\n1,2');
  file.source.close();
});

test('a file of more than 4 GB is refused before it is read', () => {
  const path = write('a,b\n');
  truncateSync(path, 2 ** 32 + 1);
  assert.match(
    problemOf(() => drain(readTableFile(path, options))),
    /larger than 4 GB/,
  );
  rmSync(path);
});
