import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edgesInUse } from './edgesInUse.ts';

const none = { rows: 0, a: new Uint32Array(), b: new Uint32Array(), counts: new Uint32Array() };
/** 0 to 1, 1 to 2, 1 to 3, 3 to 4; 5 to 6 by themselves. */
const tree = [
  [0, 1],
  [1, 2],
  [1, 3],
  [3, 4],
  [5, 6],
].map(([parent, child]) => ({ parent, child, joint: none }));

function inUse(...columns: number[]) {
  const { edges, joining } = edgesInUse(tree, columns);
  return [edges.map(({ parent, child }) => `${parent}-${child}`).join(' '), joining.toSorted().join(' ')];
}

test('edges on the ways between the columns are in use, and what hangs beside is not', () => {
  assert.deepEqual(inUse(0, 1, 2, 3, 4, 5, 6), ['0-1 1-2 1-3 3-4 5-6', '']);
  assert.deepEqual(inUse(2, 4), ['1-2 1-3 3-4', '1 3']);
  assert.deepEqual(inUse(0, 4, 5), ['0-1 1-3 3-4', '1 3']);
  assert.deepEqual(inUse(0, 5), ['', '']);
  assert.deepEqual(inUse(5, 6), ['5-6', '']);
  assert.deepEqual(inUse(7), ['', '']);
  assert.deepEqual(inUse(), ['', '']);
});
