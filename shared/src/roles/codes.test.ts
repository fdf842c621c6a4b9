import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasOneShape, holdsCodes } from './codes.ts';
import { columnOf } from './testColumn.ts';

const column = (...values: string[]) => columnOf('', values);

test('codes stand in one piece and hold digits', () => {
  assert.ok(holdsCodes(column('A-17', 'B-18', 'C-19')));
  assert.ok(holdsCodes(column('1234 5678', '1234 5679')));
  assert.ok(!holdsCodes(column('yes', 'no')));
  assert.ok(!holdsCodes(column('room 12', 'room 13')));
  assert.ok(!holdsCodes(column('1.5', '2.25')));
  assert.ok(!holdsCodes(column('2020-01-02', '2020-01-03')));
});

test('a shape is the order of letters and digits, or the length', () => {
  assert.ok(hasOneShape(column('A-1', 'BC-23', 'D-456')));
  assert.ok(hasOneShape(column('a1b2', '12ab', 'ab12')));
  assert.ok(!hasOneShape(column('A-1', '12/B', 'C12-3', '7')));
});
