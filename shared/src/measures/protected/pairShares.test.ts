import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { bayesStep } from './bayesStep.ts';
import { channelOf } from './channel.ts';
import { grandTotal, type JointTable } from './jointTable.ts';
import { likeliestPairShares, unbiasedPairShares, uniformShares } from './pairShares.ts';
import { plainPairShares, reportProbability } from './testPaper.ts';
import { run } from './testRun.ts';

const tables: fc.Arbitrary<JointTable> = fc
  .record({ rows: fc.integer({ min: 1, max: 5 }), columns: fc.integer({ min: 2, max: 5 }) })
  .chain(({ rows, columns }) =>
    fc
      .array(fc.integer({ min: 0, max: 60 }), { minLength: rows * columns, maxLength: rows * columns })
      .map((cells) => ({ rows, columns, cells: Float64Array.from(cells) })),
  )
  .filter((table) => grandTotal(table) > 0);
const epsilons = fc.double({ min: 0.5, max: 4, noNaN: true });

test('one step with the short form is the step with the full Kronecker channel', () => {
  fc.assert(
    fc.property(tables, epsilons, epsilons, (reports, one, two) => {
      const first = channelOf(one, reports.rows);
      const second = channelOf(two, reports.columns);
      const at = (cell: number) => [Math.floor(cell / reports.columns), cell % reports.columns];
      const channel = (truth: number, report: number) =>
        reportProbability(first, at(truth)[0], at(report)[0]) * reportProbability(second, at(truth)[1], at(report)[1]);
      const shares = run(uniformShares(reports)).cells.map((share, i) => share * (1 + 0.1 * Math.sin(i)));
      const total = grandTotal(reports);
      const expected = shares.map((_, j) => shares.reduce((sum, share, i) => sum + share * channel(i, j), 0));
      const step = run(bayesStep({ ...reports, cells: shares }, reports, first, second));
      for (const [i, share] of shares.entries()) {
        let factor = 0;
        for (const [j, count] of reports.cells.entries()) factor += (channel(i, j) * count) / total / expected[j];
        assert.ok(Math.abs(step.shares.cells[i] - share * factor) < 1e-12);
      }
    }),
    drawn(40),
  );
});

test('a step never lowers the likelihood and keeps the sum at 1', () => {
  fc.assert(
    fc.property(tables, epsilons, (reports, epsilon) => {
      const first = channelOf(epsilon, reports.rows);
      const second = channelOf(epsilon, reports.columns);
      let before = Number.NEGATIVE_INFINITY;
      let shares = run(uniformShares(reports));
      for (let step = 0; step < 20; step++) {
        const next = run(bayesStep(shares, reports, first, second));
        assert.ok(next.likelihood >= before - 1e-9 * Math.abs(before === Number.NEGATIVE_INFINITY ? 1 : before));
        assert.ok(Math.abs(grandTotal(next.shares) - 1) < 1e-12);
        before = next.likelihood;
        shares = next.shares;
      }
    }),
    drawn(40),
  );
});

test('the fast iteration ends within 0.01 of the highest log-likelihood', () => {
  fc.assert(
    fc.property(tables, epsilons, epsilons, (reports, one, two) => {
      const first = channelOf(one, reports.rows);
      const second = channelOf(two, reports.columns);
      const fast = run(likeliestPairShares(reports, first, second));
      const plain = run(plainPairShares(reports, first, second, 1e-7));
      const [ofFast, ofPlain] = [fast, plain].map((shares) => run(bayesStep(shares, reports, first, second)));
      assert.ok(ofFast.gap < 0.01);
      assert.ok(ofFast.likelihood > ofPlain.likelihood - 0.01);
      assert.ok(fast.cells.every((share) => share >= 0));
    }),
    drawn(40),
  );
});

test('a cell without reports is not lost: the uniform start finds it (SEI-2)', () => {
  // Five categories, ten reports in each cell next to (0, 0) in its row and column: the truth is (0, 0).
  const cells = new Float64Array(25);
  for (let i = 1; i < 5; i++) {
    cells[i] = 10;
    cells[5 * i] = 10;
  }
  const reports = { rows: 5, columns: 5, cells };
  const channel = channelOf(1, 5);
  const shares = run(likeliestPairShares(reports, channel, channel));
  assert.ok(shares.cells[0] > 0.99);
  assert.ok(Math.abs(run(bayesStep(shares, reports, channel, channel)).likelihood + 224.7732) < 0.011);
});

test('without noise the shares are the reports, and without reports they stay uniform', () => {
  const clear = channelOf(Number.POSITIVE_INFINITY, 2);
  const reports = { rows: 2, columns: 2, cells: Float64Array.of(1, 0, 2, 1) };
  assert.deepEqual(run(likeliestPairShares(reports, clear, clear)).cells, Float64Array.of(0.25, 0, 0.5, 0.25));
  assert.deepEqual(run(unbiasedPairShares(reports, clear, clear))?.cells, Float64Array.of(0.25, 0, 0.5, 0.25));
  const nothing = { rows: 2, columns: 2, cells: new Float64Array(4) };
  assert.deepEqual(run(likeliestPairShares(nothing, clear, clear)).cells, Float64Array.of(0.25, 0.25, 0.25, 0.25));
  assert.equal(run(unbiasedPairShares(nothing, clear, clear)), undefined);
});
