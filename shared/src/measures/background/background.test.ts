import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countClasses, frequencyHistogram, sizeHistogram, usersPerValue } from '../../counts/index.ts';
import type { UsersPerValue } from '../../counts/types.ts';
import { Codes } from '../../table/index.ts';
import { drawn } from '../../testing/index.ts';
import { overallRisk } from '../classSizes.ts';
import {
  identificationRisk,
  lowCostError,
  lowCostRisk,
  meanAlpha,
  mostTelling,
  riskiestFirst,
  singleUserShare,
  valueCount,
  worstIdentification,
} from './identificationRisk.ts';

/** A column by records, users and the number of values that have these. */
function column(rows: number, entries: readonly (readonly [records: number, users: number, values: number])[]) {
  const list = (i: 0 | 1 | 2) => Uint32Array.from(entries, (entry) => entry[i]);
  return { rows, records: list(0), users: list(1), values: list(2) } satisfies UsersPerValue;
}

const none = column(0, []);

function drained<T>(work: Generator<number, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

test('values of one user each are certain to identify: R = 1', () => {
  const values = column(10, [
    [5, 1, 1],
    [1, 1, 5],
  ]);
  assert.equal(identificationRisk(values), 1);
  assert.equal(worstIdentification(values), 1);
  assert.equal(singleUserShare(values), 1);
});

test('missing values count in m, and lower the risk', () => {
  // (1, a), (2, missing), (3, a), (3, b)
  const values = column(4, [
    [1, 1, 1],
    [2, 2, 1],
  ]);
  assert.equal(identificationRisk(values), 0.5);
  assert.equal(singleUserShare(values), 0.25);
});

test('a bulk day of one user raises the mean that many users share', () => {
  const values = column(30, [
    [10, 10, 2],
    [10, 2, 1],
  ]);
  assert.equal(meanAlpha(values), 7 / 3);
  assert.equal(worstIdentification(values), 1 / 2);
  assert.equal(singleUserShare(values), 0);
});

test('without a known value nothing is known', () => {
  for (const values of [none, column(5, [])]) {
    assert.equal(identificationRisk(values), 0);
    assert.equal(meanAlpha(values), undefined);
    assert.equal(lowCostRisk(values), 0);
    assert.equal(lowCostError(values), undefined);
    assert.equal(worstIdentification(values), 0);
    assert.equal(singleUserShare(values), 0);
  }
});

test('the riskiest comes first, and of equals the first column', () => {
  assert.deepEqual(riskiestFirst([0.2, 0.9, 0.2, 0.95]), [3, 1, 0, 2]);
});

test('the values of the fewest users, the more frequent of equals first; none that nobody has', () => {
  const records = Uint32Array.of(4, 9, 2, 10, 1, 0);
  const users = Uint32Array.of(2, 3, 1, 1, 1, 0);
  assert.deepEqual(mostTelling(records, users, 3), [3, 2, 4]);
  assert.deepEqual(mostTelling(records, users, 10), [3, 2, 4, 0, 1]);
  assert.deepEqual(mostTelling(records, users, 0), []);
});

test('where every user has one record, R is ORR and the low-cost model exact', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (frequencies) => {
      const sizes = frequencyHistogram(Uint32Array.from(frequencies));
      const values = { rows: sizes.rows, records: sizes.sizes, users: sizes.sizes, values: sizes.counts };
      assert.equal(identificationRisk(values), overallRisk(sizes));
      assert.equal(lowCostRisk(values), overallRisk(sizes));
      assert.equal(lowCostError(values), 0);
    }),
    drawn(100),
  );
});

test('on any table: R of a set of columns is its ORR when every record is a user', () => {
  const tables = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })), { minLength: 1 });
  fc.assert(
    fc.property(tables, (rows) => {
      const columns = ([0, 1] as const).map((place) => {
        const codes = new Codes();
        codes.splice(
          0,
          0,
          Uint32Array.from(rows, (row) => row[place]),
          4,
        );
        return codes;
      });
      const ownUser = new Codes();
      ownUser.splice(
        0,
        0,
        Uint32Array.from(rows, (_, row) => row + 1),
        rows.length,
      );
      const orr = overallRisk(sizeHistogram(drained(countClasses(columns, rows.length))));
      for (const user of [undefined, ownUser]) {
        const risk = identificationRisk(drained(usersPerValue(user, columns, rows.length)));
        assert.ok(Math.abs(risk - orr) < 1e-12);
      }
    }),
    drawn(100),
  );
});

test('low cost ≤ exact = mean model ≤ 1, and its error is as Theorem 1 has it', () => {
  const entry = fc.tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 9 }),
  );
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 20 }), fc.nat(50), (entries, missing) => {
      const known = entries.map(([a, b, values]) => [Math.max(a, b), Math.min(a, b), values] as const);
      const rows = known.reduce((sum, [records, , values]) => sum + records * values, missing);
      const values = column(rows, known);
      const exact = identificationRisk(values);
      const mean = ((meanAlpha(values) ?? 0) * valueCount(values)) / rows;
      const cheap = lowCostRisk(values);
      assert.ok(cheap <= exact * (1 + 1e-12) && exact <= 1 + 1e-12);
      assert.ok(Math.abs(mean - exact) < 1e-12);
      assert.ok(Math.abs((lowCostError(values) ?? 0) - (1 - cheap / exact)) < 1e-12);
    }),
    drawn(100),
  );
});
