import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { frequenciesOf, type Statistics } from '../statistics/index.ts';
import { drawn } from '../testing/index.ts';
import { statisticsIn } from './testStatistics.ts';

/** The listed pairs of two columns in all parts of the statistics: the pair of values, the first column's first, and its count. */
function toldOf({ pairs, tree = [] }: Statistics, first: number, second: number): Map<string, number> {
  const told = new Map<string, number>();
  const put = (column: number, a: number, b: number, count: number) => {
    const key = column === first ? `${a} ${b}` : `${b} ${a}`;
    assert.equal(told.get(key) ?? count, count);
    told.set(key, count);
  };
  const isOfBoth = (one: number, other: number) =>
    [one, other].every((column) => column === first || column === second);
  for (const { dependent, determinant, tuples } of pairs) {
    if (isOfBoth(dependent, determinant)) for (const { a, b, count } of tuples) put(dependent, a, b, count);
  }
  for (const { parent, child, joint } of tree) {
    if (!isOfBoth(parent, child)) continue;
    joint.counts.forEach((count, i) => {
      put(parent, joint.a[i] ?? -1, joint.b[i] ?? -1, count);
    });
  }
  return told;
}

/** For each listed value of the columns: its records without a listed pair. */
function gapsOf(statistics: Statistics, first: number, second: number): number[] {
  const told = [...toldOf(statistics, first, second)];
  return [first, second].flatMap((column, side) => {
    const values = statistics.columns[column];
    assert.ok(values);
    const sums = [...frequenciesOf(values)].slice(0, values.counts.length + 1);
    for (const [key, count] of told) {
      const code = Number(key.split(' ')[side]);
      sums[code] = (sums[code] ?? 0) - count;
    }
    return sums;
  });
}

const lines = (count: number, line: string) => `${line}\n`.repeat(count);
const counties =
  'county,zip\n' +
  lines(6, 'Kings,z1') +
  lines(6, 'Kings,z2') +
  lines(1, 'Kings,z3') +
  lines(40, 'Queens,z3') +
  lines(30, 'Bronx,z4');

test('a small count is not left over from several frequent pairs of one value', () => {
  for (const asked of [{ pairs: true }, { pairs: true, tree: true }]) {
    const statistics = statisticsIn(counties, { ...asked, below: 5 });
    // Of 13 records of Kings those with z1 and with z2 would leave the single one with z3.
    assert.ok(gapsOf(statistics, 0, 1).every((gap) => gap === 0 || gap >= 5));
    assert.ok(statistics.pairs.some(({ tuples }) => tuples.length > 0));
  }
});

test('what is told of two columns, in pairs of both orders and in the tree, leaves no value a small gap', () => {
  const cell = fc.tuple(fc.nat(5), fc.nat(11));
  const table = fc
    .array(cell, { minLength: 20, maxLength: 120 })
    .map((rows) => `one,two\n${rows.map(([a, b]) => `${a === 0 ? b % 3 : b % 4},${b}`).join('\n')}\n`);
  fc.assert(
    fc.property(table, fc.integer({ min: 2, max: 6 }), (text, below) => {
      const statistics = statisticsIn(text, { below, pairs: true, tree: true });
      for (const count of toldOf(statistics, 0, 1).values()) assert.ok(count >= below);
      for (const gap of gapsOf(statistics, 0, 1)) assert.ok(gap === 0 || gap >= below);
    }),
    drawn(100),
  );
});

test('a gain is told in tenths where small counts are kept back, and with all its digits where none are', () => {
  const tenths = statisticsIn(counties, { pairs: true, below: 5 }).pairs.map(({ gain }) => gain);
  const whole = statisticsIn(counties, { pairs: true }).pairs.map(({ gain }) => gain);
  assert.deepEqual(tenths, [0.9, 0.9]);
  assert.deepEqual(
    whole.map((gain) => Math.round(gain * 1e6)),
    [943918, 869812],
  );
});
