import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from '@quasi/shared/testing';
import * as fc from 'fast-check';
import {
  anything,
  either,
  fields,
  ifThere,
  listOf,
  number,
  optional,
  recordOf,
  such,
  text,
  wholeBelow,
} from './shape.ts';

const place = fields({ line: number, character: number });
const params = fields({ uri: text, ranges: listOf(fields({ start: place })), label: optional(text) });

test('what has the shape is taken, and what is not named is not looked at', () => {
  assert.equal(params({ uri: 'x', ranges: [{ start: { line: -1, character: 0.5 } }], more: null }), undefined);
  assert.equal(params({ uri: '', ranges: [], label: null }), undefined);
});

test('what has not is told by the names that lead there, and by nothing of its own', () => {
  assert.equal(params(null), '');
  assert.equal(params({ ranges: [] }), 'uri');
  assert.equal(params({ uri: 'x', ranges: {} }), 'ranges');
  assert.equal(params({ uri: 'x', ranges: [{ start: { line: 'a secret', character: 0 } }] }), 'ranges.start.line');
  assert.equal(params({ uri: 'x', ranges: [], label: 5 }), 'label');
});

test('numbers are numbers: no text, nothing endless, and a place in a table is a whole one of it', () => {
  for (const value of ['1', Number.NaN, Number.POSITIVE_INFINITY, null, [1]]) assert.equal(number(value), '');
  for (const value of [-1, 3, 0.5, '0', undefined]) assert.equal(wholeBelow(3)(value), '');
  assert.equal(wholeBelow(3)(2), undefined);
});

test('either, such, names that are not known, and what may be missing', () => {
  const token = either(text, number);
  assert.deepEqual([token('x'), token(1), token(null)], [undefined, undefined, '']);
  assert.equal(such(number, (value) => value > 0)(-1), '');
  assert.equal(such(number, (value) => value > 0)('x'), '', 'what is no number is not asked about');
  assert.equal(recordOf(text)({ a: 'x', b: 1 }), '');
  assert.deepEqual([ifThere(text)(undefined), ifThere(text)(null)], [undefined, '']);
});

test('any JSON is judged without a failure', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const judged = params(value);
      assert.ok(judged === undefined || typeof judged === 'string');
      assert.equal(anything(value), undefined);
    }),
    drawn(200),
  );
});
