import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combinationsOf, sizesOf } from './combinations.ts';
import { hotel, hotelNames, hotelTable } from './hotelTable.ts';
import { maskedKey } from './masking.ts';

test('the same seed makes the same hotel, whose only keys are its two numbers', () => {
  const table = hotelTable(300, 5);
  assert.deepEqual(hotelTable(300, 5), table);
  const keys = combinationsOf(table, 1).sets.map(([column]) => hotelNames[column]);
  assert.deepEqual(keys.toSorted(), ['CtfId', 'Id']);
});

test('sizes of combinations are counted from 1', () => {
  assert.deepEqual(sizesOf([[1], [2, 3], [0], [4, 5, 6]]), [2, 1, 1]);
});

test('a key without any of its digits is in no combination', () => {
  const { table, certificates } = hotel(200, 2);
  const masked = maskedKey(table, certificates);
  const key = hotelNames.indexOf('CtfId');
  assert.equal(masked[0].sensitivity[key], 0.5);
  assert.equal(masked[masked.length - 1].sensitivity[key], 0);
});
