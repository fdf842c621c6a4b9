import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { rangesAt } from './ranges.ts';

const columnOf = (numbers: readonly number[], areWhole: boolean) => ({
  numbers: Float64Array.from(numbers),
  rows: new Float64Array(numbers.length).fill(1),
  areWhole,
  decimals: areWhole ? 0 : 2,
  areNearlyAll: true,
});

/** What a text says of the numbers in it. */
function holds(text: string, number: number): boolean {
  const [, below] = /^<(.+)$/.exec(text) ?? [];
  if (below !== undefined) return number < Number(below);
  const [, from] = /^>=(.+)$/.exec(text) ?? [];
  if (from !== undefined) return number >= Number(from);
  const [, open, end] = /^\[(.+), (.+)\)$/.exec(text) ?? [];
  if (open !== undefined) return number >= Number(open) && number < Number(end);
  const [, first, last] = /^(-?\d+)–(-?\d+)$/.exec(text) ?? [];
  return first === undefined ? number === Number(text) : number >= Number(first) && number <= Number(last);
}

test('between two ranges stands the roundest number that divides them', () => {
  const ages = rangesAt(columnOf([17, 19, 23, 28, 31, 32, 33, 68], true), [2, 4, 5, 7]);
  assert.deepEqual(ages.texts, ['<20', '20–29', '30–31', '32–59', '>=60']);
  assert.deepEqual(rangesAt(columnOf([-7, 0.25, 0.75, 1234.5], false), [1, 2, 3]).texts, [
    '<0',
    '[0, 0.7)',
    '[0.7, 1000)',
    '>=1000',
  ]);
  assert.deepEqual(rangesAt(columnOf([1, 2, 3], true), [1, 2]).texts, ['<2', '2', '>=3']);
});

test('each number is in the range that its cut gives it, and in no other by what the texts say', () => {
  const whole = fc.uniqueArray(fc.integer({ min: -5000, max: 1_000_000 }), { minLength: 2, maxLength: 60 });
  const cents = whole.map((numbers) => numbers.map((number) => number / 100));
  const cases = fc.tuple(fc.oneof(whole, cents), fc.infiniteStream(fc.boolean()));
  fc.assert(
    fc.property(cases, ([unsorted, cutHere]) => {
      const numbers = unsorted.toSorted((a, b) => a - b);
      const cuts = numbers.map((_, i) => i).filter((i) => i > 0 && (cutHere.next().value || i === numbers.length - 1));
      const { texts, rangeOf } = rangesAt(columnOf(numbers, numbers.every(Number.isInteger)), cuts);
      assert.equal(texts.length, cuts.length + 1);
      for (const [i, number] of numbers.entries()) {
        assert.equal(rangeOf(number), cuts.filter((cut) => cut <= i).length);
        assert.deepEqual(
          texts.map((text) => holds(text, number)),
          texts.map((_, range) => range === rangeOf(number)),
          `${number} in ${texts.join(' ')}`,
        );
      }
    }),
    drawn(300),
  );
});
