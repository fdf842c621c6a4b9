/** Table 6 of ITO: intervals from ten values, which are those of single values. */
import type { Section } from '../page.ts';
import { hasDigits } from '../verdict.ts';
import { type Coverage, singleValuesHalfWidth } from './coverage.ts';
import {
  dateDeviation,
  receiptRecords,
  receipts,
  recordsOfSet,
  type TableSixRow,
  tableSix,
  tableSixSize,
} from './printed.ts';
import { deviationOfMean, expectedError } from './samples.ts';
import type { UserColumn } from './userColumns.ts';

/** 90 % of a normal law lie so many standard errors about its middle. */
const normalErrors = 1.6449;

export function intervalsSection(coverages: readonly Coverage[]): Section {
  const date = coverages.find(({ column }) => column.name === 'date') ?? coverages[0];
  const { values } = receipts.find(({ name }) => name === 'date') ?? receipts[0];
  const error = { printed: deviationOfMean(dateDeviation, values, tableSixSize), here: errorOf(date.column) };
  const written = (value: number) => `±${value.toFixed(2)}`;
  return {
    heading: 'The intervals of Table 6',
    blocks: [
      `Half-widths for date from ${tableSixSize} values, in units of α. The printed one is nearer to the deviation of *single* values than to an interval for their mean, which is narrower by the root of their number.`,
      {
        kind: 'table',
        columns: ['date', 'T1', 'here'],
        rows: [
          [
            'interval of Table 6 (here: ± deviation of the values drawn, mean over samples)',
            written(printedHalfWidth()),
            written(singleValuesHalfWidth(date, tableSixSize)),
          ],
          ['deviation of all values', written(dateDeviation), written(deviationOf(date.column))],
          ['one standard error of the mean', written(error.printed), written(error.here)],
          ['90 % of a normal law', written(normalErrors * error.printed), written(normalErrors * error.here)],
        ],
      },
      `All rows of the table as printed. The low-cost risk is the number of values over the records of Table 5, and comes out in ${tableSix.filter(hasLowCost).length} of ${tableSix.length} rows. Where all α are 1 (T3, T4) each interval is a point; of the others ${mixed.filter(holdsExact).length} of ${mixed.length} hold the exact risk.`,
      {
        kind: 'table',
        columns: [
          'set',
          'column',
          'exact, mean',
          'low-cost',
          'values / records of Table 5',
          'interval',
          'holds the exact risk',
        ],
        left: [0, 1],
        rows: tableSix.map((row) => [
          row.set,
          row.column,
          row.exact,
          row.lowCost,
          lowCostOf(row).toPrecision(3),
          `${row.low} to ${row.high}`,
          holdsExact(row) ? 'yes' : 'no',
        ]),
      },
    ],
  };
}

const mixed = tableSix.filter(({ low, high }) => low !== high);

function lowCostOf({ set, values }: TableSixRow): number {
  return values / recordsOfSet[set];
}

/** The printed low-cost risk follows from the printed values and records. */
export function hasLowCost(row: TableSixRow): boolean {
  return hasDigits(lowCostOf(row), row.lowCost);
}

function holdsExact({ exact, low, high }: TableSixRow): boolean {
  return Number(low) <= Number(exact) && Number(exact) <= Number(high);
}

/** Of T1's date, in units of α. */
function printedHalfWidth(): number {
  const { low, high, values } = tableSix.find(({ column }) => column === 'date') ?? tableSix[0];
  return ((Number(high) - Number(low)) / 2) * (receiptRecords / values);
}

function errorOf(column: UserColumn): number {
  return expectedError(column, tableSixSize) * column.meanAlpha;
}

function deviationOf({ alphas, meanAlpha, values }: UserColumn): number {
  return Math.sqrt(alphas.reduce((sum, alpha) => sum + (alpha - meanAlpha) ** 2, 0) / values);
}
