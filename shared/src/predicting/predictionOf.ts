/** All that statistics say of the risk of the table they were made from: the prediction, what drives it, and its course with the number of records. */
import { deadlineOf, partOf, type Work } from '../analysis/index.ts';
import { frequenciesOf, type Statistics } from '../statistics/index.ts';
import { type Driver, drivers } from './drivers.ts';
import type { ExpectedTable } from './expectedTable.ts';
import { knownDependence, type Law } from './knownDependence.ts';
import { type PredictedOverall, predictOverall } from './predictOverall.ts';
import { type CurvePoint, curveRecords, riskCurve } from './riskCurve.ts';

interface PredictionRequest {
  /** Positions of the columns that rows are compared on, see `comparedColumns`. */
  readonly columns: readonly number[];
  /** Statistics of a larger set, from which the frequent tuples are taken. */
  readonly background: Statistics | undefined;
  readonly seed: number;
  /** Seconds; undefined: any. */
  readonly budget: number | undefined;
}

export interface Prediction extends ExpectedTable {
  readonly statistics: Statistics;
  /** Positions of the columns that rows are compared on. */
  readonly columns: readonly number[];
  readonly overall: PredictedOverall;
  /** What drives the risk most comes first; undefined: there was no time to find that. */
  readonly drivers: readonly Driver[] | undefined;
  /** Without the numbers of records that there was no time for. */
  readonly curve: readonly CurvePoint[];
  readonly isCurveComplete: boolean;
}

export function* predictionOf(
  statistics: Statistics,
  { columns, background, seed, budget }: PredictionRequest,
): Work<Prediction> {
  const deadline = deadlineOf(budget);
  const { rows } = statistics;
  const frequencies = columns.map((column) => frequenciesOf(statistics.columns[column]));
  const dependence = yield* knownDependence(statistics, columns, frequencies, background, seed);
  const overall = yield* predictOverall(rows, frequencies, dependence, seed, partOf(deadline, 0.6));
  const law = lawOf(overall);
  const names = columns.map((column) => statistics.columns[column].name);
  const method = overall.expectedOrrMethod;
  const table = { rows, names, frequencies, dependence, law, method, risk: riskUnder(law, overall), seed };
  const sizes = curveRecords(rows);
  const driving = yield* drivers(table, partOf(deadline, 0.6));
  const curve = yield* riskCurve(table, sizes, deadline);
  return {
    ...table,
    statistics,
    columns,
    overall,
    drivers: driving,
    curve,
    isCurveComplete: curve.length === sizes.length,
  };
}

/** The one that comes nearest: with all dependencies that are known, see measures.md 1.1 for how far each is off. */
function lawOf({ treeOrr, algorithm2 }: PredictedOverall): Law {
  if (treeOrr !== undefined) return 'tree';
  return algorithm2 === undefined ? 'independent' : 'pairs';
}

function riskUnder(law: Law, { treeOrr, algorithm2, expectedOrr }: PredictedOverall): number {
  const known = law === 'tree' ? treeOrr : law === 'pairs' ? algorithm2?.mean : undefined;
  return known ?? expectedOrr;
}
