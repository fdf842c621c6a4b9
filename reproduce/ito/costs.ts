/** Table 7 of ITO: what each model costs in records read, and how far off it is, for the column date. */
import { seededRandom } from '@quasi/shared/random';
import { count, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { printedLowCostError, printedSampleCost, receiptRecords, receipts } from './printed.ts';
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
}

export function costs(columns: readonly UserColumn[]): Costs {
  const date = columns.find(({ name }) => name === 'date') as UserColumn;
  return {
    date,
    sample: trials(date, sampleSize, repetitions, seededRandom(7)),
    expected: expectedError(date, sampleSize),
  };
}

export function costsSection({ date, sample, expected }: Costs): Section {
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
      `**Cost of a sample.** The paper prints ${printedSampleCost}. That is m/|D_X| = ${count(receiptRecords)}/${printed.values} = ${perValue.toFixed(1)}, the records of *one* value; the ten values of its experiment cost ${count(10 * perValue)}. Here ten values cost ${count(sample.cost)} of ${count(date.records)} records on average over ${count(repetitions)} samples, which is ${sampleSize}·m/|D_X| = ${count((sampleSize * date.records) / date.values)} within chance. And it needs an index from values to records: without one, finding the ten values costs a pass over the file, in which the exact risk could have been had.`,
      `**Error of the low-cost model.** The paper prints ${printedLowCostError}, which is the difference .186 − .0076 of the risks. Theorem 1 speaks of the relative error 1 − 1/α_X, which is ${percent(1 - 1 / (printed.meanAlpha ?? 1))} for T1 and ${percent(date.lowCostError)} here. Table 4 writes it as 1/α_x − 1, which would be negative.`,
    ],
  };
}
