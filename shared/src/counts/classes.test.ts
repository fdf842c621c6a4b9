import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { countClasses } from './classes.ts';
import {
  type ColumnShape,
  codesOf,
  codesOfShape,
  drained,
  naiveClasses,
  naiveSizes,
  renumbered,
} from './testClasses.ts';

const largestCode = 2 ** 32 - 2;

function check(columns: readonly ArrayLike<number>[], rows: number): void {
  const classes = drained(countClasses(columns.map(codesOf), rows));
  const expected = naiveClasses(columns, rows);
  assert.deepEqual(renumbered(classes.classOfRow), expected);
  assert.equal(classes.classCount, new Set(expected).size);
  assert.equal(classes.sizeOfClass.length, classes.classCount);
  assert.deepEqual([...classes.sizeOfClass], naiveSizes([...classes.classOfRow]));
}

test('rows of the first table of R3A fall into four classes', () => {
  const age = [1, 2, 2, 2, 3];
  const gender = [1, 1, 2, 2, 1];
  const smoking = [1, 1, 2, 2, 2];
  check([age, gender, smoking], 5);
});

test('without columns all rows are one class', () => {
  const classes = drained(countClasses([], 7));
  assert.deepEqual([...classes.sizeOfClass], [7]);
  assert.deepEqual([...classes.classOfRow], [0, 0, 0, 0, 0, 0, 0]);
});

test('without rows there are no classes', () => {
  assert.equal(drained(countClasses([], 0)).classCount, 0);
  assert.equal(drained(countClasses([codesOf([]), codesOf([])], 0)).classCount, 0);
});

test('only the first rows are counted if fewer are asked for than the columns hold', () => {
  const classes = drained(countClasses([codesOf([1, 1, 2, 3])], 2));
  assert.deepEqual([...classes.classOfRow], [0, 0]);
});

test('keys that fill 32 bits exactly stay apart', () => {
  const high = [65535, 65535, 0, 0, 65535, 1];
  const low = [65535, 0, 65535, 0, 65535, 65535];
  check([high, low], 6);
  check([[largestCode, largestCode, 0, largestCode]], 4);
});

test('keys of more than 32 bits stay apart', () => {
  const rows = [0, 1, largestCode - 1, largestCode].flatMap((a) => [0, 1, largestCode].map((b) => [a, b]));
  const twice = [...rows, ...rows];
  const columns = [0, 1].map((column) => twice.map((row) => row[column]));
  check(columns, twice.length);
  check([...columns, columns[0], columns[1]], twice.length);
});

test('any table is divided as by comparing whole rows', () => {
  const limits = fc.constantFrom(1, 2, 3, 10, 300, 70000, 2 ** 31, largestCode + 1);
  const shape: fc.Arbitrary<ColumnShape> = fc.record({ seed: fc.integer(), limit: limits });
  fc.assert(
    fc.property(
      fc.array(shape, { minLength: 1, maxLength: 60, size: 'max' }),
      fc.nat(300),
      fc.integer({ min: 1, max: 300 }),
      (shapes, rows, period) => {
        const columns = shapes.map((column) => codesOfShape(column, rows, period));
        check(columns, rows);
      },
    ),
    drawn(400),
  );
});

test('the same table gives the same class numbers', () => {
  const columns = [5, 400, 90000].map((limit, seed) => codesOf(codesOfShape({ seed, limit }, 3000, 2500)));
  assert.deepEqual(drained(countClasses(columns, 3000)), drained(countClasses(columns, 3000)));
});

test('a table of many blocks is divided as by comparing whole rows', () => {
  const rows = 200_000;
  const limits = [98, 3, 12000, 5, 35013, largestCode + 1];
  const columns = limits.map((limit, seed) => codesOfShape({ seed, limit }, rows, 150_000));
  check(columns.slice(0, 2), rows);
  check(columns.slice(0, 4), rows);
  check(columns, rows);
});
