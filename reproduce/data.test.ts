/** Columns of codes and their parts: numbers without gaps, rows drawn once each, classes as counted by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '@quasi/shared/random';
import { classSizes, columnsOf, fromCodes, keptNumbers, randomRows, rowsOf } from './data.ts';

const table = fromCodes(
  ['a', 'b'],
  [
    [7, 7, 3, 9],
    [0, 0, 0, 1],
  ],
  4,
);

test('values are numbered from 0 by first appearance', () => {
  assert.deepEqual([...table.columns[0].values], [0, 0, 1, 2]);
  assert.deepEqual([...table.columns[0].frequencies], [2, 1, 1]);
});

test('a part is numbered anew, so that no frequency is 0', () => {
  const part = rowsOf(table, [3, 2]);
  assert.deepEqual([...part.columns[0].values], [0, 1]);
  assert.deepEqual([...part.columns[0].frequencies], [1, 1]);
  assert.deepEqual(columnsOf(part, [1]).names, ['b']);
});

test('rows are drawn without putting back, the same for the same seed', () => {
  const drawn = randomRows(100, 40, seededRandom(3));
  assert.equal(new Set(drawn).size, 40);
  assert.ok(drawn.every((row) => row < 100));
  assert.deepEqual(drawn, randomRows(100, 40, seededRandom(3)));
});

test('classes are those of equal rows', () => {
  assert.deepEqual([...classSizes(table)].sort(), [1, 1, 2]);
});

test('kept numbers are those of the whole table', () => {
  const part = keptNumbers(table, [3, 2]);
  assert.deepEqual([...part.columns[0].values], [2, 1]);
  assert.deepEqual([...part.columns[0].frequencies], [0, 1, 1]);
});
