import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { processingOrder } from './frequentTuples.ts';

/** 'a<b .7': a depends on b. */
function order(...pairs: string[]): string[] {
  const parsed = pairs.map((text) => {
    const [, dependent, determinant, gain] = /(.)<(.) (.*)/.exec(text) as RegExpExecArray;
    return { text, dependent: dependent.charCodeAt(0), determinant: determinant.charCodeAt(0), gain: Number(gain) };
  });
  return processingOrder(parsed).map((pair) => pair.text);
}

test('a determinant is finished before it conditions, and the strongest determinant comes last', () => {
  assert.deepEqual(order('c<h .795', 'c<z .989', 'h<z .588'), ['h<z .588', 'c<h .795', 'c<z .989']);
  assert.deepEqual(order('a<b .9', 'a<c .6', 'c<d .99'), ['c<d .99', 'a<c .6', 'a<b .9']);
});

test('a circle is cut at its weakest pair, not at a weaker one that only waits for it', () => {
  assert.deepEqual(order('a<b .8', 'b<a .7', 'c<a .6'), ['b<a .7', 'a<b .8', 'c<a .6']);
  assert.deepEqual(order('a<b 1', 'b<a 1'), ['a<b 1', 'b<a 1']);
});

test('every pair of different columns is taken once', () => {
  const column = fc.integer({ min: 97, max: 101 }).map((code) => String.fromCharCode(code));
  const pair = fc.tuple(column, column, fc.nat(5)).map(([a, b, tenths]) => `${a}<${b} 0.${tenths + 4}`);
  fc.assert(
    fc.property(fc.uniqueArray(pair, { maxLength: 20 }), (pairs) => {
      const expected = pairs.filter((text) => text[0] !== text[2]);
      assert.deepEqual(order(...pairs).sort(), expected.sort());
    }),
    drawn(100),
  );
});
