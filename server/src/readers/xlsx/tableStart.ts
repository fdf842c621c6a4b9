/** Where the table of a sheet begins: titles and remarks above it fill only some of its columns. */
import type { SheetRow } from './sheetRows.ts';

/** The first of the rows in which more than half as many cells are filled as in most rows. */
export function tableStart(rows: readonly SheetRow[]): number {
  const usual = usualWidth(rows);
  const start = rows.findIndex((row) => 2 * filledCells(row) > usual);
  return Math.max(0, start);
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
