import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../numeric/index.ts';
import { identificationRisk } from './identificationRisk.ts';
import { drawAlphas, sampledRisk, studentQuantile } from './sampledRisk.ts';

/** From tables of Student's t to many digits. */
const quantiles: [p: number, degrees: number, t: number][] = [
  [0.95, 1, 6.313751514675043],
  [0.95, 2, 2.919985580355516],
  [0.95, 9, 1.8331129326562368],
  [0.95, 99, 1.6603911560169893],
  [0.975, 4, 2.7764451051977934],
  [0.5, 3, 0],
];
for (const [p, degrees, t] of quantiles) {
  test(`the ${p} quantile of Student's t with ${degrees} degrees of freedom`, () => {
    assert.ok(Math.abs(studentQuantile(p, degrees) - t) <= 1e-12 * t, `${studentQuantile(p, degrees)}`);
    assert.equal(studentQuantile(1 - p, degrees) <= 0, true);
  });
}

/** 3 values of α 1, 2 of α 2.5, 1 of α 12. */
const column = {
  rows: 40,
  records: Uint32Array.of(1, 5, 12),
  users: Uint32Array.of(1, 2, 1),
  values: Uint32Array.of(3, 2, 1),
};

test('the interval is one of factors, within what is certain', () => {
  const { risk, standardError, low, high } =
    sampledRisk([1, 1.1, 1.2, 4, 1.3, 1.2, 1.1, 1.4], 100, 1000) ?? assert.fail();
  const factor = Math.exp((studentQuantile(0.95, 7) * (standardError ?? 0)) / risk);
  assert.ok(Math.abs(high - risk * factor) < 1e-12);
  assert.equal(low, Math.max(0.1, risk / factor));
  const wide = sampledRisk([1, 90], 10, 1000) ?? assert.fail();
  assert.deepEqual([wide.low, wide.high], [0.01, 1]);
  const beyond = sampledRisk([900, 901, 900], 10, 1000) ?? assert.fail();
  assert.deepEqual([beyond.low, beyond.high], [1, 1]);
});

test('all values drawn leave nothing to estimate', () => {
  const alphas = drawAlphas(column, 100, seededRandom(1));
  assert.deepEqual(alphas, [1, 1, 1, 2.5, 2.5, 12]);
  const { risk, standardError, low, high } = sampledRisk(alphas, 6, 40) ?? assert.fail();
  assert.equal(risk, identificationRisk(column));
  assert.deepEqual([standardError, low, high], [0, risk, risk]);
});

test('one value of several says nothing of the error, none says nothing at all', () => {
  const one = sampledRisk([2], 6, 40) ?? assert.fail();
  assert.deepEqual([one.standardError, one.low, one.high], [undefined, 0.15, 1]);
  assert.equal(sampledRisk([3], 1, 40)?.standardError, 0);
  assert.equal(sampledRisk([], 0, 40), undefined);
  assert.deepEqual(drawAlphas({ ...column, values: new Uint32Array(3) }, 5, seededRandom(1)), []);
});

test('samples are drawn without replacement, each value as often as any other', () => {
  const random = seededRandom(3);
  const drawn = [0, 0, 0];
  for (let i = 0; i < 6000; i++) {
    const alphas = drawAlphas(column, 2, random);
    assert.equal(alphas.length, 2);
    assert.ok(!(alphas[0] === 12 && alphas[1] === 12));
    for (const alpha of alphas) drawn[[1, 2.5, 12].indexOf(alpha)]++;
  }
  for (const [i, values] of column.values.entries()) assert.ok(Math.abs(drawn[i] / 2000 - values) < 0.15, `${drawn}`);
});

test('the estimate is right on average, and its standard error too', () => {
  const random = seededRandom(5);
  const risks: number[] = [];
  let variance = 0;
  for (let i = 0; i < 20000; i++) {
    const { risk, standardError } = sampledRisk(drawAlphas(column, 3, random), 6, 40) ?? assert.fail();
    risks.push(risk);
    variance += (standardError ?? 0) ** 2 / 20000;
  }
  const mean = risks.reduce((a, b) => a + b) / risks.length;
  const spread = risks.reduce((sum, risk) => sum + (risk - mean) ** 2, 0) / risks.length;
  assert.ok(Math.abs(mean - identificationRisk(column)) < 0.005, `${mean}`);
  assert.ok(Math.abs(spread - variance) < 0.05 * variance, `${spread} ${variance}`);
});
