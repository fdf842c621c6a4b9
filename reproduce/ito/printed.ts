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
/** T1 date: the half-width of its interval, in units of α. */
export const printedHalfWidth = 9.97;
/** What else we have of it, beside the exact risks of the same columns in Table 5. */
export const printedIntervals: readonly (readonly [column: string, interval: string, exact: string])[] = [
  ['T2 gender', 'centred at 3.69e-5', '3.78e-5'],
  ['T2 days', '1.46e-4 to 1.52e-4', '1.45e-4'],
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

/** Table 7, T1 date, of which alone we have the numbers: the records that the sampling model is said to read, and the error of the low-cost model. */
export const printedSampleCost = 131.3;
export const printedLowCostError = 0.178;
