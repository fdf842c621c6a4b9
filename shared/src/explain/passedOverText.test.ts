import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passedOverText } from './passedOverText.ts';

const rows = { count: 1200, arePeople: false };
const people = { count: 2, arePeople: true };
const hostile = `<b>\u202E${'y'.repeat(100)}`;

test('of each thing that is not used it is said why', () => {
  const texts = [
    passedOverText({ kind: 'unreadableFile', file: 'a.csv', problem: 'There is no such file.' }),
    passedOverText({ kind: 'emptyFile', file: 'a.csv' }),
    passedOverText({ kind: 'smallFile', file: 'a.csv', records: 1, released: rows }),
    passedOverText({ kind: 'lackingFile', file: 'a.csv', columns: ['age', 'zip'] }),
    passedOverText({ kind: 'smallPopulation', population: 1, released: people }),
    passedOverText({ kind: 'badWeights', column: 1, name: 'n', rows: 2 }),
    passedOverText({ kind: 'smallWeights', column: 1, name: 'n', sum: 100, released: rows }),
  ];
  assert.deepEqual(texts, [
    'The file of the population, a.csv, is not used: There is no such file.',
    'The file of the population, a.csv, is not used: it has no records.',
    'The file of the population, a.csv, is not used: it has 1 record, fewer than the 1,200 rows of this file.',
    'The file of the population, a.csv, is not used: it lacks age, zip, which rows are compared on.',
    'The population that is stated, 1, is not used: it is smaller than the 2 people of this file.',
    'The weights in n are not used: 2 rows have no number above 0, with a point before decimals.',
    'The sum of the weights in n, 100, is not used as the population: it is smaller than the 1,200 rows of this file.',
  ]);
});

test('names are made fit to be shown', () => {
  for (const text of [
    passedOverText({ kind: 'lackingFile', file: hostile, columns: [hostile] }),
    passedOverText({ kind: 'badWeights', column: 0, name: hostile, rows: 1 }),
  ]) {
    assert.doesNotMatch(text, /\u202E|y{60}/);
  }
});
