/** Each sort of value as a text: the same in every format. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dateText,
  decimalText,
  float32Text,
  jsonText,
  momentOf,
  timestampText,
  timeText,
  valueText,
} from './valueText.ts';

test('what is missing has no text; texts stay as they are', () => {
  assert.deepEqual([undefined, null].map(valueText), [undefined, undefined]);
  assert.deepEqual(['', ' a ', 'é', 'e\u0301', '😀'].map(valueText), ['', ' a ', 'é', 'e\u0301', '😀']);
});

test('numbers are as short as they can be, and whole ones are exact', () => {
  assert.deepEqual([0, -0, 1.0, 0.1, -2.5e-7, 2 ** 53, 1e21, Number.NaN, Number.NEGATIVE_INFINITY].map(valueText), [
    '0',
    '-0',
    '1',
    '0.1',
    '-2.5e-7',
    '9007199254740992',
    '1e+21',
    'NaN',
    '-Infinity',
  ]);
  assert.deepEqual([2n ** 53n + 1n, -(2n ** 63n), 2n ** 64n - 1n].map(valueText), [
    '9007199254740993',
    '-9223372036854775808',
    '18446744073709551615',
  ]);
  assert.deepEqual([true, false].map(valueText), ['true', 'false']);
  assert.equal(valueText(Uint8Array.of(0, 10, 255)), '000aff');
});

test('a number of 32 bits has the digits that tell it from its neighbours, no more', () => {
  const stored = [0.1, 1 / 3, 16_777_216, 1e-40, 3.4e38, -0].map(Math.fround);
  assert.deepEqual(stored.map(float32Text), ['0.1', '0.33333334', '16777216', '1e-40', '3.4e+38', '-0']);
  for (const each of stored) assert.equal(Math.fround(Number(float32Text(each))), each);
});

test('decimals keep their scale', () => {
  assert.deepEqual(
    [decimalText(150n, 2), decimalText(-5n, 2), decimalText(0n, 3), decimalText(7n, 0), decimalText(7n, -2)],
    ['1.50', '-0.05', '0.000', '7', '700'],
  );
});

test('days, before and after what a computer counts from', () => {
  assert.deepEqual([0, -1, 18_321, -719_162, -719_528, 2_932_896, 2_932_897, -719_529].map(dateText), [
    '1970-01-01',
    '1969-12-31',
    '2020-02-29',
    '0001-01-01',
    '0000-01-01',
    '9999-12-31',
    '+010000-01-01',
    '-000001-12-31',
  ]);
});

test('times have as many digits of a second as they need, by threes', () => {
  const fractions = [0n, 500_000_000n, 123_456_000n, 1n, 999_999_999n];
  assert.deepEqual(
    fractions.map((fraction) => timeText(momentOf(3_661_000_000_000n + fraction, 1e9))),
    ['01:01:01', '01:01:01.500', '01:01:01.123456', '01:01:01.000000001', '01:01:01.999999999'],
  );
  assert.equal(timestampText(momentOf(-1, 1e3), ''), '1969-12-31T23:59:59.999');
  assert.equal(timestampText(momentOf(0n, 1e9), 'Z'), '1970-01-01T00:00:00Z');
  // Beyond what a number of 64 bits holds to the last unit.
  assert.equal(timestampText(momentOf(-9_007_199_254_740_993n, 1e6), ''), '1684-07-28T00:12:25.259007');
  assert.equal(timestampText(momentOf(1_700_000_000_123_456_789n, 1e9), 'Z'), '2023-11-14T22:13:20.123456789Z');
  assert.equal(valueText(new Date(1500)), '1970-01-01T00:00:01.500Z');
  assert.equal(valueText(new Date(Number.NaN)), undefined);
});

test('lists and the rest are JSON, with all digits', () => {
  const nested = { a: [1n, 2n ** 64n, null, undefined], 'b"': { c: new Date(0), d: Uint8Array.of(1) }, e: undefined };
  assert.equal(
    jsonText(nested),
    '{"a":[1,18446744073709551616,null,null],"b\\"":{"c":"1970-01-01T00:00:00Z","d":"01"}}',
  );
  assert.equal(jsonText([Number.NaN, -0, 'é', true]), '["NaN",-0,"é",true]');
  assert.equal(valueText([]), '[]');
});
