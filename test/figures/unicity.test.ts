/** Unicity of the shared transaction tables: equal to a recount of all choices for one and two known records, and intervals hold it for three and four. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { dataFile } from './data.ts';
import { quasi } from './quasi.ts';

interface Known {
  readonly known: number;
  readonly unique: number;
  readonly risk: number;
  readonly uniqueLow?: number;
  readonly uniqueHigh?: number;
  readonly riskLow?: number;
  readonly riskHigh?: number;
  readonly drawn?: number;
}

interface Records {
  readonly columns: readonly string[];
  readonly steps: number;
  readonly coarser?: readonly string[];
  readonly points: number;
  readonly known: readonly Known[];
}

function unicityOf(file: string, user: string, columns: readonly string[]): readonly Records[] {
  const { code, out, err } = quasi([
    'measure',
    dataFile(file),
    ...['--user', user, '--set', columns.join('+'), '--only', 'unicity', '--header'],
  ]);
  assert.equal(code, 0, err);
  return JSON.parse(out).unicity.records;
}

/** User → its different points, each as the set of its users in bits. */
function usersOfPoints(file: string, user: string, columns: readonly string[]): Uint32Array[][] {
  const rows: Record<string, string>[] = parse(readFileSync(dataFile(file)), { columns: true });
  const users = [...new Set(rows.map((row) => row[user]))];
  const numbers = new Map(users.map((name, number) => [name, number]));
  const points = new Map<string, Uint32Array>();
  const own = users.map(() => new Set<Uint32Array>());
  for (const row of rows) {
    const key = JSON.stringify(columns.map((column) => row[column]));
    const bits = points.get(key) ?? new Uint32Array(Math.ceil(users.length / 32));
    points.set(key, bits);
    const number = numbers.get(row[user]) ?? 0;
    bits[number >> 5] |= 1 << (number & 31);
    own[number].add(bits);
  }
  return own.map((bits) => [...bits]);
}

function ones(bits: Uint32Array): number {
  let count = 0;
  for (let word of bits) for (; word !== 0; word &= word - 1) count++;
  return count;
}

/** All choices, one after the other. */
function recounted(own: readonly Uint32Array[][], known: number): { unique: number; risk: number } {
  const totals = own.map((points) => {
    const size = Math.min(known, points.length);
    const sum = { choices: 0, unique: 0, risk: 0 };
    const choose = (from: number, left: number, common: Uint32Array | undefined): void => {
      if (left === 0 && common) {
        const users = ones(common);
        sum.choices++;
        sum.risk += 1 / users;
        if (users === 1) sum.unique++;
        return;
      }
      for (let place = from; place <= points.length - left; place++) {
        const point = points[place];
        choose(place + 1, left - 1, common ? common.map((word, i) => word & point[i]) : point);
      }
    };
    choose(0, size, undefined);
    return { unique: sum.unique / sum.choices, risk: sum.risk / sum.choices };
  });
  const mean = (of: (one: { unique: number; risk: number }) => number) =>
    totals.reduce((total, one) => total + of(one), 0) / totals.length;
  return { unique: mean(({ unique }) => unique), risk: mean(({ risk }) => risk) };
}

const receipts = 'retail/pwscup2017_T_named.csv';

/** The most known records that a recount can wait for. */
const tables: readonly (readonly [file: string, user: string, columns: readonly string[], most: number])[] = [
  [receipts, 'customer_id', ['date'], 3],
  [receipts, 'customer_id', ['goods'], 2],
  [receipts, 'customer_id', ['date', 'time'], 2],
  ['sdc/EIA.csv', 'UTILITYID', ['STATE', 'MONTH'], 2],
  ['sdc/testdata.csv', 'ori_hid', ['age', 'sex'], 4],
  ['sdc/testdata.csv', 'ori_hid', ['relat', 'sex', 'hhcivil'], 4],
];

for (const [file, user, columns, most] of tables) {
  test(`${file}: known ${columns.join(' and ')} of up to ${most} records, counted choice by choice`, () => {
    const [{ known, points, steps }] = unicityOf(file, user, columns);
    const own = usersOfPoints(file, user, columns);
    assert.equal(steps, 0);
    assert.equal(points, new Set(own.flat()).size);
    assert.equal(known.length, 5);
    for (let count = 1; count <= most; count++) {
      const [found, truth] = [known[count - 1], recounted(own, count)];
      if (count <= 2) {
        assert.equal(found.drawn, undefined);
        assert.ok(
          Math.abs(found.unique - truth.unique) < 1e-12 && Math.abs(found.risk - truth.risk) < 1e-12,
          `${count}`,
        );
        continue;
      }
      const { uniqueLow = 1, uniqueHigh = 0, riskLow = 1, riskHigh = 0 } = found;
      assert.ok(uniqueLow <= truth.unique && truth.unique <= uniqueHigh, `${count}: ${truth.unique}`);
      assert.ok(riskLow <= truth.risk && truth.risk <= riskHigh, `${count}: ${truth.risk}`);
      assert.ok(uniqueHigh - uniqueLow < 0.03);
    }
  });
}

test('the more records are known the more people are alone; the less exact time is the fewer', () => {
  const curves = unicityOf(receipts, 'customer_id', ['date', 'time']);
  assert.ok(curves.length >= 3);
  for (const { known } of curves)
    for (let i = 1; i < known.length; i++) assert.ok((known[i].uniqueHigh ?? known[i].unique) >= known[i - 1].unique);
  for (const [i, { known, coarser, points }] of curves.entries()) {
    assert.equal(coarser?.length, i === 0 ? undefined : 2);
    if (i === 0) continue;
    assert.ok(points < curves[i - 1].points);
    for (let p = 0; p < 2; p++) assert.ok(known[p].unique <= curves[i - 1].known[p].unique);
  }
});
