import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfNumber } from './values.ts';

test('numbers are written in full, whatever their format shows; dates and times by their formats', () => {
  const shown = (value: number, type = 5) => textOfNumber(value, { type, width: 8 });
  const values = [3, 0.1, -0, 1e306, -1e306, Number.POSITIVE_INFINITY];
  assert.deepEqual(
    values.map((value) => shown(value)),
    ['3', '0.1', '-0', '1e+306', '-1e+306', 'Infinity'],
  );
  for (const type of [20, 22, 21]) assert.equal(shown(1e306, type), '1e+306');
  assert.equal(shown(12, 16), '00000012');
  assert.deepEqual(
    [20, 23, 24, 38, 39, 28, 29, 30].map((type) => shown(13_803_177_600, type)),
    new Array(8).fill('2020-03-10'),
  );
  assert.equal(shown(13_803_177_600.25, 22), '2020-03-10T00:00:00.250');
  assert.equal(shown(13_803_177_601, 20), '2020-03-10T00:00:01');
  assert.deepEqual(
    [21, 25, 40].map((type) => shown(-90_061.5, type)),
    new Array(3).fill('-25:01:01.500'),
  );
  assert.equal(shown(-86_400, 20), '-86400');
});
