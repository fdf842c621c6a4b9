/** What a privatised database says of a cell: the probability of seeing y reports of it when x people are in it (EXT, measures.md SEI-10). */
import { binomialProbability } from '../numeric/index.ts';

/**
 * Of x people `c` are in the database (rate s), `t` of them are reported as they are, and of the other records each is
 * reported as this cell with `falseReport`: P(y|x) = Σ_c Bin(c; x, s) Σ_t Bin(t; c, β) Bin(y − t; n − c, r).
 */
export function noisyCountLikelihood(
  reported: number,
  people: number,
  rate: number,
  records: number,
  trueReport: number,
  falseReport: number,
): number {
  let sum = 0;
  for (let inside = 0; inside <= Math.min(people, records); inside++) {
    let reports = 0;
    for (let kept = 0; kept <= Math.min(inside, reported); kept++) {
      reports +=
        binomialProbability(kept, inside, trueReport) *
        binomialProbability(reported - kept, records - inside, falseReport);
    }
    sum += binomialProbability(inside, people, rate) * reports;
  }
  return sum;
}

/** r: how likely a record that is not of the cell is reported as it, from P(report cell) = qβ + (1 − q)r. */
export function falseReportProbability(reportedShare: number, cellProbability: number, trueReport: number): number {
  if (cellProbability >= 1) return 0;
  return Math.max(0, (reportedShare - cellProbability * trueReport) / (1 - cellProbability));
}
