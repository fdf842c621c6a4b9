import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import type { ClassFacts } from './facts.ts';
import { drain } from './progress.ts';
import { riskShares } from './riskShares.ts';
import { insightOf } from './testTable.ts';

/** Cells as numbers, each column named c0, c1, … and all of them quasi-identifiers. */
function factsOf(table: readonly (readonly number[])[]): ClassFacts {
  const names = table[0].map((_, column) => `c${column}`);
  const lines = [names.join(','), ...table.map((row) => row.map((cell) => `v${cell}`).join(','))];
  return insightOf(lines, { quasiIdentifiers: names });
}

const sharesOf = (facts: ClassFacts, rows: readonly number[]) =>
  drain(riskShares(facts, rows)).map((shares) => [...shares]);

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const isNear = (actual: number, expected: number, tolerance = 1e-12) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);

function classSize(table: readonly (readonly number[])[], row: number, columns: readonly number[]): number {
  return table.filter((other) => columns.every((column) => other[column] === table[row][column])).length;
}

/** The mean of what a column adds over all orders, by trying them all. */
function naiveShares(table: readonly (readonly number[])[], row: number): number[] {
  const shares = table[0].map(() => 0);
  const orders = permutations(table[0].map((_, column) => column));
  for (const order of orders) {
    for (const [i, column] of order.entries()) {
      const before = 1 / classSize(table, row, order.slice(0, i));
      shares[column] += (1 / classSize(table, row, order.slice(0, i + 1)) - before) / orders.length;
    }
  }
  return shares;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]));
}

const tables = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: width, maxLength: width }), {
    minLength: 2,
    maxLength: 25,
  }),
);

test('any row of any table has the shares that trying all orders gives', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const facts = factsOf(table);
      const all = table.map((_, row) => row);
      for (const [row, shares] of sharesOf(facts, all).entries()) {
        for (const [column, share] of naiveShares(table, row).entries()) isNear(shares[column], share);
      }
    }),
    drawn(100),
  );
});

/** More columns than can be looked at in all sets: 1 constant, 2 alike, 17 of three values each. */
const wide = Array.from({ length: 200 }, (_, row) => [
  7,
  row % 11,
  row % 11,
  ...Array.from({ length: 17 }, (_, column) => (row * (column + 3) * 31 + (row >> column)) % 3),
]);

test('with many columns, too, the shares sum to the risk beyond picking any row, and a constant has none', () => {
  const rows = [0, 1, 50, 199];
  const columns = wide[0].map((_, column) => column);
  for (const [i, shares] of sharesOf(factsOf(wide), rows).entries()) {
    isNear(sum(shares), 1 / classSize(wide, rows[i], columns) - 1 / wide.length);
    assert.equal(shares[0], 0);
    assert.ok(shares.every((share) => share >= 0));
    isNear(shares[1], shares[2], 0.06);
  }
});

test('drawn orders come near the exact shares', () => {
  // Constant columns take no part, so that the exact shares are those of the columns without them.
  const narrow = wide.map((row) => row.slice(1, 8));
  const padded = narrow.map((row) => [...row, ...Array.from({ length: 12 }, () => 1)]);
  const rows = [3, 4, 120];
  const exact = sharesOf(factsOf(narrow), rows);
  for (const [i, shares] of sharesOf(factsOf(padded), rows).entries()) {
    for (const [column, share] of exact[i].entries()) isNear(shares[column], share, 0.03);
  }
});

test('the same rows have the same shares, whatever else is asked for and however often', () => {
  const [alone] = sharesOf(factsOf(wide), [50]);
  const facts = factsOf(wide);
  const [, among] = sharesOf(facts, [49, 50, 51]);
  assert.deepEqual(among, alone);
  assert.deepEqual(sharesOf(facts, [50]), [alone]);
  assert.equal(drain(riskShares(facts, [50]))[0], drain(riskShares(facts, [50]))[0], 'kept, not worked out again');
});

test('rows of one class have the same shares; of a file of equal rows nobody has any', () => {
  const facts = factsOf([
    [1, 1],
    [1, 1],
    [2, 1],
  ]);
  const [first, second, third] = drain(riskShares(facts, [0, 1, 2]));
  assert.equal(first, second);
  isNear(sum([...first]), 1 / 2 - 1 / 3);
  isNear(third[0], 1 - 1 / 3);
  const equal = factsOf([
    [1, 1],
    [1, 1],
  ]);
  assert.deepEqual(sharesOf(equal, [0]), [[0, 0]]);
});
