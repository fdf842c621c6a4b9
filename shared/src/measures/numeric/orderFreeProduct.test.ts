import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { orderFreeProduct } from './safeForms.ts';

test('the order of the factors changes no bit of the product, and the factors are left as they are', () => {
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
  const shuffled = shares.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      const before = [...other];
      assert.equal(orderFreeProduct(one), orderFreeProduct(other));
      assert.deepEqual(other, before);
    }),
    drawn(300),
  );
});

test('no factors give 1, and a factor of 0 gives 0', () => {
  assert.equal(orderFreeProduct([]), 1);
  assert.equal(orderFreeProduct([0.5, 0, 3]), 0);
});
