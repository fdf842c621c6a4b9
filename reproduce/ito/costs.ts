/** Table 7 of ITO: what each model costs in records read, and how far off it is, for the column date. */
import { seededRandom } from '@quasi/shared/random';
import { count, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { printedLowCostError, printedSampleCost, printedSampleError, receiptRecords, receipts } from './printed.ts';
import { expectedError, type Trials, trials } from './samples.ts';
import type { UserColumn } from './userColumns.ts';

/** As in the paper. */
const sampleSize = 10;
const repetitions = 5000;

export interface Costs {
  readonly date: UserColumn;
  readonly sample: Trials;
  /** Of one standard error, by the formula. */
  readonly expected: number;
  /** All columns, each with its samples. */
  readonly byColumn: readonly (readonly [column: UserColumn, sample: Trials])[];
}

export function costs(columns: readonly UserColumn[]): Costs {
  const byColumn = columns.map(
    (column, i) => [column, trials(column, sampleSize, repetitions, seededRandom(7 + i))] as const,
  );
  const found = byColumn.find(([{ name }]) => name === 'date');
  if (found === undefined) throw new Error('There is no column date.');
  const [date, sample] = found;
  return { date, sample, expected: expectedError(date, sampleSize), byColumn };
}

/** Mean absolute error of the risk from a single value, relative to it. */
export function singleValueError({ alphas, meanAlpha, values }: UserColumn): number {
  return alphas.reduce((sum, alpha) => sum + Math.abs(alpha - meanAlpha), 0) / values / meanAlpha;
}

export function costsSection({ date, sample, expected, byColumn }: Costs): Section {
  const printed = receipts.find(({ name }) => name === 'date') ?? receipts[0];
  const perValue = receiptRecords / printed.values;
  return {
    heading: 'Cost and error (Table 7)',
    blocks: [
      {
        kind: 'table',
        columns: ['model', 'what it needs', 'records read', 'risk of date', 'relative error'],
        left: [0, 1],
        rows: [
          ['exact, mean', 'the users of every value', count(date.records), share(date.risk), '0'],
          [
            'low-cost',
            'the number of values',
            'none once they are counted',
            share(date.lowCost, 4),
            `${percent(date.lowCostError)} too low`,
          ],
          [
            `sample of ${sampleSize}`,
            `all records of ${sampleSize} values`,
            count(sample.cost),
            'by chance',
            `${percent(sample.error)} (by the formula ${percent(expected)})`,
          ],
        ],
      },
      `**Cost and error of a sample.** The paper prints ${printedSampleCost} records and an error of ${printedSampleError}, the barycentre of its Fig. 11, which shows single values. So both are those of *one* value: m/|D_X| = ${count(receiptRecords)}/${printed.values} = ${perValue.toFixed(1)} records, and a mean absolute error of ${percent(Number(printedSampleError) / printed.risk)} of the risk; that of the receipts is ${percent(singleValueError(date), 1)} of theirs. The ten values of Table 6 would cost ${count(10 * perValue)} by Table 4. Here ten values cost ${count(sample.cost)} of ${count(date.records)} records on average over ${count(repetitions)} samples; ${sampleSize}·m/|D_X| is ${count((sampleSize * date.records) / date.values)}. And it needs an index from values to records: without one, finding the ten values costs a pass over the file, in which the exact risk could have been had.`,
      `**Error of the low-cost model.** The paper prints ${printedLowCostError}, which is the difference .186 − .0076 of the risks. Theorem 1 speaks of the relative error |1 − 1/α_X|, which is ${percent(1 - 1 / (printed.meanAlpha ?? 1))} for T1 and ${percent(date.lowCostError)} here. Table 4 writes it as 1/α_x − 1, which would be negative.`,
      'Table 7 is about date only. For the other columns what it should say follows from the values, the α_X and the records of T1 in Table 5:',
      {
        kind: 'table',
        columns: [
          'column',
          `${sampleSize} values cost, T1`,
          'here',
          'low-cost R(X), T1',
          'here',
          'too low by, T1',
          'here',
          `error of ${sampleSize} values here`,
        ],
        rows: byColumn.map(([column, { cost, error }], i) => {
          const { values, meanAlpha = Number.NaN } = receipts[i];
          return [
            column.name,
            count((sampleSize * receiptRecords) / values),
            count(cost),
            share(values / receiptRecords, 4),
            share(column.lowCost, 4),
            percent(1 - 1 / meanAlpha),
            percent(column.lowCostError),
            percent(error),
          ];
        }),
      },
    ],
  };
}
