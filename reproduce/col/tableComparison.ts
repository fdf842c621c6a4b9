/** S, S* and COL's baselines on the hotel and the shared tables: how far ranks agree, and how much too large S is. */
import { type CodedTable, classSizes, columnsOf, rowsOf } from '../data.ts';
import { mean } from '../numbers.ts';
import { baselineRanks, type ColumnRanks, kendall } from './baselineRanks.ts';
import { combinationsOf, exactSensitivities, printedSensitivity } from './combinations.ts';
import type { NamedTable } from './tables.ts';

export interface TableComparison {
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  readonly sets: number;
  readonly duplicateRows: number;
  readonly ranks: ColumnRanks;
  /** Over the columns that are in a combination: mean and largest S/S* − 1, and τ-b of both; NaN without any. */
  readonly meanExcess: number;
  readonly mostExcess: number;
  readonly sameOrder: number | undefined;
}

export const kappa = 5;

/** Without a combination S is 0 for all columns, and nothing is ranked. */
export function isRanked({ sets }: TableComparison): boolean {
  return sets > 0;
}

/** With all rows, as in the paper. */
export function compareTable({ label, table }: NamedTable): TableComparison {
  const { sets, duplicateRows } = combinationsOf(table, kappa);
  const columns = table.columns.length;
  const printed = Array.from(printedSensitivity(sets, columns));
  const exact = exactSensitivities(sets, columns).map(({ value, lower, upper }) => value ?? (lower + upper) / 2);
  const excess = printed.flatMap((value, i) => (value > 0 ? [value / exact[i] - 1] : []));
  return {
    label,
    rows: table.rows,
    columns,
    sets: sets.length,
    duplicateRows,
    ranks: baselineRanks(table, sets),
    meanExcess: mean(excess),
    mostExcess: Math.max(...excess),
    sameOrder: kendall(printed, exact),
  };
}

/** A table and its first row once more: what is left of its combinations. */
export function withOneRepeated(table: CodedTable): number {
  const rows = Uint32Array.from({ length: table.rows + 1 }, (_, row) => row % table.rows);
  return combinationsOf(rowsOf(table, rows), kappa).sets.length;
}

/** The columns that single most of Adult's rows out, though none of its combinations is unique. */
export const telling = ['age', 'fnlwgt', 'occupation'];

/** The share of the rows that are alone on them. */
export function tellingShare({ names, rows, columns }: CodedTable): number {
  const positions = telling.map((name) => names.indexOf(name));
  const sizes = classSizes(columnsOf({ names, rows, columns }, positions));
  return sizes.filter((size) => size === 1).length / rows;
}

/** Whether two orders are much the same, by Kendall's τ; no τ is no order to agree with. */
export function ranksAlike(tau: number | undefined): boolean {
  return (tau ?? 0) > 0.5;
}
