import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../random/index.ts';
import { decimalsOf, intervalOf, numberIn, numbersOf, powerOfTen, withoutZeros, writtenAs } from './numbers.ts';
import { columnOf, drained } from './testColumns.ts';

test('plain numbers are read, and nothing that has to be guessed at', () => {
  for (const [text, number] of [
    ['7', 7],
    [' -3.50 ', -3.5],
    ['+.5', 0.5],
    ['1.', 1],
    ['-0', 0],
    ['9007199254740991', 9007199254740991],
  ] as const)
    assert.ok(Object.is(numberIn(text), number), text);
  for (const text of [
    '',
    '.',
    '-',
    '1e5',
    '1e309',
    '1,5',
    '1 000',
    '0x10',
    'NaN',
    'Infinity',
    '9007199254740993',
    '1'.repeat(25),
  ])
    assert.equal(numberIn(text), undefined, text);
});

test('numbers are written with the decimals that they need', () => {
  assert.equal(writtenAs(0.1 + 0.2, 0.1), '0.3');
  assert.equal(writtenAs(1.25, 0.25), '1.25');
  assert.equal(writtenAs(1200, 100), '1200');
  assert.equal(writtenAs(-0.04, 0.1), '0');
  assert.deepEqual([decimalsOf(0.25), decimalsOf(1e-7), decimalsOf(1.5e-7), decimalsOf(1e21)], [2, 7, 8, 0]);
  assert.deepEqual(['1.50', '10', '2.0', '-0.00', '-0.10'].map(withoutZeros), ['1.5', '10', '2', '0', '-0.1']);
  assert.equal(powerOfTen(-5), 0.00001);
});

test('a bound lies in the interval that it begins', () => {
  for (let i = -1000; i <= 1000; i++) {
    assert.equal(intervalOf(Number((i * 0.1).toFixed(1)), 0.1), i);
    assert.equal(intervalOf(Number((i * 0.1 + 0.05).toFixed(2)), 0.1), i);
  }
  assert.equal(intervalOf(0.99999999985, 0.5), 1);
});

test('the numbers of a column are sorted and counted, however many', () => {
  const random = seededRandom(3);
  const values = Array.from({ length: 60_000 }, () => String(Math.floor(random() * 50_000 - 9000) / 4));
  const column = columnOf('x', [...values, 'word', 'NA']);
  const found = drained(numbersOf(column.dictionary));
  const rows = new Map<number, number>();
  for (const value of values) rows.set(Number(value), (rows.get(Number(value)) ?? 0) + 1);
  const expected = [...rows].sort(([one], [other]) => one - other);
  assert.ok(found);
  assert.deepEqual(
    Array.from(found.numbers, (number, i) => [number, found.rows[i]]),
    expected,
  );
  assert.deepEqual([found.areWhole, found.decimals, found.areNearlyAll], [false, 2, true]);
  const { dictionary } = columnOf('x', ['1', '2', 'a', 'b']);
  assert.equal(drained(numbersOf(dictionary))?.areNearlyAll, false);
  assert.equal(drained(numbersOf(columnOf('x', ['a', 'NA']).dictionary)), undefined);
});
