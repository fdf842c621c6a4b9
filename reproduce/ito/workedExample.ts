/** Tables 1 to 3 of ITO: ten receipts of three customers, where every number can be followed by hand. */
import { sampledRisk } from '@quasi/shared/measures/background';
import { sharedTable } from '../data.ts';
import { share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { type UserColumn, userColumn } from './userColumns.ts';

const printedRisk = 0.65;
const printedLowCost = 0.3;
const printedMeanAlpha = 13 / 6;
const printedSample = 0.75;

export interface WorkedExample {
  readonly columns: readonly UserColumn[];
  /** From the two values of date with α = 2 and 3, as in the paper. */
  readonly sample: number;
  readonly agrees: boolean;
}

export function workedExample(): WorkedExample {
  const table = sharedTable('paper_examples/ito_table1.csv', { header: true });
  const columns = ['date', 'time', 'goods', 'price', 'number'].map((name) => userColumn(table, 'user ID', name));
  const [date] = columns;
  const sample = sampledRisk([2, 3], date.values, date.records)?.risk ?? 0;
  const pairs: (readonly [number, number])[] = [
    [date.risk, printedRisk],
    [date.lowCost, printedLowCost],
    [date.meanAlpha, printedMeanAlpha],
    [sample, printedSample],
  ];
  return { columns, sample, agrees: pairs.every(([here, printed]) => Math.abs(here - printed) < 1e-9) };
}

export function workedSection({ columns, sample }: WorkedExample): Section {
  return {
    heading: 'The worked example (Tables 1 to 3)',
    blocks: [
      `α_x is the number of records with the value x for each of its users; R(X) = Σ α_x / m over the values of X, m being all records: the chance that somebody who knows X of a random record names its user. The paper prints for *date* α_X = 13/6, R = .65, low-cost .3 and, from a sample of two values (α = 2 and 3), .75. All of them come out; the sample gives ${share(sample, 2)}.`,
      {
        kind: 'table',
        columns: ['column', 'values', 'α_X', 'R(X)', 'low-cost, values/m'],
        rows: columns.map(({ name, values, meanAlpha, risk, lowCost }) => [
          name,
          String(values),
          meanAlpha.toFixed(3),
          share(risk),
          share(lowCost),
        ]),
      },
    ],
  };
}
