/** How numbers are written on the pages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coarseSeconds, count, share } from './numbers.ts';

test('times are written so coarsely that a little more or less says the same', () => {
  assert.equal(coarseSeconds(0.00002), 'under 0.1 ms');
  assert.equal(coarseSeconds(0.015), coarseSeconds(0.025));
  assert.equal(coarseSeconds(0.4), 'under 1 s');
  assert.equal(coarseSeconds(2.5), 'under 3 s');
  assert.equal(coarseSeconds(1000), 'over 100 s');
});

test('shares have no leading zero and no negative nought', () => {
  assert.deepEqual([share(0.25, 2), share(-0.25, 2), share(-0.0001), share(1)], ['.25', '-.25', '.000', '1.000']);
  assert.equal(count(30162.4), '30,162');
});
