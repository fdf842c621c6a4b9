/** From names of columns, as people give them, to their numbers. Whoever reads the names makes sure that they exist. */
import type { Table } from '../table/index.ts';

export function columnNumber(table: Table, name: string): number {
  return table.columns.findIndex((column) => column.name === name);
}

export function numbersOf(table: Table, names: readonly string[]): number[] {
  return names.map((name) => columnNumber(table, name));
}
