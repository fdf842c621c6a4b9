/** Counts rounded to multiples of a base, each by itself: totals then are no sums any more, so that nothing can be subtracted. */
import { type CellColumn, CellIs, type CountTable } from '../countTable.ts';

/** To the nearest multiple, halves up. */
export const rounded = (value: number, base: number): number => Math.floor(value / base + 0.5) * base;

export function roundedTable(table: CountTable, base: number): CountTable {
  const ofColumn = (column: CellColumn): CellColumn => ({
    ...column,
    values: column.values.map((value, code) => (column.kinds[code] === CellIs.count ? rounded(value, base) : value)),
  });
  return { ...table, counts: table.counts.map(ofColumn) };
}

const parted = /^\d{1,3}(?<sign>[.,'’ \u00a0\u202f])\d{3}/;

/** The count as it was written: with the same sign between thousands, and `.0` behind it if it was there. */
export function writtenLike(text: string, value: number): string {
  const was = text.trim();
  const fraction = /^\d+(\.0{1,2})$/.exec(was)?.[1] ?? '';
  const sign = parted.exec(was)?.groups?.['sign'];
  const digits = value.toFixed(0);
  return (sign === undefined ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, sign)) + fraction;
}
