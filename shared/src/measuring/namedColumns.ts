/** Between names of columns, as people give them, and their numbers. The caller makes sure that the names exist. */
import { searchAmong } from '../analysis/index.ts';
import { type SetSearch, searchByCounting, searchOfRows } from '../combinations/index.ts';
import { rowsIn } from '../counts/index.ts';
import { Codes, type Columns } from '../table/index.ts';
import type { Measured } from './measured.ts';

export function columnNumber(table: Columns, name: string): number {
  return table.columns.findIndex((column) => column.name === name);
}

export function numbersOf(table: Columns, names: readonly string[]): number[] {
  return names.map((name) => columnNumber(table, name));
}

export function namesOf(table: Columns, columns: readonly number[]): string[] {
  return columns.map((column) => table.columns[column].name);
}

/** The codes of the columns that are asked about; `missingDiffers`: each missing cell has a code of its own. */
export function codesOf({ table, facts }: Measured, columns: readonly number[], missingDiffers = false): Codes[] {
  return rowsIn(facts.counts)
    .codes(columns)
    .map((codes, i) => {
      const { dictionary } = table.columns[columns[i]];
      return missingDiffers && dictionary.count(0) > 0 ? withDistinctMissing(codes, dictionary.size) : codes;
    });
}

/** Over the rows where they are at hand. `missingDiffers`: no two missing cells are equal. */
export function searchOf(measured: Measured, columns: readonly number[], missingDiffers = false): SetSearch {
  const { counts } = measured.facts;
  if (!missingDiffers) return searchAmong(counts, columns);
  if (!counts.rows) return searchByCounting(counts, columns, 'distinct');
  return searchOfRows(codesOf(measured, columns, missingDiffers), counts.rowCount);
}

function withDistinctMissing(codes: Codes, size: number): Codes {
  let next = size;
  const distinct = Uint32Array.from(codes.view, (code) => (code === 0 ? next++ : code));
  const result = new Codes();
  result.splice(0, 0, distinct, next);
  return result;
}
