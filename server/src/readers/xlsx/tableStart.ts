/** Where the table of a sheet begins: titles and remarks above it fill few of its columns. They are skipped only where that is clear. */
import type { SheetRow } from './sheetRows.ts';

/** More rows are no titles. */
const MOST_TITLES = 20;

/**
 * The first row with more than half as many filled cells as most rows have, if it names the columns, or an empty row stands above it:
 * otherwise a person with few known values would be left out. `isHeader`: whether a row names the columns, for sure.
 */
export function tableStart(rows: readonly SheetRow[], isHeader: (row: number) => boolean): number {
  const usual = usualWidth(rows);
  const start = rows.findIndex((row) => 2 * filledCells(row) > usual);
  const [before, first] = [rows[start - 1], rows[start]];
  if (!before || !first || start > MOST_TITLES) return 0;
  const isParted = first.number > before.number + 1;
  return isParted || isHeader(start) ? start : 0;
}

function filledCells({ texts }: SheetRow): number {
  return texts.filter((text) => text.trim() !== '').length;
}

/** The most frequent number of filled cells; of several the greatest. */
function usualWidth(rows: readonly SheetRow[]): number {
  const rowsOfWidth = new Map<number, number>();
  for (const row of rows) {
    const width = filledCells(row);
    rowsOfWidth.set(width, (rowsOfWidth.get(width) ?? 0) + 1);
  }
  let usual = 0;
  for (const [width, count] of rowsOfWidth) {
    const most = rowsOfWidth.get(usual) ?? 0;
    if (count > most || (count === most && width > usual)) usual = width;
  }
  return usual;
}
