/** Approximate matching equals a comparison of every row with every other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededRandom } from '../../random/index.ts';
import { drawn } from '../../testing/index.ts';
import { bandOf, oneEdit, type TolerantColumn, tolerantShares, tupleIndex } from './index.ts';

function drain<T>(work: Generator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}

/** Levenshtein's distance, from its definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return distance(a.slice(1), b.slice(1));
  return 1 + Math.min(distance(a.slice(1), b), distance(a, b.slice(1)), distance(a.slice(1), b.slice(1)));
}

const noLimit = 1e9;

/** Values are numbers from 0, and the number of each is itself, but 0 is missing. */
function bandColumn(size: number, within: number): TolerantColumn {
  const numbers = Float64Array.from({ length: size }, (_, value) => (value === 0 ? Number.NaN : value));
  const order = Array.from({ length: size - 1 }, (_, i) => i + 1);
  return drain(bandOf(numbers, order, within));
}

function textColumn(texts: readonly string[]): TolerantColumn {
  const column = drain(oneEdit(texts, noLimit));
  assert.ok(column);
  return column;
}

const texts = ['', 'a', 'b', 'ab', 'ba', 'aab', 'abb', 'abc', 'bb'];

interface Row {
  readonly exact: number;
  readonly number: number;
  readonly text: number;
  readonly wide: number;
}

const anyRows = fc.array(
  fc.record({ exact: fc.nat(1), number: fc.nat(9), text: fc.nat(texts.length - 1), wide: fc.nat(9) }),
  { maxLength: 30 },
);

function isNear(a: number, b: number, within: number): boolean {
  return a === b || (a > 0 && b > 0 && Math.abs(a - b) <= within);
}

function isAlike(a: number, b: number): boolean {
  return a === b || (a > 0 && b > 0 && distance(texts[a], texts[b]) <= 1);
}

function indexOf(rows: readonly Row[], near: number, wide: number) {
  const different = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
  const countOf = (one: Row) => rows.filter((row) => JSON.stringify(row) === JSON.stringify(one)).length;
  const column = (of: (row: Row) => number) => Uint32Array.from(different, of);
  const tuples = {
    rows: column(countOf),
    block: column((row) => row.exact),
    blocks: 2,
    values: [column((row) => row.number), column((row) => row.text), column((row) => row.wide)],
  };
  return drain(tupleIndex(tuples, [bandColumn(10, near), textColumn(texts), bandColumn(10, wide)]));
}

/** The rows that each row matches. */
function recounted(rows: readonly Row[], near: number, wide: number): number[] {
  return rows.map(
    (one) =>
      rows.filter(
        (other) =>
          one.exact === other.exact &&
          isNear(one.number, other.number, near) &&
          isAlike(one.text, other.text) &&
          isNear(one.wide, other.wide, wide),
      ).length,
  );
}

test('unique rows, and rows that match fewer than k, are those of a comparison of all pairs', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(3), fc.nat(4), fc.integer({ min: 1, max: 6 }), (rows, near, wide, k) => {
      const question = { index: indexOf(rows, near, wide), k, mostWork: noLimit, random: seededRandom(1) };
      const found = drain(tolerantShares(question));
      if (rows.length === 0) return assert.equal(found, undefined);
      const matches = recounted(rows, near, wide);
      const share = (limit: number) => matches.filter((count) => count < limit).length / rows.length;
      assert.ok(found);
      assert.deepEqual(found.unique, { share: share(2), low: share(2), high: share(2) });
      assert.deepEqual(found.below, { share: share(k), low: share(k), high: share(k) });
      assert.equal(found.drawn, undefined);
    }),
    drawn(2000),
  );
});

test('texts one edit away are those of the definition, each once', () => {
  const words = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 }), {
    maxLength: 25,
  });
  fc.assert(
    fc.property(words, (some) => {
      const all = ['', ...some];
      const column = textColumn(all);
      assert.ok(column.kind === 'alike');
      for (const [value, text] of all.entries()) {
        const listed: number[] = [...column.values.subarray(column.starts[value], column.starts[value + 1])];
        const expected = all.flatMap((other, i) =>
          i === value || (i > 0 && value > 0 && distance(text, other) === 1) ? [i] : [],
        );
        assert.deepEqual(listed, expected);
      }
    }),
    drawn(1000),
  );
});

test('decimal fractions: 0.8 is within 0.1 of 0.7', () => {
  const numbers = Float64Array.of(Number.NaN, 0.7, 0.8, 0.91);
  const band = drain(bandOf(numbers, [1, 2, 3], 0.1));
  assert.deepEqual([...band.first.subarray(0, 3)], [0, 0, 2]);
  assert.deepEqual([...band.last.subarray(0, 3)], [1, 1, 2]);
});

test('where all rows would take too long some are drawn, and intervals hold the truth', () => {
  const random = seededRandom(3);
  const rows: Row[] = Array.from({ length: 400 }, () => ({
    exact: Math.floor(random() * 2),
    number: Math.floor(random() * 10),
    text: Math.floor(random() * texts.length),
    wide: Math.floor(random() * 10),
  }));
  const index = indexOf(rows, 1, 1);
  const truth = recounted(rows, 1, 1).filter((count) => count < 4).length / rows.length;
  assert.ok(truth > 0.05 && truth < 0.95);
  let held = 0;
  for (let seed = 0; seed < 50; seed++) {
    const found = drain(tolerantShares({ index, k: 4, mostWork: 1500, random: seededRandom(seed) }));
    assert.ok(found?.drawn !== undefined && found.drawn > 50);
    if (found.below.low <= truth && truth <= found.below.high) held++;
  }
  assert.ok(held >= 48, String(held));
});

test('texts that would take too long are not compared', () => {
  assert.equal(drain(oneEdit(['', 'abcdef', 'abcdeg'], 10)), undefined);
});
