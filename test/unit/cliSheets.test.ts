/** Sheets of XLSX files and SPSS files on the command line: parts, places, labels, and formats that are not read. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isDataFile } from '../../server/src/readers/index.ts';
import { bookOf } from '../../server/src/readers/xlsx/testBook.ts';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-sheets-'));
after(() => rmSync(folder, { recursive: true }));

const fixture = (name: string) => join('test/readers/fixtures', name);

const people = Array.from({ length: 30 }, (_, i) => [i < 24 ? '31' : String(40 + i), 'fm'.charAt(i % 2), 'Bern']);
const head = ['age', 'sex', 'town'];
const book = join(folder, 'people.xlsx');
const csv = join(folder, 'people.csv');

function rowOf(number: number, cells: readonly string[]): string {
  const shown = cells.map((text, i) => {
    const at = `${'CDE'.charAt(i)}${number}`;
    return /^\d/.test(text)
      ? `<c r="${at}"><v>${text}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  return `<row r="${number}">${shown.join('')}</row>`;
}

const title = '<row r="2"><c r="C2" t="inlineStr"><is><t>People of the survey</t></is></c></row>';
const sheet = title + [head, ...people].map((cells, i) => rowOf(4 + i, cells)).join('');
writeFileSync(book, bookOf({ sheets: { 'All people': sheet } }));
writeFileSync(csv, [head, ...people].map((row) => `${row.join(',')}\n`).join(''));

const qi = ['--qi', 'age,sex,town'];

test('a sheet gives the numbers of the same table as CSV', () => {
  const measured = (path: string) => {
    const { out, err } = quasi(['measure', path, ...qi, '--budget', 'none']);
    assert.equal(err, '');
    const { file, delimiter, ...numbers } = JSON.parse(out);
    return numbers;
  };
  assert.deepEqual(measured(book), measured(csv));
});

test('findings of rows stand where the spreadsheet has them', () => {
  const { out } = quasi(['check', book, ...qi, '--format', 'concise']);
  assert.match(out, /people\.xlsx, 'All people'!C\d+: /);
  const rowsIn = (path: string) => {
    const [{ findings }] = JSON.parse(quasi(['check', path, ...qi, '--format', 'json']).out).files;
    return findings as { row?: number; cell?: string; line?: number }[];
  };
  const [ofBook, ofText] = [rowsIn(book), rowsIn(csv)];
  assert.deepEqual(
    ofBook.map(({ cell, line, ...rest }) => rest),
    ofText.map(({ cell, line, ...rest }) => rest),
  );
  const onRow = ofBook.filter(({ row }) => row !== undefined);
  assert.ok(onRow.length > 0);
  for (const { row = 0, cell } of onRow) assert.match(cell ?? '', new RegExp(`^'All people'![CDE]${row + 4}$`));
});

test('a row is explained by its number or by a cell of it', () => {
  const byNumber = quasi(['explain', book, ...qi, '--row', '3']);
  assert.match(byNumber.out, /^Row of 'All people'!C7\n/);
  assert.deepEqual(quasi(['explain', book, ...qi, '--row', "'All people'!D7"]), byNumber);
  assert.deepEqual(quasi(['explain', book, ...qi, '--row', 'c7']), byNumber);
  assert.match(quasi(['explain', book, ...qi, '--row', 'C3']).err, /No row of its table is at C3/);
  assert.match(quasi(['explain', csv, ...qi, '--row', 'C7']).err, /--row needs a whole number/);
});

test('each sheet of a book is checked, the hidden one too', () => {
  const { out, err } = quasi(['check', fixture('people.xlsx'), '--format', 'json']);
  assert.equal(err, '');
  const files = (JSON.parse(out).files as { file: string }[]).map(({ file }) => file);
  assert.deepEqual(files, [`${fixture('people.xlsx')}#My people`, `${fixture('people.xlsx')}#hidden`]);
  const { err: refused } = quasi(['measure', fixture('people.xlsx')]);
  assert.match(refused, /It holds 2 tables: name one/);
});

test('what a survey says of its columns is what they are taken for', () => {
  const { out } = quasi(['columns', fixture('survey.sav')]);
  assert.match(out, /v17 .*birth/);
  assert.match(out, /\bsex .*sex/);
});

test('files of other programs: how to export them, in a sentence', () => {
  const said = (name: string) => {
    const path = join(folder, name);
    writeFileSync(path, 'x');
    const { code, out, err } = quasi(['check', path]);
    assert.equal(code, 2, name);
    assert.equal(out, '');
    return err;
  };
  assert.match(said('a.dta'), /In Stata, type "export delimited FILE\.csv"/);
  assert.match(said('a.sas7bdat'), /proc export data=NAME/);
  assert.match(said('a.XPT'), /proc export data=NAME/);
  assert.match(said('a.ods'), /save it as \.xlsx or CSV/);
  assert.match(said('a.xls'), /save it as \.xlsx or CSV/);
  assert.match(said('a.por'), /save it as \.sav/);
  assert.match(said('a.xlsx'), /This XLSX file is damaged or cut off/);
  assert.match(said('a.sav'), /This SPSS file is damaged or cut off/);
});

test('what a spreadsheet program leaves beside an open book is no data', () => {
  assert.equal(isDataFile('data/people.xlsx'), true);
  assert.equal(isDataFile('data/~$people.xlsx'), false);
  assert.equal(isDataFile('~$people.xlsx'), false);
});
