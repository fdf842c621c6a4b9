import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNumberWithin } from './looks.ts';
import { columnOf } from './testColumn.ts';

const repeated = (times: number, ...values: string[]) => Array.from({ length: times }, () => values).flat();

test('values much rarer than the others are left out as typing errors', () => {
  const column = columnOf('sex', [...repeated(100, 'male', 'female'), 'mlae', '?', 'femal']);
  assert.deepEqual(column.values, ['male', 'female']);
  assert.equal(column.distinct, 5);
});

test('rare values stay where they are many together, or where hardly any value repeats', () => {
  const rare = Array.from({ length: 30 }, (_, i) => `city ${i}`);
  assert.equal(columnOf('city', [...repeated(100, 'Leeds', 'York'), ...rare]).values.length, 32);
  assert.equal(columnOf('city', rare).values.length, 30);
});

test('a range holds in spite of a decimal point in the wrong place', () => {
  const latitudes = Array.from({ length: 40 }, (_, i) => (40 + i / 7).toFixed(4));
  assert.ok(isNumberWithin(columnOf('lat', [...latitudes, '415123']), -90, 90));
  assert.ok(!isNumberWithin(columnOf('lat', [...latitudes, ...latitudes.map((text) => `1${text}`)]), -90, 90));
  assert.ok(!isNumberWithin(columnOf('lat', ['north', 'south']), -90, 90));
});
