/** The paper's worked examples, and the small tables that show which of its rules are not theorems. */

import { frequencyHistogram } from '@quasi/shared/counts';
import { overallRisk } from '@quasi/shared/measures';
import {
  expectedOverallRisk,
  experienceEntropy,
  frequencyEntropy,
  maximumEntropy,
} from '@quasi/shared/measures/prediction';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { frequencyMatrix } from '../../shared/src/measures/prediction/testPaper.ts';
import { type CodedTable, classSizes, codedTable, drain, fromCodes, sharedTable } from '../data.ts';
import { dependenciesOf } from '../dependencies.ts';
import { type Entropies, entropiesOf } from './entropies.ts';

export interface WorkedExamples {
  /** Table 1. */
  readonly risk: number;
  readonly expected: number;
  /** Its first column in the frequency matrix (eq. 4). */
  readonly ages: readonly number[];
  /** Eq. 18. */
  readonly shuffledRisk: number;
  /** Rule 2: 1000 records, four columns of ten equally frequent values. */
  readonly me: number;
  readonly ee: number;
}

export function workedExamples(): WorkedExamples {
  const first = example('yang2020_table1');
  const tens = Array.from({ length: 4 }, () => new Uint32Array(10).fill(100));
  return {
    risk: riskOf(first),
    expected: expectedRiskOf(first),
    ages: frequencyMatrix(first.columns.map((column) => column.frequencies)).map(([age]) => age),
    shuffledRisk: riskOf(example('yang2020_eq18_shuffled')),
    me: maximumEntropy(1000),
    ee: experienceEntropy(tens.map(frequencyHistogram)),
  };
}

function example(name: string): CodedTable {
  return codedTable(sharedTable(`paper_examples/${name}.csv`, { header: true }));
}

/** Every combination of two values of two columns, once: the truth has more entropy and more risk than its shuffles. */
export function factorial(): Entropies & { readonly risk: number; readonly expected: number } {
  const table = fromCodes(
    ['a', 'b'],
    [
      [0, 0, 1, 1],
      [0, 1, 0, 1],
    ],
    4,
  );
  return { ...entropiesOf(table), risk: riskOf(table), expected: expectedRiskOf(table) };
}

/** Twelve rows each: the one with more entropy has less risk. */
export function twelveRows(): readonly { readonly classes: readonly number[]; entropy: number; risk: number }[] {
  return [
    [4, 4, 4],
    [9, 1, 1, 1],
  ].map((classes) => {
    const sizes = Uint32Array.from(classes);
    return { classes, entropy: frequencyEntropy(sizes, 12), risk: overallRisk(frequencyHistogram(sizes)) };
  });
}

/** The dependency of two independent columns of equally probable values, in 1000 rows: as printed, and above chance. */
export function chanceDependencies(): readonly { readonly values: number; raw: number; adjusted: number }[] {
  const random = seededRandom(11);
  return [10, 30, 100, 300, 500].map((values) => {
    const column = () => Array.from({ length: 1000 }, () => randomBelow(random, values));
    const { raw, adjusted } = dependenciesOf(fromCodes(['a', 'b'], [column(), column()], 1000));
    return { values, raw: raw[0][1], adjusted: adjusted[0][1] };
  });
}

function riskOf(table: CodedTable): number {
  return overallRisk(frequencyHistogram(classSizes(table)));
}

function expectedRiskOf({ columns, rows }: CodedTable): number {
  return drain(
    expectedOverallRisk(
      rows,
      columns.map((column) => frequencyHistogram(column.frequencies)),
    ),
  ).value;
}
