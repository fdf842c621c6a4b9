/** The course of the expected risk with the number of records. */
import { isOver, staged, unlessOver, type Work } from '../analysis/index.ts';
import { frequencyHistogram, type SizeHistogram } from '../counts/index.ts';
import {
  classesBySize,
  expectedOverallRisk,
  type RandomTable,
  riskOfPart,
  TupleCounter,
} from '../measures/prediction/index.ts';
import type { ExpectedTable } from './expectedTable.ts';
import { tablesUnder } from './knownDependence.ts';

export interface CurvePoint {
  readonly records: number;
  readonly expectedOrr: number;
}

/** More rows than that cannot be counted. */
const MOST_RECORDS = 4e9;
/** Cells of a random table that is larger than the one that is known. */
const MOST_CELLS = 2 ** 24;
/** Rows of all random tables of one size together, as long as one has fewer. */
const ROWS_LOOKED_AT = 200_000;
const MOST_TABLES = 50;

/** Numbers of records: some below those that there are, those, and some of their multiples. */
export function curveRecords(rows: number): number[] {
  const fewer: number[] = [];
  for (let ten = 10; ten < rows; ten *= 10) for (const step of [1, 3]) if (step * ten < rows) fewer.push(step * ten);
  const more = rows === 0 ? [] : [1, 3, 10, 30, 100].map((times) => times * rows);
  return [...fewer, ...more].filter((records) => records <= MOST_RECORDS);
}

/**
 * The expected risk of a part of the table, or of one that is so many times as large with the same shares: then as if no value
 * came that was not met yet. `sizes`: below the rows that there are, or multiples of them. What there is no time or no
 * room for is left out.
 */
export function* riskCurve(table: ExpectedTable, sizes: readonly number[], deadline: number): Work<CurvePoint[]> {
  const { rows, risk } = table;
  const under = table.law === 'independent' ? independentRisk(table) : yield* drawnRisk(table, deadline);
  const points: CurvePoint[] = [];
  for (const records of sizes) {
    const expected = records === rows ? risk : isOver(deadline) ? undefined : yield* under(records);
    if (expected !== undefined) points.push({ records, expectedOrr: expected });
    yield { stage: 'columns', share: points.length / sizes.length };
  }
  return points;
}

type RiskOf = (records: number) => Work<number | undefined>;

function independentRisk({ rows, frequencies }: ExpectedTable): RiskOf {
  const histograms = frequencies.map(frequencyHistogram);
  return function* (records) {
    const expecting =
      records < rows
        ? expectedOverallRisk(rows, histograms, records)
        : expectedOverallRisk(
            records,
            histograms.map((histogram) => multiplied(histogram, records / rows)),
          );
    return (yield* staged('rows', 0, expecting)).value;
  };
}

/** On random tables that keep the dependencies: of a part of one the risk follows from its classes, larger ones are drawn. */
function* drawnRisk(table: ExpectedTable, deadline: number): Work<RiskOf> {
  const { rows } = table;
  const own = yield* classesOfTables(table, 1, deadline);
  return function* (records) {
    const drawn = records < rows ? own : yield* classesOfTables(table, records / rows, deadline);
    if (drawn.length === 0) return undefined;
    let sum = 0;
    for (const classes of drawn) {
      sum += yield* staged('rows', 0, riskOfPart(classes, Math.max(rows, records), records));
    }
    return sum / drawn.length;
  };
}

/** Of each, how many classes there are by size; none where one has too many cells, or there is no time for one. */
function* classesOfTables(
  { rows, frequencies, dependence, law, seed }: ExpectedTable,
  times: number,
  deadline: number,
): Work<Uint32Array[]> {
  const found: Uint32Array[] = [];
  const records = rows * times;
  const draw = tablesUnder(law, dependence, frequencies, rows, times, seed);
  const columns = frequencies.length + (law === 'tree' ? (dependence.tree?.joining.length ?? 0) : 0);
  if (!draw || (times > 1 && records * columns > MOST_CELLS)) return found;
  const counter = new TupleCounter(records);
  const limits = frequencies.map(({ length }) => length);
  const most = Math.min(MOST_TABLES, Math.ceil(ROWS_LOOKED_AT / Math.max(1, records)));
  while (found.length < most) {
    const classes = yield* unlessOver(classesOfNext(draw), deadline);
    if (!classes) break;
    found.push(classes);
  }
  return found;

  function* classesOfNext(next: RandomTable): Work<Uint32Array> {
    const drawn = yield* staged('rows', 0, next());
    const sizes = yield* staged('rows', 0, counter.count(drawn, limits));
    return yield* staged('rows', 0, classesBySize(sizes));
  }
}

function multiplied({ rows, sizes, counts }: SizeHistogram, times: number): SizeHistogram {
  return { rows: rows * times, sizes: sizes.map((size) => size * times), counts };
}
