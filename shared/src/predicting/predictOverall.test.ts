import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { comparedColumns, type Statistics } from '../statistics/index.ts';
import { takesAtMost } from '../testing/index.ts';
import { type Prediction, predictionOf } from './predictionOf.ts';
import { statisticsIn, table1 } from './testStatistics.ts';
import { whatIf } from './whatIf.ts';

const near = (actual: number, expected: number, tolerance = 1e-9) =>
  assert.ok(Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected)), `${actual}, not ${expected}`);

function predictionIn(text: string, request = {}, background?: string): Prediction {
  const statistics = statisticsIn(text, request);
  const columns = comparedColumns(statistics);
  const larger = background === undefined ? undefined : statisticsIn(background, { pairs: true });
  return drain(predictionOf(statistics, { columns, background: larger, seed: 1, budget: undefined }));
}

const predicted = (...asked: Parameters<typeof predictionIn>) => predictionIn(...asked).overall;

test('Table 1 of R3A: the golden numbers, from its frequencies alone', () => {
  const found = predicted(table1);
  near(found.entropyMax, 2.32192809489);
  near(found.entropyExperience, 3.31285178336);
  near(found.entropyRandomExact, 2.13241831988);
  near(found.expectedOrr, 453 / 500);
  assert.equal(found.expectedOrrMethod, 'exact');
  assert.equal(found.treeOrr, undefined);
  assert.equal(found.algorithm2, undefined, 'nothing is known of pairs');
  assert.equal(found.complete, undefined);
});

/** Thirty people: zip codes, six of five people each; the county of a zip code; ages (measures.md 1.4). */
const people = Array.from({ length: 30 }, (_, row) => {
  const zip = Math.floor(row / 5);
  return `${10_000 + zip},${Math.floor(zip / 3)},${20 + (row % 3)}`;
});
const county = `zip,county,age\n${people.join('\n')}\n`;

test('frequent pairs and the tree are kept: both come to the limit of Algorithm 2, that of zip and age alone', () => {
  const found = predicted(county, { pairs: true, tree: true });
  near(found.expectedOrr, 0.737859990892);
  assert.ok(found.algorithm2 && found.treeOrr !== undefined);
  near(found.algorithm2.mean, 0.534722748516, 0.02);
  near(found.treeOrr, 0.534722748516, 0.02);
  assert.equal(found.algorithm2.unmet, 0);
});

test('pairs are taken from statistics of a larger set, by the names of columns and values', () => {
  const larger = `age,county,zip\n${[...people, ...people].map((row) => row.split(',').reverse().join(',')).join('\n')}\n9,7,99999\n`;
  const found = predicted(county, {}, larger);
  assert.ok(found.algorithm2);
  near(found.algorithm2.mean, 0.534722748516, 0.02);
});

test('drivers: the expected risk without each column, that which drives it most first', () => {
  const { drivers: found = [], curve } = predictionIn(county);
  assert.deepEqual(
    found.map(({ column }) => column),
    ['zip', 'age', 'county'],
  );
  const withoutCounty = found.find(({ column }) => column === 'county');
  near(withoutCounty?.without ?? 0, 0.534722748516);
  near(withoutCounty?.drop ?? 0, 0.737859990892 - 0.534722748516);
  assert.deepEqual(
    curve.map(({ records }) => records),
    [10, 30, 90, 300, 900, 3000],
  );
  near(curve[1]?.expectedOrr ?? 0, 0.737859990892);
  for (const [i, point] of curve.slice(1).entries()) assert.ok(point.expectedOrr < (curve[i]?.expectedOrr ?? 0));
});

test('drivers, curve and what-if are told by the law of the headline: no column that is left out raises the risk', () => {
  // Three columns that determine each other: only the number of values counts.
  const rows = Array.from({ length: 40 }, (_, i) => `a${i % 10},b${i % 10},c${i % 10}`);
  const text = `aa,bb,cc\n${rows.join('\n')}\n`;
  for (const [request, law] of [
    [{ pairs: true, tree: true }, 'tree'],
    [{ pairs: true }, 'pairs'],
  ] as const) {
    const prediction = predictionIn(text, request);
    assert.equal(prediction.law, law);
    near(prediction.risk, 0.25);
    assert.ok(prediction.overall.expectedOrr > 0.9);
    for (const { without, drop } of prediction.drivers ?? []) {
      near(without, 0.25);
      near(drop, 0);
    }
    const at = (records: number) => prediction.curve.find((point) => point.records === records)?.expectedOrr ?? 0;
    near(at(40), 0.25);
    near(at(400), 0.025);
    // Of ten of forty rows, four of each sort: 1 − C(36, 10)/C(40, 10).
    near(at(10), 1 - (30 * 29 * 28 * 27) / (40 * 39 * 38 * 37), 1e-9);
    const { expected, without } = drain(whatIf(prediction, 0, 5));
    near(expected, 0.25);
    near(without, 0.25);
  }
});

test('a column that joins two others is left out and they stay joined', () => {
  const rows = Array.from({ length: 60 }, (_, i) => `${i % 6},${i % 6},${Math.floor((i % 6) / 2)},${i % 7}`);
  const prediction = predictionIn(`zip,street,county,age\n${rows.join('\n')}\n`, { tree: true });
  assert.equal(prediction.law, 'tree');
  for (const { without } of prediction.drivers ?? []) assert.ok(without <= prediction.risk);
  const withoutZip = prediction.drivers?.find(({ column }) => column === 'zip');
  near(withoutZip?.drop ?? 1, 0);
});

