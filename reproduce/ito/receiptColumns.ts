/** Table 5 of ITO for shop receipts: the set of PWSCUP 2017, as that of 2016, which the paper used, could not be had. */
import { ranks } from '@quasi/shared/measures/sensitivity';
import { sharedTable } from '../data.ts';
import { count, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { receiptRecords, receipts } from './printed.ts';
import { type UserColumn, userColumn } from './userColumns.ts';

/** In the order of the printed table, the riskiest first. */
export function receiptColumns(): UserColumn[] {
  const table = sharedTable('retail/pwscup2017_T_named.csv', { header: true });
  return receipts.map(({ name }) => userColumn(table, 'customer_id', name));
}

export function receiptsSection(columns: readonly UserColumn[]): Section {
  return {
    heading: 'Receipts (T1 of Table 5)',
    blocks: [
      `The paper's T1 has ${count(receiptRecords)} records of 400 customers (PWSCUP 2016). We have its sister of the next year: ${count(columns[0].records)} records of 500 customers, drawn in the same way from the same shop. So the values should be near those printed without being equal.`,
      {
        kind: 'table',
        columns: [
          'column',
          'values: T1',
          'here',
          'α_X: T1',
          'here',
          'R(X): T1',
          'here',
          'worst value',
          'records of single users',
        ],
        rows: columns.map(({ name, values, meanAlpha, risk, worst, singleUser }, i) => [
          name,
          count(receipts[i].values),
          count(values),
          (receipts[i].meanAlpha ?? Number.NaN).toFixed(2),
          meanAlpha.toFixed(2),
          share(receipts[i].risk),
          share(risk),
          String(worst),
          percent(singleUser, 1),
        ]),
      },
      `The order of the columns is ${inPrintedOrder(columns) ? 'that' : 'not that'} of the paper. The last two columns are ours: R is a mean, and a mean hides that ${columns.every(({ worst }) => worst === 1) ? '*every* column' : 'a column'} here has values that only one customer has (worst value 1), and how many records hold one. ` +
        `The largest α of time is ${count(Math.max(...columns[0].alphas))}: so many records were bought in that minute by each customer who bought in it, and they raise R(time) as much as ${count(Math.max(...columns[0].alphas))} minutes with one record each.`,
    ],
  };
}

/** The largest relative difference from the printed risks, which have two or three digits. */
export function worstDifference(columns: readonly UserColumn[]): number {
  return Math.max(...columns.map(({ risk }, i) => Math.abs(risk / receipts[i].risk - 1)));
}

/** Whether the columns stand in the order of the printed risks. */
export function inPrintedOrder(columns: readonly UserColumn[]): boolean {
  return ranks(columns.map(({ risk }) => risk)).every((rank, place) => rank === place + 1);
}
