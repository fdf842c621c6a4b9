/** Attribute inference equals a count row by row from its definition, and numbers worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { classesOf, drained } from '../diversity/testClasses.ts';
import { closeGuesses, guesses } from './index.ts';

const MISSING = 0;

/** Of values that the others have: the chance that a guess of the commonest is this one. */
function rightFrom(others: readonly number[], own: number): number {
  const countOf = (value: number) => others.filter((other) => other === value).length;
  const most = Math.max(...others.map(countOf));
  const commonest = [...new Set(others)].filter((value) => countOf(value) === most);
  return commonest.includes(own) ? 1 / commonest.length : 0;
}

function recounted(classes: readonly (readonly number[])[]) {
  const known = classes.map((members) => members.filter((value) => value !== MISSING));
  const rows = known.flatMap((members, one) => members.map((own, place) => ({ own, one, place })));
  if (rows.length < 2) return undefined;
  const looked = rows.map(({ own, one, place }, i) => {
    const all = rows.filter((_, j) => j !== i).map((row) => row.own);
    const like = known[one].filter((_, j) => j !== place);
    const others = like.length === 0 ? all : like;
    const share = (of: readonly number[], value: number) => of.filter((other) => other === value).length / of.length;
    const base = share(all, own);
    return {
      right: rightFrom(others, own),
      rightFromFile: rightFrom(all, own),
      drawn: share(others, own),
      base,
      alone: like.length === 0,
      gained: share(others, own) - base > 0.3 * (1 - base),
      agreed: like.length > 0 && new Set(like).size === 1,
      agreedRight: like[0] === own,
      agreedBase: share(all, like[0]),
      certain: new Set(known[one]).size === 1,
    };
  });
  const mean = (of: (row: (typeof looked)[number]) => number | boolean, among = looked) =>
    among.length === 0 ? undefined : among.reduce((sum, row) => sum + Number(of(row)), 0) / among.length;
  const agreed = looked.filter((row) => row.agreed);
  return {
    rows: rows.length,
    fromFile: { right: mean((row) => row.rightFromFile), drawn: mean((row) => row.base) },
    fromAlike: { right: mean((row) => row.right), drawn: mean((row) => row.drawn) },
    alone: mean((row) => row.alone),
    gained: mean((row) => row.gained),
    agreed: {
      share: agreed.length / rows.length,
      right: mean((row) => row.agreedRight, agreed),
      fromFile: mean((row) => row.agreedBase, agreed),
    },
    certain: mean((row) => row.certain),
  };
}

/** Rounded, so that sums in another order are equal. */
function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null, (_, one) => (typeof one === 'number' ? Number(one.toFixed(10)) : one)),
  );
}

const anyClasses = fc.array(fc.array(fc.nat(4), { maxLength: 7 }), { maxLength: 8 });

test('it is what a count row by row gives', () => {
  fc.assert(
    fc.property(anyClasses, (classes) => {
      assert.deepEqual(rounded(drained(guesses(classesOf(classes)))), rounded(recounted(classes)));
    }),
    drawn(2000),
  );
});

test('classes that an engine puts together count as often as they are', () => {
  const classes = [[1, 1, 2], [3], [1, 2]];
  const once = classesOf(classes);
  const times = Uint32Array.of(2, 1, 3);
  const totals = once.totals.map((_, value) =>
    classes.reduce((sum, members, one) => sum + times[one] * members.filter((other) => other === value).length, 0),
  );
  const spelledOut = classes.flatMap((members, one) => Array.from({ length: times[one] }, () => members));
  const found = drained(guesses({ ...once, totals, times }));
  assert.deepEqual(rounded(found), rounded(recounted(spelledOut)));
});

test('golden: two classes and a row alone, by hand', () => {
  // A A B, A A, B: from the file A is guessed for the 4 of A (3 of 5 others), never for B.
  const found = drained(guesses(classesOf([[1, 1, 2], [1, 1], [2]])));
  assert.deepEqual(
    rounded(found),
    rounded({
      rows: 6,
      fromFile: { right: 4 / 6, drawn: ((4 * 3) / 5 + (2 * 1) / 5) / 6 },
      // Of A A B each A sees A and B, and is right in one of two; both of A A are right; B of its own class sees A alone; the last is as any B.
      fromAlike: { right: (1 / 2 + 1 / 2 + 1 + 1) / 6, drawn: (1 / 2 + 1 / 2 + 0 + 1 + 1 + 1 / 5) / 6 },
      alone: 1 / 6,
      gained: 2 / 6,
      agreed: { share: 3 / 6, right: 2 / 3, fromFile: (4 / 5 + 3 / 5 + 3 / 5) / 3 },
      certain: 3 / 6,
    }),
  );
});

test('without two values there is nothing to guess from', () => {
  assert.equal(drained(guesses(classesOf([[0, 0], [1]]))), undefined);
  assert.equal(drained(guesses(classesOf([]))), undefined);
  assert.equal(drained(closeGuesses(classesOf([[0, 0], [1]]), [1], [0, 5])), undefined);
});

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}

test('numbers: nearly right by the median of the others, as counted row by row', () => {
  const numbers = [Number.NaN, -30, 0, 9, 10, 11, 40];
  const order = [1, 2, 3, 4, 5, 6];
  const classes = fc.array(fc.array(fc.nat(6), { maxLength: 7 }), { maxLength: 6 });
  fc.assert(
    fc.property(classes, (given) => {
      const known = given.map((members) => members.filter((value) => value !== MISSING).map((value) => numbers[value]));
      const rows = known.flatMap((members, one) => members.map((own, place) => ({ own, one, place })));
      // All values have a total, as they have in a table.
      const found = drained(closeGuesses(classesOf([...given], totalsOf(given)), order, numbers));
      if (rows.length < 2) return assert.equal(found, undefined);
      const isNear = (guess: number, own: number) => Math.abs(guess - own) <= 0.1 * Math.abs(own);
      const looked = rows.map(({ own, one, place }, i) => {
        const all = rows.filter((_, j) => j !== i).map((row) => row.own);
        const like = known[one].filter((_, j) => j !== place);
        return [isNear(median(all), own), isNear(median(like.length === 0 ? all : like), own)];
      });
      const share = (which: number) => looked.filter((one) => one[which]).length / rows.length;
      assert.deepEqual(rounded(found), rounded({ within: 0.1, fromFile: share(0), fromAlike: share(1) }));
    }),
    drawn(1000),
  );
});

function totalsOf(classes: readonly (readonly number[])[]): number[] {
  return Array.from({ length: 7 }, (_, value) => classes.flat().filter((other) => other === value).length);
}
