/** Numbers and bins as readers outside get them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings } from '../config/index.ts';
import { matchesByPopulation } from './matches.ts';
import { shownTo } from './shown.ts';
import { sizeBins } from './sizeBins.ts';
import { worstCaseTable } from './worstCaseTable.ts';

const testSettings = (k: number) => ({ settings: { ...defaultSettings, k } });
const outside = shownTo('external', testSettings(5));
const inside = shownTo('internal', testSettings(5));

test('counts and shares of one to four are not given, nor what is left over from them', () => {
  assert.deepEqual([0, 1, 4, 5, 1200].map(outside.count), ['0', 'fewer than 5', 'fewer than 5', '5', '1,200']);
  assert.equal(outside.share(3 / 300, 300), 'fewer than 5');
  assert.equal(outside.share(297 / 300, 300), 'all but a few');
  assert.equal(outside.share(0, 300), '0 %');
  assert.equal(outside.share(1, 300), '100 %');
  assert.equal(outside.share(0.5, 300), '50 %');
  assert.equal(inside.share(3 / 300, 300), '1 %');
});

test('what is drawn stands where the words stop', () => {
  assert.equal(outside.drawn(1 / 300, 300), outside.drawn(4 / 300, 300));
  assert.equal(outside.drawn(299 / 300, 300), outside.drawn(296 / 300, 300));
  assert.equal(outside.drawn(0.5, 300), 0.5);
});

test('the smallest class is only given where it is large enough', () => {
  assert.deepEqual([1, 4, 5, 11].map(outside.anonymity), ['below 5', 'below 5', '5', '11']);
});

test('unique rows are not given beside rows below k where few lie between', () => {
  assert.deepEqual(
    [0, 6, 8, 10].map((unique) => outside.mayDiffer(unique, 10)),
    [true, false, false, true],
  );
  assert.ok(inside.mayDiffer(8, 10));
});

test('a policy that asks for no k still lets no pair of people show', () => {
  assert.equal(shownTo('external', testSettings(1)).count(2), 'fewer than 3');
});

test('bins hold all rows, and outside none holds fewer than k', () => {
  const rows = new Map([
    [1, 2],
    [3, 3],
    [7, 14],
    [40, 80],
  ]);
  const all = sizeBins(rows, inside);
  assert.equal(
    all.reduce((sum, bin) => sum + bin.rows, 0),
    99,
  );
  assert.deepEqual(all[0], { from: 1, end: 2, rows: 2 });
  assert.ok(all.some(({ from }) => from === 5));
  const some = sizeBins(
    new Map([
      [1, 2],
      [7, 14],
      [40, 80],
    ]),
    outside,
  );
  assert.deepEqual(some[0]?.from, 1);
  assert.ok(some.every(({ rows: inBin }) => inBin === 0 || inBin >= 5));
  assert.equal(
    some.reduce((sum, bin) => sum + bin.rows, 0),
    96,
  );
});

test('a unique match is less sure in a larger population, within its interval', () => {
  const sizes = { rows: 90, sizes: Uint32Array.of(1, 2, 5), counts: Uint32Array.of(40, 15, 4) };
  const found = matchesByPopulation(sizes, inside);
  // U π / (U π + P (1 − π)) with U = 40 unique rows, P = 30 rows in pairs, π = 1/2.
  assert.ok(Math.abs((found[0]?.match ?? 0) - 40 / 70) < 1e-12);
  for (const [i, { low, match, high }] of found.entries()) {
    assert.ok(low < match && match < high);
    assert.ok(i === 0 || match < (found[i - 1]?.match ?? 0));
  }
  assert.deepEqual(matchesByPopulation({ ...sizes, counts: Uint32Array.of(4, 15, 4) }, outside), []);
});

test('shares of unique rows whose difference is a few rows do not stand beside each other outside', () => {
  const worstCase = {
    compared: 0.5,
    columns: 3,
    worst: { column: 0, alone: 0.51 },
    all: 0.8,
    rare: [],
    isComplete: true,
  };
  const facts = { worstCase, risk: { rowsBelow: 140 }, table: { rowCount: 200, columns: [{ name: 'a' }] } };
  const rowsFor = (shown: typeof outside) => worstCaseTable(facts as never, shown)[0]?.rows.map(([, share]) => share);
  assert.deepEqual(rowsFor(inside), ['50 %', '51 %', '80 %']);
  assert.deepEqual(rowsFor(outside), ['50 %', '80 %']);
  const near = worstCaseTable({ ...facts, risk: { rowsBelow: 102 } } as never, outside);
  assert.deepEqual(
    near[0]?.rows.map(([, share]) => share),
    ['51 %', '80 %'],
  );
});
