/** How numbers are written on the pages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count, limitText, share } from './numbers.ts';

test('of a duration only the limit is written', () => {
  assert.equal(limitText(0.02, 0.3), 'under 300 ms');
  assert.equal(limitText(0.29, 0.3), 'under 300 ms');
  assert.equal(limitText(0.00002, 0.001), 'under 1 ms');
  assert.equal(limitText(4, 3), 'over 3 s');
});

test('shares have no leading zero and no negative nought', () => {
  assert.deepEqual([share(0.25, 2), share(-0.25, 2), share(-0.0001), share(1)], ['.25', '-.25', '.000', '1.000']);
  assert.equal(count(30162.4), '30,162');
});
