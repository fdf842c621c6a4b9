/** `approximate` in the answer of `quasi measure`: how columns of each kind match, row by row. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { approximate } from './approximate.ts';
import type { MeasureRequest } from './request.ts';
import { edges, isClose, numbersOf } from './testMeasured.ts';

interface Answer {
  readonly columns: readonly { readonly column: string; readonly by: string; readonly within: number }[];
  readonly k: number;
  readonly exactly: { readonly unique: number; readonly below: number };
  readonly uniqueRows: number;
  readonly unique: number;
  readonly belowRows: number;
}

const ask = (text: string, given?: Partial<MeasureRequest>) => numbersOf<Answer | undefined>(approximate, text, given);

const within = (...most: readonly (readonly [string, number])[]) => ({ within: new Map(most) });

test('nothing may be off: nothing to say', () => {
  assert.equal(ask('age,sex\n30,f\n31,f\n'), undefined);
  assert.equal(ask('age,sex\n30,f\n31,f\n', within(['age', 0])), undefined);
});

test('ages within one year, as long as all else is equal', () => {
  const answer = ask('age,sex\n30,f\n31,f\n33,f\n30,m\n', within(['age', 1]));
  assert.deepEqual(answer?.columns, [{ column: 'age', by: 'number', within: 1 }]);
  assert.equal(answer.exactly.unique, 1);
  assert.equal(answer.uniqueRows, 2);
  isClose(answer.unique, 0.5);
});

test('dates within days, over the ends of months and years', () => {
  const days = ['2020-02-28', '2020-03-01', '2021-12-31', '2022-01-01', '1.6.2023', '2023-06-05'];
  const answer = ask(`day,sex\n${days.map((day) => `${day},f`).join('\n')}\n`, within(['day', 2]));
  assert.deepEqual(answer?.columns, [{ column: 'day', by: 'days', within: 2 }]);
  assert.equal(answer.uniqueRows, 2);
});

test('years are numbers, and numbers may be written with a decimal comma or separators', () => {
  const byOf = (text: string) => ask(text, within(['a', 1]))?.columns[0].by;
  assert.equal(byOf(`a,sex\n${[1950, 1951, 1960, 1977, 1984].map((year) => `${year},f`).join('\n')}\n`), 'number');
  const commas = ['"1,5"', '"2,25"', '"3,75"', '"10,5"'];
  assert.equal(ask(`a,sex\n${commas.map((one) => `${one},f`).join('\n')}\n`, within(['a', 1]))?.uniqueRows, 2);
  const thousands = ['"1,500"', '"1,501"', '"12,000"', '900'];
  assert.equal(ask(`a,sex\n${thousands.map((one) => `${one},f`).join('\n')}\n`, within(['a', 1]))?.uniqueRows, 2);
});

test('names one letter apart, and no more whatever is asked for', () => {
  const names = ['Meier', 'Meyer', 'Maier', 'Mayer', 'Huber', 'Hubers', 'Schmid', 'Schmidli', 'Keller', 'Weber'];
  const answer = ask(`surname,sex\n${names.map((name) => `${name},f`).join('\n')}\n`, within(['surname', 3]));
  assert.deepEqual(answer?.columns, [{ column: 'surname', by: 'characters', within: 1 }]);
  // Meier, Meyer, Maier and Mayer form a ring, Huber and Hubers a pair.
  assert.equal(answer.uniqueRows, 4);
});

test('any ages and heights: as many as a comparison of all pairs finds', () => {
  const rows = fc.array(
    fc.tuple(fc.constantFrom('', '30', '31', '33', '36', '40'), fc.integer({ min: 150, max: 160 })),
    {
      minLength: 1,
      maxLength: 25,
    },
  );
  fc.assert(
    fc.property(rows, fc.nat(3), fc.nat(2), (some, years, centimetres) => {
      const text = `age,height\n${some.map((row) => row.join(',')).join('\n')}\n`;
      const answer = ask(text, within(['age', years], ['height', centimetres]));
      if (years + centimetres === 0) return assert.equal(answer, undefined);
      const isNear = (a: string, b: string) => a === b || (a !== '' && b !== '' && Math.abs(+a - +b) <= years);
      const matches = some.map(
        ([age, height]) =>
          some.filter((other) => isNear(age, other[0]) && Math.abs(height - other[1]) <= centimetres).length,
      );
      assert.equal(answer?.uniqueRows, matches.filter((count) => count === 1).length);
      assert.equal(answer.belowRows, matches.filter((count) => count < answer.k).length);
    }),
    drawn(100),
  );
});

for (const [name, text] of Object.entries(edges)) {
  test(`${name}: shares are from 0 to 1, or there is nothing`, () => {
    const [first] = text.split(/[,\n]/, 1);
    const answer = ask(text, within([first, 1]));
    if (answer) assert.ok(answer.unique >= 0 && answer.unique <= answer.exactly.unique);
  });
}
