/** The true joint shares of two attributes from their reports: iterative Bayes (SEI (3), corrected), sped up, and the unbiased inverse. */
import { bayesStep } from './bayesStep.ts';
import { type Channel, contrast } from './channel.ts';
import { cellsPerStep, type JointTable, totalsOf } from './jointTable.ts';

/** Where the iteration ends: no other answer is more than this better in log-likelihood. */
const likelihoodGap = 0.01;

/** A bound that no table of practice meets. */
export const mostSteps = 100_000;

/** A share below all that matters whose inverse is still a number. */
const smallestShare = 1e-200;

/** K1^{−T}(W/n)K2^{−1}: right on average, may be negative. Undefined when the reports say nothing. Yields the cells done. */
export function* unbiasedPairShares(
  reports: JointTable,
  first: Channel,
  second: Channel,
): Generator<number, JointTable | undefined> {
  const { total, inRow, inColumn } = yield* totalsOf(reports);
  const scale = contrast(first) * contrast(second) * total;
  if (!(scale > 0)) return undefined;
  const { rows, columns } = reports;
  const cells = new Float64Array(rows * columns);
  for (let cell = 0, row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const count = reports.cells[cell];
      cells[cell] =
        (count - first.other * inColumn[column] - second.other * inRow[row] + first.other * second.other * total) /
        scale;
      if (cell % cellsPerStep === cellsPerStep - 1) yield cell;
    }
  }
  return { rows, columns, cells };
}

/** Yields the cells done. */
export function* uniformShares({ rows, columns }: JointTable): Generator<number, JointTable> {
  const cells = new Float64Array(rows * columns);
  for (let start = 0; start < cells.length; start += cellsPerStep) {
    cells.fill(1 / cells.length, start, start + cellsPerStep);
    yield start;
  }
  return { rows, columns, cells };
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
  const unbiased = yield* unbiasedPairShares(reports, first, second);
  if (unbiased && (yield* isNowhereNegative(unbiased))) return unbiased;
  let shares = yield* uniformShares(reports);
  if ((yield* totalsOf(reports)).total === 0) return shares;
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
    length = Math.min(longest, yield* extrapolationLength(shares, one.shares, two.shares));
    if (length === longest) longest *= 4;
    shares = yield* extrapolate(shares, one.shares, two.shares, length);
  }
  return safe;
}

function* isNowhereNegative({ cells }: JointTable): Generator<number, boolean> {
  for (let cell = 0; cell < cells.length; cell++) {
    if (!(cells[cell] >= 0)) return false;
    if (cell % cellsPerStep === cellsPerStep - 1) yield cell;
  }
  return true;
}

/** How many times the size of a step is that of its change from step to step. */
function* extrapolationLength(zero: JointTable, one: JointTable, two: JointTable): Generator<number, number> {
  let moved = 0;
  let turned = 0;
  for (let cell = 0; cell < zero.cells.length; cell++) {
    const from = zero.cells[cell];
    const move = one.cells[cell] - from;
    const turn = two.cells[cell] - one.cells[cell] - move;
    moved += (move * move) / from;
    turned += (turn * turn) / from;
    if (cell % cellsPerStep === cellsPerStep - 1) yield cell;
  }
  return turned > 0 ? Math.max(1, Math.sqrt(moved / turned)) : 1;
}

/** From three answers in a row to where they lead. A share falls to a tenth at most and never to 0, from where it could not return. */
function* extrapolate(
  zero: JointTable,
  one: JointTable,
  two: JointTable,
  length: number,
): Generator<number, JointTable> {
  let total = 0;
  const cells = new Float64Array(zero.cells.length);
  for (let cell = 0; cell < cells.length; cell++) {
    const from = zero.cells[cell];
    const move = one.cells[cell] - from;
    const turn = two.cells[cell] - one.cells[cell] - move;
    const to = Math.max(from + 2 * length * move + length * length * turn, two.cells[cell] / 10, smallestShare);
    total += to;
    cells[cell] = to;
    if (cell % cellsPerStep === cellsPerStep - 1) yield cell;
  }
  for (let cell = 0; cell < cells.length; cell++) {
    cells[cell] /= total;
    if (cell % cellsPerStep === cellsPerStep - 1) yield cell;
  }
  return { rows: zero.rows, columns: zero.columns, cells };
}
