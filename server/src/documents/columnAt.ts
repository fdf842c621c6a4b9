/** The way from a place in a document to the cell that stands there, and to its column. */
import type { Analysis } from '@quasi/shared/analysis';
import { type Cell, CellKind, recordAt } from '@quasi/shared/table';
import type { Range } from 'vscode-languageserver/node';
import type { DocumentWatch } from './documentWatch.ts';

/** The cell of a record that holds all from one offset to another, or whose key does; undefined where there is none, or none of a column. */
export function cellAt(
  analysis: Analysis,
  record: number,
  from: number,
  to: number,
): { readonly cell: Cell; readonly column: number; readonly isName: boolean } | undefined {
  const cells = record < 0 ? [] : analysis.cellsOf(record);
  const holds = ({ start, end }: Pick<Cell, 'start' | 'end'>) => start <= from && to <= end;
  const place = cells.findIndex((cell) => isThere(cell) && (holds(cell) || (cell.key && holds(cell.key))));
  const column = analysis.table.columns.findIndex(({ index }) => index === place);
  if (column < 0) return undefined;
  const cell = cells[place];
  const isName = cell.key !== undefined ? !holds(cell) : record < analysis.table.headerRecords;
  return { cell, column, isName };
}

function isThere({ kind }: Cell): boolean {
  return kind !== CellKind.absent && kind !== CellKind.damaged;
}

/** The column whose cell of the first record, which names the columns if any does, or whose key in any record holds the whole of a range. */
export function columnAt({ document }: DocumentWatch, analysis: Analysis, { start, end }: Range): number | undefined {
  const from = document.text.offsetAt(start);
  const record = recordAt(analysis.table, from);
  if (record !== 0 && !analysis.table.json) return undefined;
  const at = cellAt(analysis, record, from, document.text.offsetAt(end));
  return record === 0 || at?.isName ? at?.column : undefined;
}
