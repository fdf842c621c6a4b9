/** All minimal unique combinations of a table with what COL makes of them: S as printed and exact, and the baselines. */
import { searchUniqueCombinations } from '@quasi/shared/combinations';
import { frequencyHistogram } from '@quasi/shared/counts';
import {
  type Baselines,
  baselines,
  columnSensitivity,
  type ExactSensitivity,
  exactSensitivity,
} from '@quasi/shared/measures/sensitivity';
import { Codes } from '@quasi/shared/table';
import { type CodedTable, drain } from '../data.ts';

/** The paper's default for every column. */
export const reveal = 0.5;

export interface Combinations {
  readonly sets: readonly (readonly number[])[];
  readonly duplicateRows: number;
}

/** Up to `kappa` columns each, all of them if it is undefined. */
export function combinationsOf({ columns, rows }: CodedTable, kappa?: number, distinctRows = false): Combinations {
  const codes = columns.map(({ values, limit }) => {
    const column = new Codes();
    column.splice(0, 0, values, limit);
    return column;
  });
  const sets: number[][] = [];
  const found = drain(
    searchUniqueCombinations(codes, rows, { kappa, distinctRows, onSet: (set) => sets.push([...set]) }),
  );
  return { sets, duplicateRows: found.duplicateRows };
}

/** S of each column, COL (1), all columns being revealed with ½. */
export function printedSensitivity(sets: readonly (readonly number[])[], columns: number): Float64Array {
  return columnSensitivity(sets, new Float64Array(columns).fill(reveal));
}

/** S* of each, or bounds where it would take too long. */
export function exactSensitivities(sets: readonly (readonly number[])[], columns: number): ExactSensitivity[] {
  const reveals = new Float64Array(columns).fill(reveal);
  return Array.from({ length: columns }, (_, column) => drain(exactSensitivity(sets, column, reveals)));
}

export function baselinesOf({ columns }: CodedTable): Baselines[] {
  return columns.map(({ frequencies }) => baselines(frequencyHistogram(frequencies)));
}

/** How many sets there are of each size, beginning with 1. */
export function sizesOf(sets: readonly (readonly number[])[]): number[] {
  const counts: number[] = [];
  for (const { length } of sets) {
    while (counts.length < length) counts.push(0);
    counts[length - 1]++;
  }
  return counts;
}
