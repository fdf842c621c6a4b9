import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../rules/testFacts.ts';
import { columnCard } from './columnCard.ts';
import { rowCard } from './rowCard.ts';
import { toText } from './text.ts';

const note = 'a sentence that goes on for more than forty characters';
const people = `id,sex,zip,note\n1,f,8001,${note}\n2,f,8001,${note}\n3,m,NA,${note}\n4,f,8001,short ${note}\n`;

test('a column: its values in words, then the numbers', () => {
  assert.equal(
    toText(columnCard(factsOf(people), 2)),
    [
      'zip',
      '2 distinct values in 4 rows; the missing cells count as one value.',
      'Taken for a quasi-identifier, as it is neither a key nor free text: rows are compared on it.',
      '',
      'Distinct values         2',
      'Missing                 1 (25 % of rows)',
      'Values that occur once  1 (25 % of rows)',
      'Entropy                 0.81 bits',
    ].join('\n'),
  );
});

test('a column says why rows are not compared on it', () => {
  const role = (column: number, quasiIdentifiers: string[] = []) =>
    columnCard(factsOf(people, { quasiIdentifiers }), column).sentences[1];
  assert.match(role(0) ?? '', /^Not taken for a quasi-identifier: .* as a key has\. Name it/);
  assert.match(
    role(3) ?? '',
    /^Not taken for a quasi-identifier: its values are free text, 56 characters long on average\. Name it/,
  );
  assert.equal(role(0, ['id']), 'A quasi-identifier: the settings name it, so rows are compared on it.');
  assert.equal(role(1, ['id']), 'Not a quasi-identifier: the settings name other columns.');
});

test('a column of a file without rows', () => {
  const { sentences, values } = columnCard(factsOf('name,zip\n'), 1);
  assert.equal(sentences[0], 'The file has no rows.');
  assert.deepEqual(
    values.map(({ value }) => value),
    ['0', '0', '0', '0 bits'],
  );
});

const { table } = factsOf(people);
const columns = ['sex', 'zip'].map((name) => table.columns.findIndex((column) => column.name === name));
const row = { table, row: 0, classSize: 3, target: 5, columns };

test('a row among others', () => {
  assert.equal(
    toText(rowCard(row)),
    [
      'Row 1',
      '3 of 4 rows share these values of sex, zip, this one included.',
      'Someone who knows them of a person picks the right row with a chance of 1 in 3.',
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
    'None of the other 3 rows has its values of sex, zip.',
    'Someone who knows them of a person finds this row.',
    'It would take 1 more row with the same values to reach the target of 2.',
    '1 of these values is missing; missing cells of a column count as the same value.',
  ]);
});

test('a row that stands alone is found for certain', () => {
  const { values } = rowCard({ ...row, row: 2, classSize: 1 });
  assert.deepEqual(values[2], { name: 'Chance of re-identification', value: '100 %' });
});

test('a row that reaches the target, the only row, and a row without quasi-identifiers', () => {
  assert.equal(rowCard({ ...row, target: 3 }).sentences[2], 'That reaches the target of 3.');
  assert.equal(
    rowCard({ ...row, table: factsOf('sex,zip\nf,1\n').table, columns: [0, 1], classSize: 1 }).sentences[0],
    'It is the only row: nobody shares its values of sex, zip.',
  );
  assert.deepEqual(rowCard({ ...row, columns: [] }).sentences, ['There are no quasi-identifiers to compare rows on.']);
});
