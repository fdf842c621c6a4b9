import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classRows } from './classRows.ts';

const classes = {
  classOfRow: Uint32Array.of(1, 0, 1, 2, 1, 1),
  sizeOfClass: Uint32Array.of(1, 4, 1),
  classCount: 3,
};

test('the class of a row is its size and the other rows', () => {
  assert.deepEqual(classRows(classes, 2, 10), { size: 4, others: [0, 4, 5] });
});

test('a unique row has no others', () => {
  assert.deepEqual(classRows(classes, 3, 10), { size: 1, others: [] });
});

test('no more rows come than were asked for', () => {
  assert.deepEqual(classRows(classes, 0, 2), { size: 4, others: [2, 4] });
  assert.deepEqual(classRows(classes, 0, 0), { size: 4, others: [] });
});
