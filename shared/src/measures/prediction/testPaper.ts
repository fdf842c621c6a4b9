/** What the paper computes and the product does not: for what reproduces it, and for tests. */

import { complete, type Dependency, type DescribedColumn, dependency, independent } from './dependency.ts';
import type { PairInformation } from './pairInformation.ts';

/** The share of rows that hold the tuple; 0 in a table without rows. */
export function support(count: number, rows: number): number {
  return rows === 0 ? 0 : count / rows;
}

/** conf(t ⇒ s): the share of the rows with t that hold s too. Undefined if no row holds t. */
export function confidence(countOfBoth: number, countOfCondition: number): number | undefined {
  return countOfCondition === 0 ? undefined : countOfBoth / countOfCondition;
}

/** `matrix[i][j]` is the dependency of column i on column j; `informationOf` is asked for i < j only. */
export function dependencyMatrix(
  columns: readonly DescribedColumn[],
  informationOf: (i: number, j: number) => PairInformation,
): Dependency[][] {
  return columns.map((dependent, i) =>
    columns.map((determinant, j) => {
      if (i === j) return dependent.distinct <= 1 ? independent : complete;
      return dependency(informationOf(Math.min(i, j), Math.max(i, j)), dependent, determinant);
    }),
  );
}

/**
 * A row per place and a column per column: how often the first value of a column occurs, the second, and so on, with
 * zeros below the shorter columns. Each column sums to the number of rows. Frequencies of 0, of values that occur no
 * more, are passed over; the order of the others is kept and means nothing.
 */
export function frequencyMatrix(frequencies: readonly Uint32Array[]): number[][] {
  const columns = frequencies.map((own) => own.filter((frequency) => frequency > 0));
  const height = columns.reduce((most, column) => Math.max(most, column.length), 0);
  return Array.from({ length: height }, (_, place) => columns.map((column) => column[place] ?? 0));
}
