import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../rules/testFacts.ts';
import { columnCard } from './column/index.ts';
import { rowCard } from './rowCard.ts';
import { toText } from './text.ts';

/** Before anything but the columns is known. */
const unknown = { known: {}, rules: [] };

const note = 'a sentence that goes on for more than forty characters';
const people = `id,sex,zip,note\n1,f,8001,${note}\n2,f,8001,${note}\n3,m,NA,${note}\n4,f,8001,short ${note}\n`;

test('a column: its values in words, then the numbers', () => {
  assert.equal(
    toText(columnCard({ facts: factsOf(people), column: 2, ...unknown })),
    [
      'zip',
      'Quasi-identifier (postcodes): others could know it about a person, so rows are compared on it.',
      'Why: the header says "zip"; 100 % of its values have the form of postcodes.',
      'If that is wrong, change its role with the lightbulb on its name, or in quasi.json.',
      '2 distinct values in 4 rows; the missing cells count as one value.',
      '',
      'Distinct values         2',
      'Missing                 1 (25 % of rows)',
      'Values that occur once  1 (25 % of rows)',
      'Entropy                 0.81 bits',
    ].join('\n'),
  );
});

test('a column says what it is taken for, and who says so', () => {
  const said = (column: number, settings: object = {}) =>
    columnCard({ facts: factsOf(people, settings), column, ...unknown }).sentences;
  assert.match(said(0)[0], /^Identifier \(numbers of the rows\): it names a person or a record/);
  assert.equal(said(3)[1], 'Why: texts of 56 characters on average, which nobody knows by heart.');
  const marked = said(2, { columns: { zip: 'insensitive' } });
  assert.equal(marked[0], 'Insensitive (postcodes): rows are not compared on it.');
  assert.equal(
    marked[1],
    'It is declared so; Quasi would say "quasi-identifier": the header says "zip"; 100 % of its values have the form of postcodes.',
  );
  assert.equal(
    said(2, { columns: { 'z*': 'quasi-identifier' } })[1],
    'It is declared so, and Quasi agrees: the header says "zip"; 100 % of its values have the form of postcodes.',
  );
  assert.match(said(1, { quasiIdentifiers: ['zip'] })[0], /^Insensitive \(.*\): rows are not compared on it\.$/);
});

test('a column whose texts hold identifiers', () => {
  const { sentences } = columnCard({
    facts: factsOf('remark,x\nwrite to ann@example.org soon,1\nnothing to say about it,2\n'),
    column: 0,
    ...unknown,
  });
  assert.ok(sentences.includes('1 text holds e-mail addresses.'), sentences.join('\n'));
});

test('a column of a file without rows', () => {
  const { sentences, values } = columnCard({ facts: factsOf('name,zip\n'), column: 1, ...unknown });
  assert.ok(sentences.includes('The file has no rows.'));
  assert.deepEqual(
    values.map(({ value }) => value),
    ['0', '0', '0', '0 bits'],
  );
});

const { table } = factsOf(people);
const columns = ['sex', 'zip'].map((name) => table.columns.findIndex((column) => column.name === name));
const row = { table, row: 0, line: 2, classSize: 3, target: 5, columns };

test('a row among others', () => {
  assert.equal(
    toText(rowCard(row)),
    [
      'Line 2',
      '3 of 4 rows share these values of sex, zip, this one included.',
      'Someone who knows these values of a person picks the right row with a chance of 1 in 3.',
      'It would take 2 more rows with the same values to reach the target of 5.',
      '',
      'Class size                   3',
      'Target k                     5',
      'Chance of re-identification  1 in 3 (33 %)',
    ].join('\n'),
  );
});

test('a row that stands alone, with a missing value', () => {
  assert.deepEqual(rowCard({ ...row, row: 2, classSize: 1, target: 2 }).sentences, [
    'It is unique: none of the other 3 rows has its values of sex, zip.',
    'Someone who knows these values of a person can find this row.',
    'It would take 1 more row with the same values to reach the target of 2.',
    '1 of these values is missing; missing cells of a column count as the same value.',
  ]);
});

test('a row that stands alone is found for certain', () => {
  const { values } = rowCard({ ...row, row: 2, classSize: 1 });
  assert.deepEqual(values[2], { name: 'Chance of re-identification', value: '100 %' });
});

test('a row that reaches the target, the only row, and a row without quasi-identifiers', () => {
  assert.equal(rowCard({ ...row, target: 3 }).sentences[2], 'It reaches the target of 3.');
  assert.equal(
    rowCard({ ...row, table: factsOf('sex,zip\nf,1\n').table, columns: [0, 1], classSize: 1 }).sentences[0],
    'It is the only row, so no other has its values of sex, zip.',
  );
  assert.deepEqual(rowCard({ ...row, columns: [] }).sentences, [
    'Rows are not compared, as there are no quasi-identifiers.',
  ]);
});
