import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confusion } from './confusion.ts';
import { quantileBins } from './quantileBins.ts';
import { accuracy, commonestClassSize, f1, meanClassSize, precision, recall } from './testPaper.ts';

test('the four counts and what follows from them', () => {
  const table = confusion(Uint8Array.of(1, 1, 0, 0, 1), Uint8Array.of(1, 0, 1, 0, 1));
  assert.deepEqual(table, { tp: 2, fp: 1, fn: 1, tn: 1 });
  assert.deepEqual([precision(table), recall(table), f1(table), accuracy(table)], [2 / 3, 2 / 3, 2 / 3, 3 / 5]);
  const nothing = confusion(new Uint8Array(0), new Uint8Array(0));
  for (const share of [precision, recall, f1, accuracy]) assert.equal(share(nothing), undefined);
});

test('the baselines are over records, and 0 without any', () => {
  const classes = { rows: 10, sizes: Uint32Array.of(1, 2, 4), counts: Uint32Array.of(2, 2, 1) };
  assert.equal(meanClassSize(classes), 2.6);
  assert.equal(commonestClassSize(classes), 2);
  const none = { rows: 0, sizes: new Uint32Array(0), counts: new Uint32Array(0) };
  assert.deepEqual([meanClassSize(none), commonestClassSize(none)], [0, 0]);
});

test('bins hold about the same number of records, keep values whole and leave no gaps', () => {
  const { binOfValue, cuts } = quantileBins(new Uint32Array(100).fill(7), 20);
  assert.deepEqual(
    Array.from(cuts),
    Array.from({ length: 19 }, (_, i) => 5 * (i + 1)),
  );
  assert.equal(binOfValue[99], 19);
  const skewed = quantileBins(Uint32Array.of(1, 1, 1000, 1, 1, 1), 3);
  assert.deepEqual(Array.from(skewed.binOfValue), [0, 0, 1, 2, 2, 2]);
  assert.deepEqual(Array.from(quantileBins(Uint32Array.of(5, 900, 5), 3).binOfValue), [0, 1, 2]);
  assert.deepEqual(Array.from(quantileBins(new Uint32Array(0), 20).cuts), []);
});
