import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passedOverText, unmatchedText } from './passedOverText.ts';

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
    passedOverText({ kind: 'wrongRate', samplingRate: 0.5, population: 4000, released: rows }),
    passedOverText({ kind: 'badWeights', column: 1, name: 'n', unweighted: { rows: 1, first: [0] } }),
    passedOverText({ kind: 'badWeights', column: 1, name: 'n', unweighted: { rows: 2, first: [2, 1233] } }),
    passedOverText({ kind: 'badWeights', column: 1, name: 'n', unweighted: { rows: 4, first: [2, 8, 9] } }),
    passedOverText({ kind: 'smallWeights', column: 1, name: 'n', sum: 100, released: rows }),
    passedOverText({ kind: 'smallRate', samplingRate: 1e-300, released: rows }),
    passedOverText({ kind: 'largeWeights', column: 1, name: 'n' }),
  ];
  assert.deepEqual(texts, [
    'The population file, a.csv, is not used. There is no such file.',
    'The population file, a.csv, is not used: it has no records.',
    'The population file, a.csv, is not used: it has 1 record, fewer than the 1,200 rows of this file.',
    'The population file, a.csv, is not used: it lacks age, zip, which rows are compared on.',
    'The stated population, 1, is not used: it is smaller than the 2 people of this file.',
    'The stated sampling rate, 50 %, is not used: of 4,000 people it would leave about 2,000 in this file, which has 1,200 rows.',
    'The weights in n are not used: 1 row (1) has no number above 0, with a point before decimals.',
    'The weights in n are not used: 2 rows (3, 1,234) have no number above 0, with a point before decimals.',
    'The weights in n are not used: 4 rows (3, 9, 10, …) have no number above 0, with a point before decimals.',
    'The sum of the weights in n, 100, is not used as the population: it is smaller than the 1,200 rows of this file.',
    'The stated sampling rate, 1e-300, is not used: with the 1,200 rows of this file it means more than 100,000,000,000 people.',
    'The sum of the weights in n is not used as the population: it is more than 100,000,000,000, about as many people as have ever lived.',
  ]);
});

test('rows that match nobody: a few, or so many that it is the file that is in doubt', () => {
  const register = { unmatched: 0, isForeign: false } as Parameters<typeof unmatchedText>[0];
  assert.equal(unmatchedText(register), undefined);
  assert.match(unmatchedText({ ...register, unmatched: 1 }) ?? '', /^1 row matches nobody in it: it is incomplete/);
  assert.equal(
    unmatchedText({ ...register, unmatched: 1400, isForeign: true }),
    'More than half of the rows, 1,400, match nobody in the population file: it writes values differently, or is about other people.',
  );
});

test('names are made fit to be shown', () => {
  for (const text of [
    passedOverText({ kind: 'lackingFile', file: hostile, columns: [hostile] }),
    passedOverText({ kind: 'badWeights', column: 0, name: hostile, unweighted: { rows: 1, first: [0] } }),
  ]) {
    assert.doesNotMatch(text, /\u202E|y{60}/);
  }
});
