/** Tables 1 to 3 of ITO: ten receipts of three customers, where every number can be followed by hand. */
import { sampledRisk } from '@quasi/shared/measures/background';
import type { Table } from '@quasi/shared/table';
import { sharedTable } from '../data.ts';
import { share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { type UserColumn, userColumn } from './userColumns.ts';

const printedRisk = 0.65;
const printedLowCost = 0.3;
const printedMeanAlpha = 13 / 6;
const printedSample = 0.75;
/** Table 3: value of date, records, users, Pr(idf, x), α. */
const printedDates = [
  ['2010/12/1', 4, 2, 0.2, 2],
  ['2010/12/2', 3, 2, 0.15, 1.5],
  ['2010/12/3', 3, 1, 0.3, 3],
] as const;

export interface WorkedExample {
  readonly columns: readonly UserColumn[];
  /** From the two values of date with α = 2 and 3, as in the paper. */
  readonly sample: number;
  /** Of the values of date. */
  readonly dates: readonly KnownDate[];
  readonly agrees: boolean;
}

interface KnownDate {
  readonly value: string;
  readonly records: number;
  readonly users: number;
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
  const dates = knownDates(table);
  const agrees = dates.every(({ value, records, users }, i) => {
    const [name, ofRecords, ofUsers, risk, alpha] = printedDates[i];
    pairs.push(
      [records, ofRecords],
      [users, ofUsers],
      [records / users / table.rowCount, risk],
      [records / users, alpha],
    );
    return value === name;
  });
  return {
    columns,
    sample,
    dates,
    agrees: agrees && pairs.every(([here, printed]) => Math.abs(here - printed) < 1e-9),
  };
}

function knownDates(table: Table): KnownDate[] {
  const [user, date] = ['user ID', 'date'].map((name) => {
    const { codes, dictionary } = table.columns.find((column) => column.name === name) ?? table.columns[0];
    return Array.from(codes.view, (code) => dictionary.text(code));
  });
  return [...new Set(date)].map((value) => {
    const users = user.filter((_, record) => date[record] === value);
    return { value, records: users.length, users: new Set(users).size };
  });
}

export function workedSection({ columns, sample, dates }: WorkedExample): Section {
  const records = dates.reduce((sum, date) => sum + date.records, 0);
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
      'Table 3, value by value of date:',
      {
        kind: 'table',
        columns: ['x', '|R_x|', 'Pr(x)', '|U_x|', 'Pr(idf|x)', 'Pr(idf, x)', 'α_x'],
        rows: dates.map(({ value, records: own, users }) => [
          value,
          String(own),
          share(own / records, 1),
          String(users),
          share(1 / users, 1),
          share(own / records / users, 2),
          (own / users).toFixed(1),
        ]),
        left: [0],
      },
    ],
  };
}
