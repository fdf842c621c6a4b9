/** All that statistics say of the risk of the table they were made from: the prediction, what drives it, and its course with the number of records. */
import type { Work } from '../analysis/index.ts';
import type { Statistics } from '../statistics/index.ts';
import { type CurvePoint, curveRecords, type Driver, drivers, riskCurve } from './drivers.ts';
import { type PredictedOverall, type PredictionRequest, predictOverall } from './predictOverall.ts';

export interface Prediction {
  readonly statistics: Statistics;
  /** Positions of the columns that rows are compared on. */
  readonly columns: readonly number[];
  readonly overall: PredictedOverall;
  /** What drives the risk most comes first. */
  readonly drivers: readonly Driver[];
  readonly curve: readonly CurvePoint[];
}

export function* predictionOf(statistics: Statistics, request: PredictionRequest): Work<Prediction> {
  const { columns } = request;
  return {
    statistics,
    columns,
    overall: yield* predictOverall(statistics, request),
    drivers: yield* drivers(statistics, columns),
    curve: yield* riskCurve(statistics, columns, curveRecords(statistics.rows)),
  };
}

/** The number that comes nearest: with all dependencies that are known, see measures.md 1.1 for how far each is off. */
export function likeliestRisk({ treeOrr, algorithm2, expectedOrr }: PredictedOverall): number {
  return treeOrr ?? algorithm2?.mean ?? expectedOrr;
}
