import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { codesOf, drained } from './testClasses.ts';
import type { UsersPerValue } from './types.ts';
import { usersOfValues, usersPerValue } from './usersPerValue.ts';

function count(user: readonly number[], value: readonly number[]): UsersPerValue {
  return drained(usersPerValue(codesOf(user), [codesOf(value)], user.length));
}

function entries({ records, users, values }: UsersPerValue): number[][] {
  return Array.from(values, (n, i) => [records[i], users[i], n]);
}

test('the dates of the table of ITO have 4 records of 2 users, 3 of 2 and 3 of 1', () => {
  const user = [1, 1, 1, 2, 1, 3, 3, 3, 3, 3];
  const date = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3];
  const counts = count(user, date);
  assert.deepEqual(entries(counts), [
    [3, 1, 1],
    [3, 2, 1],
    [4, 2, 1],
  ]);
  assert.equal(counts.rows, 10);
});

test('a missing value is left out but its row still counts', () => {
  const counts = count([1, 2, 3, 3], [1, 0, 1, 2]);
  assert.deepEqual(entries(counts), [
    [1, 1, 1],
    [2, 2, 1],
  ]);
  assert.equal(counts.rows, 4);
});

test('each record without a user is a user of its own', () => {
  assert.deepEqual(entries(count([0, 0, 0, 1, 1], [1, 1, 1, 1, 1])), [[5, 4, 1]]);
});

test('without a user column each record is a user', () => {
  assert.deepEqual(entries(drained(usersPerValue(undefined, [codesOf([1, 1, 0, 2])], 4))), [
    [1, 1, 1],
    [2, 2, 1],
  ]);
});

test('a tuple with a missing part carries no knowledge', () => {
  const columns = [codesOf([1, 1, 1, 1]), codesOf([5, 5, 0, 6])];
  const { rows, records, users, firstRow } = drained(usersOfValues(codesOf([1, 2, 3, 3]), columns, 4));
  const found = Array.from(firstRow, (row, i) => [row, records[i], users[i]]).sort((a, b) => a[0] - b[0]);
  assert.equal(rows, 4);
  assert.deepEqual(found, [
    [0, 2, 2],
    [3, 1, 1],
  ]);
});

test('no rows give no values', () => {
  assert.deepEqual(entries(count([], [])), []);
});

test('any table gives what sets of users give', () => {
  const cell = fc.oneof(fc.nat(4), fc.nat(2 ** 32 - 2));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 200 }), (rows) => {
      const found = new Map<number, { records: number; users: Set<number> }>();
      rows.forEach(([user, value], row) => {
        if (value === 0) return;
        const entry = found.get(value) ?? { records: 0, users: new Set() };
        found.set(value, entry);
        entry.records++;
        entry.users.add(user === 0 ? -1 - row : user);
      });
      const expected = [...found.values()].map((entry) => `${entry.records} ${entry.users.size}`).sort();
      const counts = count(
        rows.map((row) => row[0]),
        rows.map((row) => row[1]),
      );
      const actual = entries(counts).flatMap(([records, users, n]) => Array(n).fill(`${records} ${users}`));
      assert.deepEqual(actual.sort(), expected);
    }),
    drawn(100),
  );
});
