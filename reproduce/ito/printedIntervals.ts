/** Table 6 of ITO, as far as we have its numbers: intervals from ten values, which are those of single values. */
import type { Section } from '../page.ts';
import { type Coverage, singleValuesHalfWidth } from './coverage.ts';
import { dateDeviation, printedHalfWidth, printedIntervals, receipts, tableSixSize } from './printed.ts';
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
            written(printedHalfWidth),
            written(singleValuesHalfWidth(date, tableSixSize)),
          ],
          ['deviation of all values', written(dateDeviation), written(deviationOf(date.column))],
          ['one standard error of the mean', written(error.printed), written(error.here)],
          ['90 % of a normal law', written(normalErrors * error.printed), written(normalErrors * error.here)],
        ],
      },
      'What else of it we have is of T2, a set that was not to be had. Either interval is beside the exact risk of the same column:',
      {
        kind: 'table',
        columns: ['column', 'Table 6', 'exact, Table 5', 'here'],
        left: [0],
        rows: printedIntervals.map(([column, interval, exact]) => [column, interval, exact, 'not computable']),
      },
    ],
  };
}

function errorOf(column: UserColumn): number {
  return expectedError(column, tableSixSize) * column.meanAlpha;
}

function deviationOf({ alphas, meanAlpha, values }: UserColumn): number {
  return Math.sqrt(alphas.reduce((sum, alpha) => sum + (alpha - meanAlpha) ** 2, 0) / values);
}
