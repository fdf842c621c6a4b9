/** Roles of a table made of columns, for tests. */
import { inferRole } from '../inferRole.ts';
import { type ColumnForm, formOf } from '../sample.ts';
import { columnOf, finished } from '../testColumn.ts';
import { rolesInTable } from './index.ts';

export type Columns = Readonly<Record<string, readonly string[]>>;

export function formsOf(columns: Columns): ColumnForm[] {
  return Object.entries(columns).map(([name, values]) => formOf(columnOf(name, values)));
}

/** By the name of the column. */
export function rolesOf(columns: Columns): Record<string, string> {
  const alone = Object.entries(columns).map(([name, values]) => finished(inferRole(columnOf(name, values))));
  const names = Object.keys(columns);
  return Object.fromEntries(finished(rolesInTable(formsOf(columns), alone)).map(({ role }, i) => [names[i], role]));
}

const ROWS = 60;

/** Sixty rows; each column has its own step through the values. */
export function rowsOf(values: readonly string[], step: number): string[] {
  return Array.from({ length: ROWS }, (_, i) => values[(i * step + Math.floor(i / 7)) % values.length]);
}
