/** A first record that holds the names a schema has for columns is a header, whatever it looks like. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { readTable } from './readTable.ts';

function headersIn(text: string, statedNames: string[], header?: boolean): string {
  const options = { missingTokens: [], trim: false, statedNames, ...(header !== undefined && { header }) };
  const reading = readTable(new TextEncoder().encode(text), options);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return `${value.headerRecords} ${value.dialect.headerIsSure}`;
  }
}

const years = '2019,2020,2021\n1,5,3\n2,6,4\n3,6,5\n';

test('names that look like data, alone in the file, and most of them', () => {
  assert.equal(headersIn(years, []), '0 true');
  assert.equal(headersIn(years, ['2019', '2020', '2021']), '1 true');
  assert.equal(headersIn(years, ['2021', 'gone', '2020']), '1 true');
  assert.equal(headersIn(years, ['2019', '2020']), '1 true', 'a schema may leave columns out');
  assert.equal(headersIn(years, ['2019', 'gone', 'other']), '0 true');
  assert.equal(headersIn(years, ['2020']), '0 true', 'one name among several cells may be a value');
  assert.equal(headersIn('7\n1\n2\n', ['7']), '1 true');
  assert.equal(headersIn('a,b\n', ['a', 'b']), '1 true');
  assert.equal(headersIn(years, ['2019', '2020', '2021'], false), '0 true', 'what is said outright counts more');
});

test('of a header that is longer than what is looked at, its beginning', () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `${1_000_000 + i}`);
  assert.equal(headersIn(`${names.join(',')}\n${names.map(() => '7').join(',')}\n`, names), '1 true');
});
