import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bytesAsInput } from '../../files/index.ts';
import { finished, namesOf, readBytes, rowsOf, textsOf } from '../testReading.ts';
import { xlsx } from './index.ts';
import { bookOf, zipOf } from './testBook.ts';

const fixture = (name: string) => readFileSync(new URL(`../../../../test/readers/fixtures/${name}`, import.meta.url));

const rowOf = (number: number, ...cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;
const textCell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const numberCell = (at: string, value: string, style = 0) => `<c r="${at}" s="${style}"><v>${value}</v></c>`;
const readSheet = (rows: string, more: object = {}, options = {}) =>
  readBytes(xlsx, bookOf({ sheets: { Sheet1: rows }, ...more }), options);

const names = (file: Uint8Array) => finished(xlsx.parts?.(bytesAsInput('data', file)) ?? assert.fail());

test('a book of openpyxl: titles, hidden rows and columns, dates, zeros before numbers, gaps', async () => {
  const bytes = fixture('people.xlsx');
  assert.deepEqual(await names(bytes), ['My people', 'hidden']);
  const { table, places } = await readBytes(xlsx, bytes, { part: 'My people' });
  assert.deepEqual(namesOf(table), ['id', 'sex', 'birth date', 'seen', 'zip', 'share', 'note', 'at work']);
  assert.equal(table.rowCount, 12);
  assert.deepEqual(rowsOf(table)[1], [
    ...['2', 'm', '1957-02-03', '2024-01-01T08:01:30', '01001', '0.025', '  Zoë & <co>', 'false'],
  ]);
  assert.equal(places?.cellName(0, undefined), "'My people'!B6");
  assert.equal(places?.cellName(11, 2), "'My people'!D19");
  assert.equal(places?.rowOf('D19'), 11);
  assert.equal(places?.rowOf("'My people'!A6"), 0);
  assert.equal(places?.rowOf('hidden!A6'), undefined);
  assert.equal(places?.rowOf('A12'), undefined);
});

test('rows above the table that the settings name are passed over, whatever is in them', async () => {
  const rows = [1, 2, 3, 4].map((number) =>
    rowOf(number, textCell(`A${number}`, `a${number}`), textCell(`B${number}`, 'b')),
  );
  const { table, places } = await readSheet(rows.join(''), {}, { skip: 2, header: false });
  assert.deepEqual(rowsOf(table), [
    ['a3', 'b'],
    ['a4', 'b'],
  ]);
  assert.equal(places?.cellName(0, 0), 'Sheet1!A3');
});

test('the same book as Gnumeric writes it', async () => {
  const [one, other] = await Promise.all(
    ['people.xlsx', 'people-gnumeric.xlsx'].map((name) => readBytes(xlsx, fixture(name), { part: '1' })),
  );
  assert.deepEqual(rowsOf((other ?? assert.fail()).table), rowsOf((one ?? assert.fail()).table));
});

test('days are counted from 1904 where the book says so', async () => {
  const { table } = await readBytes(xlsx, fixture('days-1904.xlsx'));
  assert.deepEqual(rowsOf(table), [
    ['2020-02-29', '12:30:01', '2020-02-29T01:02:03.500'],
    ['1904-01-02', '30:00:00', undefined],
  ]);
});

test('texts: shared, in several fonts, with what is read aloud, escaped, in pieces; formulas, booleans, errors', async () => {
  const texts =
    '<si><t>plain</t></si><si><r><t>ri</t></r><r><rPr><b/></rPr><t xml:space="preserve">ch </t></r></si>' +
    '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>a_x000D_b &amp;#233; &#233;<![CDATA[<x>]]></t></si>';
  const shared = (at: string, index: number) => `<c r="${at}" t="s"><v>${index}</v></c>`;
  const rows =
    rowOf(1, ...['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1'].map((at) => textCell(at, `name ${at}`))) +
    rowOf(
      2,
      ...[0, 1, 2, 3].map((index) => shared(`${'ABCD'.charAt(index)}2`, index)),
      '<c r="E2" t="str"><f>A1&amp;"x"</f><v>f&lt;x</v></c>',
      '<c r="F2" t="b"><v>1</v></c>',
      '<c r="G2" t="e"><v>#N/A</v></c>',
    );
  const { table } = await readSheet(rows, { texts });
  assert.deepEqual(rowsOf(table), [['plain', 'rich ', '東京', 'a\rb &#233; é<x>', 'f<x', 'true', undefined]]);
});

test('a strict book, cells and rows in another order, rows and cells without a place', async () => {
  const rows =
    '<x:row r="2"><x:c r="C2"><x:v>3</x:v></x:c><x:c r="B2"><x:v>2</x:v></x:c></x:row>' +
    '<x:row><x:c t="d"><x:v>2020-01-01</x:v></x:c><x:c><x:v>5</x:v></x:c></x:row>';
  const { table, places } = await readSheet(rows, { isStrict: true }, { header: false });
  assert.deepEqual(namesOf(table), ['column 1', 'column 2', 'column 3']);
  assert.deepEqual(rowsOf(table), [
    [undefined, '2', '3'],
    ['2020-01-01', '5', undefined],
  ]);
  assert.equal(places?.cellName(1, 1), 'Sheet1!B3');
});

test('numbers keep all the digits they are written with, whatever their format shows', async () => {
  const rows =
    rowOf(1, textCell('A1', 'id'), textCell('B1', 'sum')) +
    rowOf(2, numberCell('A2', '9007199254740993'), numberCell('B2', '0.30000000000000004', 1)) +
    rowOf(3, numberCell('A3', '9.00719925474099E+15'), numberCell('B3', '1E-7'));
  const { table } = await readSheet(rows, { formats: ['0.00"%"'] });
  assert.deepEqual(rowsOf(table), [
    ['9007199254740993', '0.30000000000000004'],
    ['9007199254740990', '1e-7'],
  ]);
});

test('the header is judged as in a text, and what is said of it counts', async () => {
  const data =
    rowOf(1, textCell('A1', 'Bern'), textCell('B1', 'f')) + rowOf(2, textCell('A2', 'Chur'), textCell('B2', 'f'));
  const unsure = await readSheet(data);
  assert.equal(unsure.table.areNamed, false);
  assert.equal((await readSheet(data, {}, { header: false })).table.rowCount, 2);
  const named = await readSheet(data, {}, { header: true });
  assert.deepEqual(namesOf(named.table), ['Bern', 'f']);
  assert.equal(named.table.rowCount, 1);
});

test('titles are skipped above names or an empty row, and a person with few known values is not', async () => {
  const title = rowOf(1, textCell('A1', 'Survey'));
  const head = (row: number) =>
    rowOf(row, ...['id', 'age', 'sex', 'town'].map((name, i) => textCell(`${'ABCD'[i]}${row}`, name)));
  const body = (row: number) =>
    rowOf(
      row,
      numberCell(`A${row}`, '1'),
      numberCell(`B${row}`, '31'),
      textCell(`C${row}`, 'f'),
      textCell(`D${row}`, 'Bern'),
    );
  const named = await readSheet(title + head(2) + body(3) + body(4));
  assert.deepEqual([namesOf(named.table)[1], named.table.rowCount], ['age', 2]);
  const parted = await readSheet(title + body(3) + body(4), {}, { header: false });
  assert.equal(parted.table.rowCount, 2);
  const person = await readSheet(rowOf(1, textCell('D1', 'Chur')) + body(2) + body(3), {}, { header: false });
  assert.equal(person.table.rowCount, 3);
});

test('empty cells of a table of one column are values, and empty rows of any other are none', async () => {
  const one = rowOf(1, textCell('A1', 'age')) + rowOf(2, numberCell('A2', '31')) + rowOf(5, numberCell('A5', '32'));
  assert.deepEqual(textsOf((await readSheet(one)).table, 'age'), ['31', undefined, undefined, '32']);
  const two =
    rowOf(1, textCell('A1', 'age'), textCell('B1', 'sex')) +
    rowOf(3, numberCell('A3', '31')) +
    rowOf(5, numberCell('B5', '1'));
  assert.equal((await readSheet(two)).table.rowCount, 2);
});

test('columns that begin late, and those that are asked for', async () => {
  const body = Array.from({ length: 300 }, (_, i) =>
    rowOf(i + 2, numberCell(`B${i + 2}`, String(i)), i === 250 ? numberCell(`AD${i + 2}`, '7') : ''),
  );
  const rows = rowOf(1, textCell('B1', 'age'), textCell('C1', 'empty')) + body.join('');
  const { table, places } = await readSheet(rows);
  assert.deepEqual(namesOf(table), ['age', 'empty', 'column 3']);
  assert.deepEqual(rowsOf(table)[250], ['250', undefined, '7']);
  assert.deepEqual(rowsOf(table)[299], ['299', undefined, undefined]);
  assert.equal(places?.cellName(250, 2), 'Sheet1!AD252');
  const few = (await readSheet(rows, {}, { columns: ['column 3'] })).table;
  assert.deepEqual([few.columns.map(({ index, name }) => [index, name]), few.width], [[[2, 'column 3']], 3]);
});

test('several sheets have to be named; empty ones are none', async () => {
  const row = rowOf(1, textCell('A1', 'a')) + rowOf(2, numberCell('A2', '1'));
  const book = bookOf({ sheets: { one: row, 'two &amp; a half': row, blank: '<row r="1"><c r="A1" s="0"/></row>' } });
  assert.deepEqual(await names(book), ['one', 'two & a half']);
  await assert.rejects(readBytes(xlsx, book), /It holds 2 tables: name one, as in "data#one"/);
  assert.equal((await readBytes(xlsx, book, { part: '2' })).places?.cellName(0, 0), "'two & a half'!A2");
  await assert.rejects(readBytes(xlsx, bookOf({ sheets: { blank: '' } })), /It holds no table/);
});

test('what cannot be read is said in a sentence', async () => {
  const rejects = (bytes: Uint8Array, sentence: RegExp) =>
    assert.rejects(readBytes(xlsx, bytes), { name: 'FileProblem', message: sentence });
  await rejects(
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    /It has a password, or is an older file/,
  );
  await rejects(Buffer.from('name,age\nAnna,31\n'), /This XLSX file is damaged or cut off/);
  await rejects(new Uint8Array(), /This XLSX file is damaged or cut off/);
  await rejects(zipOf([{ name: 'readme.txt', bytes: Buffer.from('hello') }]), /This XLSX file is damaged or cut off/);
});

test('a file that unpacks to very much is refused before it is', async () => {
  const bomb = bookOf({ sheets: { Sheet1: `<row r="1">${' '.repeat(64_000_000)}</row>` } });
  assert.ok(bomb.length < 100_000);
  await assert.rejects(readBytes(xlsx, bomb), /It would unpack to 6\d MB, far more than data of its size do/);
});
