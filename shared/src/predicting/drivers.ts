/** Which columns drive the risk that statistics lead one to expect, and what one of them does when it is told less exactly. */
import { staged, type Work } from '../analysis/index.ts';
import { frequencyHistogram, type SizeHistogram } from '../counts/index.ts';
import { expectedOverallRisk } from '../measures/prediction/index.ts';
import { frequenciesOf, type Statistics } from '../statistics/index.ts';

export interface Driver {
  readonly column: string;
  /** The expected risk without the column. */
  readonly without: number;
  /** By how much it falls. */
  readonly drop: number;
}

export interface CurvePoint {
  readonly records: number;
  readonly expectedOrr: number;
}

/** The share of the records that is expected to be at risk on these columns, given by their frequencies. */
export function* expectedRiskOn(rows: number, frequencies: readonly Uint32Array[]): Work<number> {
  const risk = yield* staged('rows', 0, expectedOverallRisk(rows, frequencies.map(frequencyHistogram)));
  return risk.value;
}

/** Each column left out in turn, that which drives the risk most first. `columns`: positions, see `comparedColumns`. */
export function* drivers(statistics: Statistics, columns: readonly number[]): Work<Driver[]> {
  const frequencies = columns.map((column) => frequenciesOf(statistics.columns[column]));
  const all = yield* expectedRiskOn(statistics.rows, frequencies);
  const found: Driver[] = [];
  for (const [i, column] of columns.entries()) {
    const without = yield* expectedRiskOn(statistics.rows, frequencies.toSpliced(i, 1));
    found.push({ column: statistics.columns[column].name, without, drop: all - without });
    yield { stage: 'columns', share: found.length / columns.length };
  }
  return found.sort((one, other) => other.drop - one.drop);
}

/** More rows than that cannot be counted. */
const MOST_RECORDS = 4e9;

/** Numbers of records: some below those that there are, those, and some of their multiples. */
export function curveRecords(rows: number): number[] {
  const fewer: number[] = [];
  for (let ten = 10; ten < rows; ten *= 10) for (const step of [1, 3]) if (step * ten < rows) fewer.push(step * ten);
  const more = rows === 0 ? [] : [1, 3, 10, 30, 100].map((times) => times * rows);
  return [...fewer, ...more].filter((records) => records <= MOST_RECORDS);
}

/**
 * The expected risk of a part of the table, or of one that is so many times as large with the same shares: then as if no value
 * came that was not met yet. `sizes`: below the rows that there are, or multiples of them.
 */
export function* riskCurve(
  statistics: Statistics,
  columns: readonly number[],
  sizes: readonly number[],
): Work<CurvePoint[]> {
  const { rows } = statistics;
  const histograms = columns.map((column) => frequencyHistogram(frequenciesOf(statistics.columns[column])));
  const points: CurvePoint[] = [];
  for (const records of sizes) {
    const expecting =
      records < rows
        ? expectedOverallRisk(rows, histograms, records)
        : expectedOverallRisk(
            records,
            histograms.map((histogram) => multiplied(histogram, records / rows)),
          );
    const { value } = yield* staged('rows', 0, expecting);
    points.push({ records, expectedOrr: value });
    yield { stage: 'columns', share: points.length / sizes.length };
  }
  return points;
}

function multiplied({ rows, sizes, counts }: SizeHistogram, times: number): SizeHistogram {
  return { rows: rows * times, sizes: sizes.map((size) => size * times), counts };
}
