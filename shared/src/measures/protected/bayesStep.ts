/** One step of iterative Bayes for the joint shares of two attributes (SEI (3), as measures.md SEI-1 corrects it), and how good the answer before it was. */
import { type Channel, contrast } from './channel.ts';
import { cellsPerStep, type JointTable, totalsOf } from './jointTable.ts';

interface BayesStep {
  readonly shares: JointTable;
  /** n·(max_i Σ_j K_ij y_j/(πK)_j − 1): a bound of how far the log-likelihood of π is from the highest. */
  readonly gap: number;
  /** Log-likelihood of π. */
  readonly likelihood: number;
}

/**
 * π_i ← π_i Σ_j K_ij y_j/(πK)_j over pairs. The channel of a pair is (o₁J + d₁I)⊗(o₂J + d₂I), so a product with it costs
 * one pass. Yields the cells done, often enough for the largest tables.
 */
export function* bayesStep(
  shares: JointTable,
  reports: JointTable,
  first: Channel,
  second: Channel,
): Generator<number, BayesStep> {
  const { rows, columns } = reports;
  const { total } = yield* totalsOf(reports);
  const expected = yield* throughChannel(shares, first, second);
  let likelihood = 0;
  const ratios = new Float64Array(expected.length);
  for (let cell = 0; cell < ratios.length; cell++) {
    const count = reports.cells[cell];
    if (count > 0) {
      ratios[cell] = count / total / expected[cell];
      likelihood += count * Math.log(expected[cell]);
    }
    if (cell % cellsPerStep === cellsPerStep - 1) yield cell;
  }
  const factors = yield* throughChannel({ rows, columns, cells: ratios }, first, second);
  let largest = 0;
  for (let cell = 0; cell < factors.length; cell++) {
    if (factors[cell] > largest) largest = factors[cell];
    factors[cell] *= shares.cells[cell];
    if (cell % cellsPerStep === cellsPerStep - 1) yield cell;
  }
  return { shares: { rows, columns, cells: factors }, gap: total * (largest - 1), likelihood };
}

function* throughChannel(table: JointTable, first: Channel, second: Channel): Generator<number, Float64Array> {
  const { rows, columns, cells } = table;
  const acrossRows = first.other * contrast(second);
  const acrossColumns = second.other * contrast(first);
  const itself = contrast(first) * contrast(second);
  const { inRow, inColumn } = yield* totalsOf(table);
  let total = 0;
  for (const row of inRow) total += row;
  const everywhere = first.other * second.other * total;
  const result = new Float64Array(cells.length);
  for (let cell = 0, i = 0; i < rows; i++) {
    const ofRow = everywhere + acrossColumns * inRow[i];
    for (let j = 0; j < columns; j++, cell++) {
      result[cell] = ofRow + acrossRows * inColumn[j] + itself * cells[cell];
      if (cell % cellsPerStep === cellsPerStep - 1) yield cell;
    }
  }
  return result;
}
