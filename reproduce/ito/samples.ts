/** ITO's sampling model tried many times: how far off it is, what it costs, and how often its intervals hold the exact risk. */
import { type SampledRisk, sampledRisk } from '@quasi/shared/measures/background';
import type { Random } from '@quasi/shared/random';
import { randomRows } from '../data.ts';
import { mean } from '../numbers.ts';
import type { UserColumn } from './userColumns.ts';

/** An interval of each sort that the paper's text leads to, and ours. */
export type Interval = 'ours' | 'normal' | 'one error' | 'single values';

export interface Trials {
  readonly size: number;
  /** Root mean square error of the risk, relative to it. */
  readonly error: number;
  /** Of the mean α, over the trials: the σ of Table 8. */
  readonly deviation: number;
  /** Mean number of records read. */
  readonly cost: number;
  /** Share of the trials whose interval holds the exact risk. */
  readonly coverage: Readonly<Record<Interval, number>>;
  /** Mean half-width of the interval, relative to the exact risk. */
  readonly halfWidth: Readonly<Record<Interval, number>>;
  /** Trials in which the exact risk lies above ours: the error that would lull somebody. */
  readonly missedAbove: number;
  /** The estimated risks, trial by trial. */
  readonly risks: Float64Array;
}

/** 90 % of a normal law lie so many standard errors about its middle. */
const normalErrors = 1.6449;

export function trials(column: UserColumn, wanted: number, repetitions: number, random: Random): Trials {
  const { alphas, recordsOf, values, records, risk } = column;
  const size = Math.min(wanted, values);
  const held = { ours: 0, normal: 0, 'one error': 0, 'single values': 0 };
  const widths = { ours: 0, normal: 0, 'one error': 0, 'single values': 0 };
  const risks = new Float64Array(repetitions);
  let squares = 0;
  let cost = 0;
  let above = 0;
  for (let trial = 0; trial < repetitions; trial++) {
    const drawn = randomRows(values, size, random);
    const sample = sampledRisk(
      Array.from(drawn, (value) => alphas[value]),
      values,
      records,
    );
    if (sample === undefined) throw new Error('There is no value to draw.');
    risks[trial] = sample.risk;
    squares += (sample.risk - risk) ** 2;
    for (const value of drawn) cost += recordsOf[value];
    const intervals = intervalsOf(sample, values / records);
    for (const sort of Object.keys(held) as Interval[]) {
      const [low, high] = intervals[sort];
      // Sums in another order differ in the last digits.
      if (low <= risk * (1 + 1e-12) && risk * (1 - 1e-12) <= high) held[sort]++;
      widths[sort] += (high - low) / 2 / risk;
    }
    if (sample.high < risk * (1 - 1e-12)) above++;
  }
  const each = (sums: Record<Interval, number>) => ({
    ours: sums.ours / repetitions,
    normal: sums.normal / repetitions,
    'one error': sums['one error'] / repetitions,
    'single values': sums['single values'] / repetitions,
  });
  const middle = mean(risks);
  const spread = risks.reduce((sum, value) => sum + (value - middle) ** 2, 0) / repetitions;
  return {
    size,
    error: Math.sqrt(squares / repetitions) / risk,
    deviation: (Math.sqrt(spread) * records) / values,
    cost: cost / repetitions,
    coverage: each(held),
    halfWidth: each(widths),
    missedAbove: above / repetitions,
    risks,
  };
}

function intervalsOf(sample: SampledRisk, perAlpha: number): Record<Interval, readonly [number, number]> {
  const error = sample.standardError ?? 0;
  const single = perAlpha * (sample.deviation ?? 0);
  return {
    ours: [sample.low, sample.high],
    normal: [sample.risk - normalErrors * error, sample.risk + normalErrors * error],
    'one error': [sample.risk - error, sample.risk + error],
    'single values': [sample.risk - single, sample.risk + single],
  };
}

/** σ/(√s α_X)·√((|D_X| − s)/(|D_X| − 1)): the relative error of one standard error (Theorem 2, corrected). */
export function expectedError({ alphas, values, meanAlpha }: UserColumn, size: number): number {
  const squares = alphas.reduce((sum, alpha) => sum + (alpha - meanAlpha) ** 2, 0);
  return deviationOfMean(Math.sqrt(squares / values), values, size) / meanAlpha;
}

/** The deviation of the mean of `size` of `values` numbers of this deviation, drawn without putting back. */
export function deviationOfMean(deviation: number, values: number, size: number): number {
  return (deviation / Math.sqrt(size)) * Math.sqrt((values - size) / (values - 1));
}

/** How often the riskiest column of a sample of each is the one of the highest exact risk. */
export function rightlyFirst(risksOfColumns: readonly Float64Array[], first: number): number {
  const [{ length }] = risksOfColumns;
  let right = 0;
  for (let trial = 0; trial < length; trial++) {
    if (risksOfColumns.every((risks, i) => i === first || risks[trial] < risksOfColumns[first][trial])) right++;
  }
  return right / length;
}
