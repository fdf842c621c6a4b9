/** Table 8 of ITO: how the deviation of the mean α falls with the number of values drawn. */
import { seededRandom } from '@quasi/shared/random';
import type { Section } from '../page.ts';
import { dateDeviation, printedDeviations, receipts } from './printed.ts';
import { deviationOfMean, expectedError, trials } from './samples.ts';
import type { UserColumn } from './userColumns.ts';

const repetitions = 5000;

export interface Deviation {
  readonly size: number;
  readonly printed: number;
  /** Of T1's printed deviation of α. */
  readonly byFormula: number;
  /** The two for the set at hand. */
  readonly simulated: number;
  readonly expected: number;
}

export function deviations(columns: readonly UserColumn[]): Deviation[] {
  const date = columns.find(({ name }) => name === 'date') as UserColumn;
  const { values } = receipts.find(({ name }) => name === 'date') ?? receipts[0];
  return printedDeviations.map(([size, printed]) => ({
    size,
    printed,
    byFormula: deviationOfMean(dateDeviation, values, size),
    simulated: trials(date, size, repetitions, seededRandom(800 + size)).deviation,
    expected: expectedError(date, size) * date.meanAlpha,
  }));
}

/** The largest relative difference between print and formula. */
export function worstDeviation(found: readonly Deviation[]): number {
  return Math.max(...found.map(({ printed, byFormula }) => Math.abs(printed / byFormula - 1)));
}

export function deviationsSection(found: readonly Deviation[]): Section {
  return {
    heading: 'The deviation of the mean (Table 8)',
    blocks: [
      `The paper prints σ for growing samples of T1's dates and a deviation of single α of ${dateDeviation}. Its numbers follow σ/√s·√((|D_X| − s)/(|D_X| − 1)): values drawn *without* putting back, so that nothing is left to chance when all are drawn. Its Table 6, however, must have been drawn *with* putting back: it takes ten values of columns that have three and six, and one interval is not centred on the exact risk.`,
      {
        kind: 'table',
        columns: ['values drawn', 'T1 printed', 'T1 by the formula', 'here, simulated', 'here, by the formula'],
        left: [],
        rows: found.map(({ size, printed, byFormula, simulated, expected }) => [
          String(size),
          printed.toFixed(2),
          byFormula.toFixed(2),
          simulated.toFixed(2),
          expected.toFixed(2),
        ]),
      },
    ],
  };
}
