import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { comparedColumns, type Statistics } from '../statistics/index.ts';
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
  const withheld = statisticsIn(`age,sex\n${rows.join('\n')}\n`, { withheld: ['age'] });
  assert.deepEqual(drain(whatIf(predictionOfAll(withheld), 0, 5)), {
    law: 'independent',
    expected,
    without,
    coarser: [],
  });
});
