import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromValues } from './fromValues.ts';
import { columnOf } from './testColumn.ts';

const roleOf = (values: readonly string[]) => fromValues(columnOf('zq', values)).role;
const rows = (make: (i: number) => string) => Array.from({ length: 60 }, (_, i) => make(i));

test('what nothing tells is unknown, whether its values are few or many', () => {
  assert.equal(roleOf(rows((i) => String(i % 3))), 'unknown');
  assert.equal(roleOf(rows((i) => (i * 1.37).toFixed(3))), 'unknown');
  assert.equal(roleOf(rows((i) => String(30_000 + i * 977))), 'unknown');
  assert.equal(roleOf(rows((i) => ['red', 'green', 'blue'][i % 3])), 'unknown');
});

test('constants, empty columns, texts and numbers of rows are harmless', () => {
  assert.equal(roleOf(rows(() => 'x')), 'insensitive');
  assert.equal(roleOf(rows(() => '')), 'insensitive');
  assert.equal(
    roleOf(rows((i) => `${i} came late and left early, which nobody in the office minded at all`)),
    'insensitive',
  );
  assert.equal(roleOf(rows((i) => String(i + 1))), 'insensitive');
  assert.equal(roleOf(rows((i) => String(i))), 'insensitive');
  assert.equal(roleOf(rows((i) => `設備の点検を行い、部品を交換した。番号は${i}です。`)), 'insensitive');
});

test('a value of its own in each row, in one piece, is a key whatever its length', () => {
  assert.equal(roleOf(rows((i) => `K-${7919 * (i + 3)}`)), 'identifier');
  assert.equal(roleOf(rows((i) => `urn:uuid:${String(i).padStart(8, '0')}-9f3c-4d2a-b1e0-7c6d5e4f3a2b`)), 'identifier');
  assert.equal(roleOf(rows((i) => `a name of ${i}`)), 'unknown');
});

test('dates may be known from elsewhere', () => {
  assert.equal(roleOf(rows((i) => `2024-03-${String(1 + (i % 28)).padStart(2, '0')}`)), 'quasi-identifier');
});
