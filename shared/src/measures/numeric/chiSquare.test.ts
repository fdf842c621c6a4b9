import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chiSquareUpperTail } from './chiSquare.ts';
import { assertNear } from './testNear.ts';

/** To 40 digits by mpmath, then rounded. */
const tails = [
  [0.001, 1, 0.9747728793699604],
  [0.5, 1, 0.4795001221869535],
  [3.84, 1, 0.050043521248705106],
  [10.83, 1, 0.0009986863791802587],
  [1000, 1, 1.7958327848007262e-219],
  [5, 4, 0.2872974951836458],
  [18.5, 4, 0.0009851444336292955],
  [33.3, 33, 0.452664686386122],
  [200, 100, 1.1784500720979422e-8],
  [70, 100, 0.9901544975235914],
  [1100, 1000, 0.014614408126295194],
  [1005000, 1000000, 0.00020767800946703004],
  [997000, 1000000, 0.9831219788731603],
  [100050000, 100000000, 0.00020389378249022],
];

test('tails are right to 1e-11 for one to 1e8 degrees of freedom', () => {
  for (const [x, degrees, value] of tails) assertNear(chiSquareUpperTail(x, degrees), value, 1e-11);
});

test('without degrees of freedom, or without a distance, nothing is rejected', () => {
  assert.equal(chiSquareUpperTail(3, 0), 1);
  assert.equal(chiSquareUpperTail(0, 5), 1);
});
