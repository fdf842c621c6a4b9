/** The true joint shares of two attributes from their reports: iterative Bayes (SEI (3), corrected), sped up, and the unbiased inverse. */

import { bayesStep } from './bayesStep.ts';
import { type Channel, contrast } from './channel.ts';
import { columnTotals, grandTotal, type JointTable, rowTotals } from './jointTable.ts';

/** Where the iteration ends: no other answer is more than this better in log-likelihood. */
const likelihoodGap = 0.01;
/** A bound that no table of practice meets. */
const mostSteps = 100_000;
/** A share below all that matters whose inverse is still a number. */
const smallestShare = 1e-200;

/** One attribute is a pair whose second attribute has a single category. */
export function asPair(reports: ArrayLike<number>): JointTable {
  return { rows: reports.length, columns: 1, cells: Float64Array.from(reports) };
}

/** K1^{−T}(W/n)K2^{−1}: right on average, may be negative. Undefined when the reports say nothing. */
export function unbiasedPairShares(reports: JointTable, first: Channel, second: Channel): JointTable | undefined {
  const total = grandTotal(reports);
  const scale = contrast(first) * contrast(second) * total;
  if (!(scale > 0)) return undefined;
  const { rows, columns } = reports;
  const inRow = rowTotals(reports);
  const inColumn = columnTotals(reports);
  const cells = reports.cells.map((count, cell) => {
    const column = cell % columns;
    const row = (cell - column) / columns;
    return (
      (count - first.other * inColumn[column] - second.other * inRow[row] + first.other * second.other * total) / scale
    );
  });
  return { rows, columns, cells };
}

export function uniformShares({ rows, columns }: JointTable): JointTable {
  return { rows, columns, cells: new Float64Array(rows * columns).fill(1 / (rows * columns)) };
}

/** The iteration as printed but from a uniform start, until a step moves less than `change` in all; yields the steps done. */
export function* plainPairShares(
  reports: JointTable,
  first: Channel,
  second: Channel,
  change = 1e-10,
): Generator<number, JointTable> {
  let shares = uniformShares(reports);
  if (grandTotal(reports) === 0) return shares;
  for (let steps = 1; steps <= mostSteps; steps++) {
    const { shares: next } = yield* bayesStep(shares, reports, first, second);
    let moved = 0;
    for (let cell = 0; cell < next.cells.length; cell++) moved += Math.abs(next.cells[cell] - shares.cells[cell]);
    shares = next;
    if (moved < change) break;
    yield steps;
  }
  return shares;
}

/**
 * The most likely joint shares: iterative Bayes sped up by squared extrapolation (Varadhan, Roland 2008, scheme S3, with
 * distances weighted by 1/π as the likelihood weighs them). An extrapolation that lowers the likelihood is taken back and
 * the next ones are shorter, so that the likelihood never falls. Yields the steps done.
 */
export function* likeliestPairShares(
  reports: JointTable,
  first: Channel,
  second: Channel,
): Generator<number, JointTable> {
  // Shares that make the reports exactly as they are cannot be bettered.
  const unbiased = unbiasedPairShares(reports, first, second);
  if (unbiased?.cells.every((share) => share >= 0)) return unbiased;
  let shares = uniformShares(reports);
  if (grandTotal(reports) === 0) return shares;
  let before = Number.NEGATIVE_INFINITY;
  let safe = shares;
  let longest = 4;
  let length = 1;
  for (let steps = 1; steps <= mostSteps; steps += 2) {
    const one = yield* bayesStep(shares, reports, first, second);
    if (one.gap < likelihoodGap) return shares;
    yield steps;
    if (one.likelihood < before) {
      shares = safe;
      before = Number.NEGATIVE_INFINITY;
      longest = Math.max(1, length / 2);
      continue;
    }
    before = one.likelihood;
    const two = yield* bayesStep(one.shares, reports, first, second);
    yield steps + 1;
    safe = two.shares;
    length = Math.min(longest, extrapolationLength(shares, one.shares, two.shares));
    if (length === longest) longest *= 4;
    shares = extrapolate(shares, one.shares, two.shares, length);
  }
  return safe;
}

/** How many times the size of a step is that of its change from step to step. */
function extrapolationLength(zero: JointTable, one: JointTable, two: JointTable): number {
  let moved = 0;
  let turned = 0;
  for (let cell = 0; cell < zero.cells.length; cell++) {
    const from = zero.cells[cell];
    const move = one.cells[cell] - from;
    const turn = two.cells[cell] - one.cells[cell] - move;
    moved += (move * move) / from;
    turned += (turn * turn) / from;
  }
  return turned > 0 ? Math.max(1, Math.sqrt(moved / turned)) : 1;
}

/** From three answers in a row to where they lead. A share falls to a tenth at most and never to 0, from where it could not return. */
function extrapolate(zero: JointTable, one: JointTable, two: JointTable, length: number): JointTable {
  let total = 0;
  const cells = zero.cells.map((from, cell) => {
    const move = one.cells[cell] - from;
    const turn = two.cells[cell] - one.cells[cell] - move;
    const to = Math.max(from + 2 * length * move + length * length * turn, two.cells[cell] / 10, smallestShare);
    total += to;
    return to;
  });
  for (let cell = 0; cell < cells.length; cell++) cells[cell] /= total;
  return { rows: zero.rows, columns: zero.columns, cells };
}
