import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedded, rowsIn } from '../counts/index.ts';
import { drain } from './progress.ts';
import { tellingValues } from './tellingValues.ts';
import { tableOf } from './testTable.ts';

test("ITO's Table 1: the third date has three records of one user, the first four of two", () => {
  const days = ['a,1', 'a,1', 'b,1', 'b,1', 'a,2', 'b,2', 'b,2', 'c,3', 'c,3', 'c,3'];
  const found = drain(tellingValues(rowsIn(embedded(tableOf(['user,day', ...days]))), 0, 1));
  assert.deepEqual(found, [
    { row: 7, records: 3, users: 1 },
    { row: 0, records: 4, users: 2 },
    { row: 4, records: 3, users: 2 },
  ]);
});

test('a value of one row of one person finds the person; where all values are so, they say no more than the rows', () => {
  const found = drain(tellingValues(rowsIn(embedded(tableOf(['user,day', 'a,1', 'b,1', 'c,2']))), 0, 1));
  assert.deepEqual(found, [
    { row: 2, records: 1, users: 1 },
    { row: 0, records: 2, users: 2 },
  ]);
  assert.deepEqual(drain(tellingValues(rowsIn(embedded(tableOf(['user,day', 'a,1', 'b,2', 'c,3']))), 0, 1)), []);
});