test('a column that joins two others joins them where rows are not compared on it, too', () => {
  // Each column is a copy of the others.
  const rows = Array.from({ length: 300 }, (_, i) => `${i % 3},${i % 3},${i % 3},x${i % 100}`);
  const all = statisticsIn(`aa,bb,cc,dd\n${rows.join('\n')}\n`);
  const edge = (parent: number, child: number) => {
    const codes = Uint32Array.of(1, 2, 3);
    return { parent, child, joint: { rows: 300, a: codes, b: codes, counts: Uint32Array.of(100, 100, 100) } };
  };
  const predictedOn = (columns: readonly number[], edges: readonly ReturnType<typeof edge>[]) =>
    drain(predictionOf({ ...all, tree: edges }, { columns, background: undefined, seed: 1, budget: undefined }));
  for (const edges of [
    [edge(0, 1), edge(1, 2)],
    [edge(1, 0), edge(1, 2)],
    [edge(2, 1), edge(1, 0)],
  ]) {
    const whole = predictedOn([0, 1, 2], edges);
    const without = predictedOn([0, 2], edges);
    near(whole.risk, 0.01);
    assert.equal(without.law, 'tree');
    near(without.risk, 0.01);
    near(whole.drivers?.find(({ column }) => column === 'bb')?.without ?? 0, without.risk);
    for (const driver of without.drivers ?? []) near(driver.without, 0.01);
    near(without.curve.find(({ records }) => records === 3000)?.expectedOrr ?? 0, 0.001);
  }
  // A tree that says nothing of the columns is as none.
  const alone = predictedOn([0, 3], [edge(0, 1), edge(1, 2)]);
  assert.equal(alone.law, 'independent');
  assert.deepEqual([alone.overall.treeOrr, alone.overall.treeDraws], [undefined, undefined]);
});

test('an empty tree tells of no dependency: the exact mean is the headline', () => {
  const statistics = { ...statisticsIn(table1), tree: [] };
  const prediction = drain(
    predictionOf(statistics, { columns: [0, 1, 2], background: undefined, seed: 1, budget: undefined }),
  );
  assert.equal(prediction.law, 'independent');
  near(prediction.risk, 453 / 500);
});

/** Two values in each of so many columns. */
function manyColumns(count: number): Statistics {
  const column = (i: number) => ({
    name: `c${i}`,
    role: 'quasi-identifier' as const,
    kind: undefined,
    missing: 0,
    values: ['a', 'b'],
    counts: Uint32Array.of(30 + (i % 5), 30 - (i % 5)),
    suppressed: undefined,
  });
  const columns = Array.from({ length: count }, (_, i) => column(i));
  return { rows: 60, below: undefined, columns, leftOut: [], pairs: [], tree: undefined };
}

test('many columns are left out in turn in time, with the numbers that each has by itself', () => {
  const columns = Array.from({ length: 24 }, (_, i) => i);
  const request = { background: undefined, seed: 1, budget: undefined };
  const all = drain(predictionOf(manyColumns(24), { ...request, columns }));
  assert.equal(all.method, 'grid');
  for (const left of [0, 7, 23]) {
    const others = columns.filter((column) => column !== left);
    const alone = drain(predictionOf(manyColumns(24), { ...request, columns: others }));
    near(all.drivers?.find(({ column }) => column === `c${left}`)?.without ?? 0, alone.risk, 1e-9);
  }
  near(drain(whatIf(all, 7, 5)).without, all.drivers?.find(({ column }) => column === 'c7')?.without ?? 0, 1e-9);
  const found = takesAtMost(6000, () => {
    const many = manyColumns(2000);
    return drain(predictionOf(many, { ...request, columns: many.columns.map((_, i) => i), budget: 3 }));
  });
  assert.equal(found.drivers?.length, 2000);
});

test('without time drivers are left out, and the rest is told', () => {
  const statistics = statisticsIn(county, { tree: true });
  const prediction = drain(predictionOf(statistics, { columns: [0, 1, 2], background: undefined, seed: 1, budget: 0 }));
  assert.equal(prediction.drivers, undefined);
  assert.equal(prediction.isCurveComplete, false);
  assert.ok(prediction.risk > 0);
});

const predictionOfAll = (statistics: Statistics) =>
  drain(predictionOf(statistics, { columns: [0, 1], background: undefined, seed: 1, budget: undefined }));

test('what if: coarser values and no values lower the expected risk, step by step', () => {
  const rows = Array.from({ length: 200 }, (_, i) => `${18 + ((i * 7) % 60)},${['f', 'm'][i % 2]}`);
  const statistics = statisticsIn(`age,sex\n${rows.join('\n')}\n`);
  const { expected, without, coarser } = drain(whatIf(predictionOfAll(statistics), 0, 5));
  assert.ok(coarser.length >= 2);
  let before = expected;
  for (const step of coarser) {
    assert.ok(step.expected < before);
    before = step.expected;
  }
  assert.ok(without < before);
  near(without, 2 / 200);
  const untold = statistics.columns.map((column) => ({ ...column, kind: undefined }));
  assert.deepEqual(
    drain(whatIf(predictionOfAll({ ...statistics, columns: untold }), 0, 5)).coarser.map((step) => step.expected),
    coarser.map((step) => step.expected),
    'values whose kind is not told are looked at',
  );
  const withheld = statisticsIn(`age,sex\n${rows.join('\n')}\n`, { withheld: ['age'] });
  assert.deepEqual(drain(whatIf(predictionOfAll(withheld), 0, 5)), {
    law: 'independent',
    expected,
    without,
    coarser: [],
  });
});
