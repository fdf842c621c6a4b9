import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOfText } from './testTable.ts';

const lines = (header: string, rows: readonly string[]) => [header, ...rows].map((row) => `${row}\n`).join('');
const people = Array.from({ length: 30 }, (_, i) => 101 + i);

test('an id that returns beside a faint sign of people is that of somebody', () => {
  const rows = people.flatMap((id) => [1, 2, 3].map((step) => `${id},${step},${step % 2 ? 'yes' : 'no'},${id % 7}`));
  assert.equal(unitOfText(lines('id,trial,congruent,v', rows)).rows, 'events');
});

test('one row an id, and a condition of a study', () => {
  const rows = people.map((id) => `${id},${id % 2 ? 'music' : 'silence'},${(id * 7919) % 100}`);
  assert.equal(unitOfText(lines('id,condition,outcome1', rows)).rows, 'people');
});

test('answers in words need no numbers in their headers', () => {
  const rows = people.map(
    (id) => `${id % 3 ? 'Agree' : 'Disagree'},${id % 2 ? 'Very likely' : 'Not likely'},${id % 5}`,
  );
  assert.equal(unitOfText(lines('XA,XB,XC', rows)).rows, 'people');
});
