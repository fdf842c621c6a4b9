/** ITO: the table of its Table 1, whose examples all reproduce. */
import assert from 'node:assert/strict';
import { drain } from '@quasi/shared/analysis';
import { usersOfValues, usersPerValue } from '@quasi/shared/counts';
import { Codes } from '@quasi/shared/table';
import {
  identificationRisk,
  lowCostError,
  lowCostRisk,
  meanAlpha,
  riskiestFirst,
  sampledRisk,
} from '../../shared/src/measures/background/index.ts';
import { normalQuantile } from '../../shared/src/measures/numeric/index.ts';
import { assertClose, type GoldenChecks } from './check.ts';

const names = ['date', 'time', 'goods', 'price', 'number'];
const user = ['1', '1', '1', '1', '1', '3', '3', '3', '3', '3'].with(3, '2');
const table: Readonly<Record<string, readonly string[]>> = {
  date: [...Array(4).fill('2010/12/1'), ...Array(3).fill('2010/12/2'), ...Array(3).fill('2010/12/3')],
  time: ['8:45', '8:45', '20:10', '10:03', '15:07', '11:57', '11:57', '15:54', '15:54', '15:54'],
  goods: ['Bread', 'Book', 'Tea', 'Bread', 'Tea', 'Bread', 'Juice', 'Book', 'Tea', 'Juice'],
  price: ['1.45', '3.75', '.85', '1.45', '.85', '1.45', '1.25', '3.75', '.85', '1.45'],
  number: ['2', '1', '2', '3', '3', '4', '4', '1', '10', '10'],
};

/** Codes in order of first appearance, from 1. */
function codesOf(texts: readonly string[]): Codes {
  const values = [...new Set(texts)];
  const codes = new Codes();
  codes.splice(
    0,
    0,
    Uint32Array.from(texts, (text) => values.indexOf(text) + 1),
    values.length,
  );
  return codes;
}

const counted = (name: string) => drain(usersPerValue(codesOf(user), [codesOf(table[name])], 10));
const byName = (measure: (name: string) => unknown) => Object.fromEntries(names.map((name) => [name, measure(name)]));

function sampled(alphas: readonly number[]) {
  const {
    risk,
    meanAlpha: alphaMean,
    deviation,
    standardError,
    low,
    high,
  } = sampledRisk(alphas, 3, 10) ?? assert.fail('no sample');
  const around = (half: number) => [risk - half, risk + half];
  return {
    low,
    high,
    risk,
    alpha_mean: alphaMean,
    sd_alpha: deviation,
    se: standardError,
    // What the paper and a normal approximation would print of these numbers; the product shows neither.
    paper_interval: around(((deviation ?? Number.NaN) * 3) / 10),
    normal_interval: around(normalQuantile(0.95) * (standardError ?? Number.NaN)),
  };
}

export const checks: GoldenChecks = {
  table3: (expected) => {
    const { records, users, firstRow } = drain(usersOfValues(codesOf(user), [codesOf(table['date'])], 10));
    const found = Array.from(firstRow, (row, i) => [table['date'][row], [records[i], users[i], records[i] / users[i]]]);
    assertClose(Object.fromEntries(found), expected);
    assert.deepEqual(Object.keys(expected).length, found.length);
  },
  alpha_X: (expected) => assertClose(meanAlpha(counted('date')), expected),
  risk: (expected) =>
    assertClose(
      byName((name) => identificationRisk(counted(name))),
      expected,
    ),
  low_cost: (expected) =>
    assertClose(
      byName((name) => lowCostRisk(counted(name))),
      expected,
    ),
  low_cost_error_date: (expected) => assertClose(lowCostError(counted('date')), expected),
  sampling_s2: (expected) => {
    const found = sampled([2, 3]);
    assertClose(found, expected);
    // The interval that is shown: one degree of freedom leaves what is certain.
    assertClose([found.low, found.high], [0.75 / Math.exp((6.313751514675043 * (found.se ?? Number.NaN)) / 0.75), 1]);
  },
  sampling_s3: (expected) => assertClose(sampled([2, 1.5, 3]), expected),
  riskiest: (expected) => {
    const order = riskiestFirst(names.map((name) => identificationRisk(counted(name))));
    assertClose(
      order.map((column) => names[column]),
      expected,
    );
  },
};
