/** What Ito, Kikuchi and Nakagawa print, as far as it is compared here. */

export interface PrintedColumn {
  /** As the column is called here. */
  readonly name: string;
  readonly values: number;
  /** Undefined where it is not printed. */
  readonly meanAlpha?: number;
  readonly risk: number;
}

/** Table 5, T1: shop receipts of 400 customers, 38,087 records. The set itself could not be had. */
export const receipts: readonly PrintedColumn[] = [
  { name: 'time', values: 551, meanAlpha: 22.23, risk: 0.322 },
  { name: 'date', values: 290, meanAlpha: 24.42, risk: 0.186 },
  { name: 'goods', values: 2781, meanAlpha: 1.32, risk: 0.097 },
  { name: 'price', values: 184, meanAlpha: 2.49, risk: 0.012 },
  { name: 'number', values: 97, meanAlpha: 3.15, risk: 0.008 },
];
export const receiptRecords = 38_087;

/** Table 5, T3: Adult, 32,561 records of as many people. */
export const adult: readonly PrintedColumn[] = [
  { name: 'age', values: 73, risk: 2.24e-3 },
  { name: 'occupation', values: 15, risk: 4.61e-4 },
  { name: 'marital-status', values: 7, risk: 2.15e-4 },
  { name: 'race', values: 5, risk: 1.54e-4 },
];

/** Table 6: intervals from so many values. */
export const tableSixSize = 10;

/** A row of Table 6, with the values and the risk of the same column in Table 5. Numbers as they are printed. */
export interface TableSixRow {
  readonly set: 'T1' | 'T2' | 'T3' | 'T4';
  readonly column: string;
  readonly values: number;
  readonly exact: string;
  readonly lowCost: string;
  readonly low: string;
  readonly high: string;
}

/** Table 5: the records of each set. */
export const recordsOfSet: Readonly<Record<TableSixRow['set'], number>> = {
  T1: 38_087,
  T2: 101_766,
  T3: 32_561,
  T4: 42_538,
};

const row = (
  set: TableSixRow['set'],
  column: string,
  values: number,
  exact: string,
  lowCost: string,
  low: string,
  high: string,
): TableSixRow => ({ set, column, values, exact, lowCost, low, high });

/** All of Table 6. */
export const tableSix: readonly TableSixRow[] = [
  row('T1', 'time', 551, '0.3217', '0.0145', '0.1411', '0.5998'),
  row('T1', 'date', 290, '0.1860', '0.0076', '0.1267', '0.2786'),
  row('T1', 'goods', 2781, '0.0965', '0.0730', '0.0718', '0.0982'),
  row('T1', 'price', 184, '0.0121', '0.0048', '0.0036', '0.0132'),
  row('T1', 'number', 97, '0.0080', '0.0025', '0.0017', '0.0152'),
  row('T2', 'days', 14, '1.45E-04', '1.38E-04', '1.46E-04', '1.52E-04'),
  row('T2', 'age', 10, '1.33E-04', '9.83E-05', '1.21E-04', '1.42E-04'),
  row('T2', 'ethnicity', 6, '7.73E-05', '5.90E-05', '6.92E-05', '8.31E-05'),
  row('T2', 'gender', 3, '3.78E-05', '2.95E-05', '3.08E-05', '4.30E-05'),
  row('T3', 'age', 73, '2.24E-03', '2.24E-03', '2.24E-03', '2.24E-03'),
  row('T3', 'occupation', 15, '4.61E-04', '4.61E-04', '4.61E-04', '4.61E-04'),
  row('T3', 'marital-status', 7, '2.15E-04', '2.15E-04', '2.15E-04', '2.15E-04'),
  row('T3', 'race', 5, '1.54E-04', '1.54E-04', '1.54E-04', '1.54E-04'),
  row('T4', 'employment', 30_661, '0.7208', '0.7208', '0.7208', '0.7208'),
  row('T4', 'income', 5597, '0.1316', '0.1316', '0.1316', '0.1316'),
  row('T4', 'amount', 898, '0.0211', '0.0211', '0.0211', '0.0211'),
  row('T4', 'grade', 8, '0.0002', '0.0002', '0.0002', '0.0002'),
];

/** Table 8: the deviation of α over the values of T1's dates, and σ of the mean of s of them. */
export const dateDeviation = 13.33;
export const printedDeviations: readonly (readonly [size: number, deviation: number])[] = [
  [50, 1.75],
  [100, 1.09],
  [150, 0.78],
  [200, 0.53],
  [250, 0.33],
];

/** Table 7, T1 date: records that the sampling model reads and its error, both of one value, and the error of the low-cost model. */
export const printedSampleCost = '131.3';
export const printedSampleError = '.073';
export const printedLowCostError = '.178';
