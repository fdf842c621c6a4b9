import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frequencyHistogram, sizeHistogram } from './sizes.ts';

test('sizes come in ascending order with their numbers of classes, and emptied classes do not count', () => {
  const classes = {
    classOfRow: Uint32Array.of(0, 2, 2, 3, 3, 4),
    sizeOfClass: Uint32Array.of(1, 0, 2, 2, 1),
    classCount: 5,
  };
  assert.deepEqual(sizeHistogram(classes), {
    rows: 6,
    sizes: Uint32Array.of(1, 2),
    counts: Uint32Array.of(2, 2),
  });
});

test('classes beyond the class count are not looked at', () => {
  const sizeOfClass = Uint32Array.of(1, 1, 9);
  const histogram = sizeHistogram({ classOfRow: Uint32Array.of(0, 1), sizeOfClass, classCount: 2 });
  assert.deepEqual([...histogram.sizes], [1]);
  assert.equal(histogram.rows, 2);
});

test('large frequencies are kept in order with small ones', () => {
  const histogram = frequencyHistogram(Uint32Array.of(100_000, 4096, 4095, 1, 100_000, 9_999));
  assert.deepEqual([...histogram.sizes], [1, 4095, 4096, 9_999, 100_000]);
  assert.deepEqual([...histogram.counts], [1, 1, 1, 1, 2]);
  assert.equal(histogram.rows, 218_191);
});

test('nothing gives an empty histogram', () => {
  assert.deepEqual(frequencyHistogram(new Uint32Array(0)), {
    rows: 0,
    sizes: new Uint32Array(0),
    counts: new Uint32Array(0),
  });
});
