/** Puts an apostrophe before the cells of a column that a spreadsheet would run, so that it shows them as text (OWASP, CSV Injection). */
import { isFormulaIn } from '../analysis/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import type { Table, TextSource } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { changeColumn } from './changeColumn.ts';

export function escapeFormulas(
  table: Table,
  text: TextSource,
  column: number,
  role: Pick<ColumnRole, 'kind'>,
): Generator<number, CellEdit[]> {
  return changeColumn(table, text, column, (value) => (isFormulaIn(role, value) ? `'${value}` : undefined));
}
