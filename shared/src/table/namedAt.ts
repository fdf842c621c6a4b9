/** Where a text says the name of a column: in its first record, or at the first key of a JSON text that has it. */
import type { Cell, Layout } from './table.ts';

/** `place`: of the column in a record. */
export function namingRecord({ json }: Pick<Layout, 'json'>, place: number): number {
  return Math.max(0, json?.columns.at(place)?.firstRecord ?? 0);
}

/** The bytes of the name, or of the cell where it has none. */
export function namePlace(cell: Cell): { readonly start: number; readonly end: number } {
  return cell.key ?? cell;
}
