import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { countClasses } from './classes.ts';
import { matchHistogram } from './matchHistogram.ts';
import { countClassesByPolicy, type MissingPolicy } from './missingPolicies.ts';
import { codesOf, drained } from './testClasses.ts';
import { weightedSizes } from './weightedSizes.ts';
import { wildcardMatches } from './wildcardMatches.ts';

/** Class size of each row; 0 where the row does not count. */
function sizes(columns: readonly number[][], policy: MissingPolicy): number[] {
  const { classOfRow, sizeOfClass } = drained(countClassesByPolicy(columns.map(codesOf), columns[0].length, policy));
  return Array.from(classOfRow, (one) => sizeOfClass[one]);
}

/** Rows that each row matches where a missing cell matches anything, and their weights. */
function wildcard(columns: readonly number[][], weights?: readonly number[]): { matches: number[]; weights: number[] } {
  const codes = columns.map(codesOf);
  const classes = drained(countClasses(codes, columns[0].length));
  const found = drained(wildcardMatches(codes, classes, weights && Float64Array.from(weights)));
  return {
    matches: Array.from(classes.classOfRow, (one) => found.matches[one]),
    weights: Array.from(classes.classOfRow, (one) => found.weights[one]),
  };
}

const A = [2, 3, 2, 2, 3, 3, 1, 2];
const B = [3, 3, 3, 3, 3, 3, 4, 3];
const weights = [18, 45.5, 39, 17, 92, 8, 123.5, 51];

/** The tests of sdcMicro's freqCalc; code 0 is NA. */
const sdcMicro: [name: string, columns: number[][], frequencies: number[], weighted: number[]][] = [
  ['complete', [A, B, [1, 3, 1, 2, 1, 1, 1, 1]], [3, 1, 3, 1, 2, 2, 1, 3], [108, 45.5, 108, 17, 100, 100, 123.5, 108]],
  [
    'some cells missing',
    [A, B, [1, 3, 0, 2, 1, 1, 0, 1]],
    [3, 1, 4, 2, 2, 2, 1, 3],
    [108, 45.5, 125, 56, 100, 100, 123.5, 108],
  ],
  [
    'a row and a column missing',
    [A.with(2, 0), B.with(2, 0), [0, 0, 0, 0, 0, 0, 0, 0]],
    [4, 4, 8, 4, 4, 4, 2, 4],
    [125, 184.5, 394, 125, 184.5, 184.5, 162.5, 125],
  ],
];
for (const [name, columns, frequencies, weighted] of sdcMicro) {
  test(`sdcMicro's frequencies, ${name}`, () => {
    assert.deepEqual(wildcard(columns, weights), { matches: frequencies, weights: weighted });
  });
}

test("ARX's wildcard frequencies", () => {
  const sex = [1, 1, 1, 0, 0, 2, 2, 1];
  const zip = [1, 1, 1, 1, 1, 2, 0, 0];
  assert.deepEqual(wildcard([sex, zip]).matches, [6, 6, 6, 7, 7, 2, 4, 6]);
});

test('a missing cell is one more value, equals nothing, or its row does not count', () => {
  const columns = [
    [1, 1, 0, 0, 2],
    [1, 1, 5, 5, 0],
  ];
  assert.deepEqual(sizes(columns, 'value'), [2, 2, 2, 2, 1]);
  assert.deepEqual(sizes(columns, 'distinct'), [2, 2, 1, 1, 1]);
  assert.deepEqual(sizes(columns, 'ignore'), [2, 2, 0, 0, 0]);
});

test('where nothing is missing the policies agree, where all is missing they differ most', () => {
  for (const policy of ['value', 'distinct', 'ignore'] as const)
    assert.deepEqual(sizes([[1, 2, 1]], policy), [2, 1, 2]);
  assert.deepEqual(sizes([[0, 0, 0]], 'value'), [3, 3, 3]);
  assert.deepEqual(sizes([[0, 0, 0]], 'distinct'), [1, 1, 1]);
  assert.deepEqual(sizes([[0, 0, 0]], 'ignore'), [0, 0, 0]);
  assert.deepEqual(wildcard([[0, 0, 0]]).matches, [3, 3, 3]);
  assert.deepEqual(sizes([[]], 'ignore'), []);
});

test('any table gives what comparing all pairs of rows gives', () => {
  const tables = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(fc.nat(2), { minLength: width, maxLength: width }), { minLength: 1, maxLength: 60 }),
    );
  fc.assert(
    fc.property(tables, (rows) => {
      const columns = rows[0].map((_, column) => rows.map((row) => row[column]));
      const count = (matches: (a: number, b: number) => boolean) =>
        rows.map((row) => rows.filter((other) => row.every((cell, i) => matches(cell, other[i]))).length);
      const complete = rows.map((row) => row.every((cell) => cell !== 0));
      const same = count((a, b) => a === b);
      assert.deepEqual(sizes(columns, 'value'), same);
      assert.deepEqual(
        sizes(columns, 'distinct'),
        same.map((size, row) => (complete[row] ? size : 1)),
      );
      assert.deepEqual(
        sizes(columns, 'ignore'),
        same.map((size, row) => (complete[row] ? size : 0)),
      );
      const any = count((a, b) => a === b || a === 0 || b === 0);
      assert.deepEqual(wildcard(columns), { matches: any, weights: any });
    }),
    drawn(100),
  );
});

test('weights are summed by class', () => {
  const classes = { classOfRow: Uint32Array.of(0, 1, 0), sizeOfClass: Uint32Array.of(2, 1), classCount: 2 };
  assert.deepEqual([...drained(weightedSizes(classes, Float64Array.of(1.5, 2, 3)))], [4.5, 2]);
});

test('a histogram of matches counts records, not classes', () => {
  const { rows, matches, records } = drained(matchHistogram(Uint32Array.of(7, 2, 7, 0), Uint32Array.of(3, 1, 2, 0)));
  assert.deepEqual([rows, [...matches], [...records]], [6, [2, 7], [1, 5]]);
});
