import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bivariateTable } from './bivariateNormal.ts';
import { channelOf } from './channel.ts';
import { copulaCuts } from './copulaPeople.ts';
import {
  correlationByInformation,
  correlationByPositions,
  correlationOfInformation,
  ordinalMoments,
  printedCorrelation,
  trueOrdinalCorrelation,
} from './correlation.ts';
import { type JointTable, mutualInformation } from './jointTable.ts';
import { unbiasedPairShares } from './pairShares.ts';
import { informationOfCorrelation, reportProbability } from './testPaper.ts';
import { run } from './testRun.ts';

const p = Float64Array.of(0.2, 0.5, 0.3);
const q = Float64Array.of(0.6, 0.4);
const cuts = [copulaCuts(p), copulaCuts(q)] as const;

test('both EXT estimators return the correlation that made a table; the printed one does not (SEI-5)', () => {
  for (const [truth, printed] of [
    [0.3, 0.213],
    [0.5, 0.357],
    [0.8, 0.584],
    [-0.5, undefined],
  ] as const) {
    const table = run(bivariateTable(...cuts, truth));
    const { covariance, first, second } = ordinalMoments(table);
    assert.ok(
      Math.abs(run(correlationByInformation(run(mutualInformation(table)), covariance, ...cuts)) - truth) < 1e-9,
    );
    const ordinal = covariance / Math.sqrt(first * second);
    assert.ok(Math.abs(run(correlationByPositions(ordinal, ...cuts, p, q)) - truth) < 1e-9);
    if (printed !== undefined) assert.ok(Math.abs(run(printedCorrelation(table)) - printed) < 5e-4);
    else assert.ok(run(printedCorrelation(table)) < 0);
  }
});

test('two identical attributes with k categories are printed as √(1 − 1/k²)', () => {
  for (const k of [2, 3, 5, 10]) {
    const cells = new Float64Array(k * k);
    for (let i = 0; i < k; i++) cells[i * k + i] = 1 / k;
    assert.ok(Math.abs(run(printedCorrelation({ rows: k, columns: k, cells })) - Math.sqrt(1 - 1 / k ** 2)) < 1e-12);
  }
});

test('mutual information and correlation are inverse to each other', () => {
  for (const rho of [1e-5, 0.1, 0.5, 0.99]) {
    assert.ok(Math.abs(correlationOfInformation(informationOfCorrelation(rho)) - rho) < 1e-12 * rho);
  }
});

test('expected noisy reports give back the ordinal correlation of the truth', () => {
  const truth = run(bivariateTable(...cuts, -0.6));
  const [first, second] = [channelOf(1, 3), channelOf(2, 2)];
  const reports: JointTable = {
    ...truth,
    cells: truth.cells.map((_, report) =>
      truth.cells.reduce((sum, share, cell) => {
        const [i, j] = [cell >> 1, cell & 1];
        const through = reportProbability(first, i, report >> 1) * reportProbability(second, j, report & 1);
        return sum + 10_000 * share * through;
      }, 0),
    ),
  };
  const unbiased = run(unbiasedPairShares(reports, first, second));
  assert.ok(unbiased);
  const found = trueOrdinalCorrelation(reports, first, second, unbiased);
  const { covariance, first: varianceFirst, second: varianceSecond } = ordinalMoments(truth);
  assert.ok(found && Math.abs(found.correlation - covariance / Math.sqrt(varianceFirst * varianceSecond)) < 1e-12);
  assert.ok(found.standardError > 0.01 && found.standardError < 0.2);
});

test('a constant attribute has no correlation, and a certain one is held at 0.9999', () => {
  const constant = copulaCuts(Float64Array.of(1));
  assert.equal(run(correlationByInformation(0, 1, constant, cuts[1])), 0);
  assert.equal(run(correlationByPositions(0.5, constant, cuts[1], Float64Array.of(1), q)), 0);
  assert.equal(run(printedCorrelation({ rows: 1, columns: 2, cells: q })), 0);
  assert.equal(run(correlationByInformation(5, -1, ...cuts)), -0.9999);
});
